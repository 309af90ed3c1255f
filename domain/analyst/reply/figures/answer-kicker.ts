import type { Fact } from "../../../facts/fact.ts";
import { kicksOf } from "../sheet/kicks-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

/** Either of two is no yes and no no. */
const EITHER = /\bor\b/;
const LONGEST = /\b(?:longest|farthest|furthest|deepest)\b/;
const MISSES = /\b(?:miss\w*|perfect)\b/;

/**
 * `was Tucker perfect`, `his longest and did he miss any`, `he hit the one at the end, right`, of a kicker: whether all his kicks were good, or the longest that was, with his line
 * and each of them, or whether the last one was.
 * Null where more is asked, and where he had no kick.
 */
export function answerKicker(
  { text, asks, players: [kicker, other], concepts, period, threshold, nth, unknown, numbers }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (kicker?.position !== "K" || other !== undefined || period !== null || threshold !== null) return null;
  if (isOfLast({ asks, concepts, text })) return lastKick(kicker.playerId, concepts.has("win"), sheet);
  const isOfAll = asks === "yesNo" && /\bperfect\b/.test(text) && concepts.size === 0;
  // `how many field goals and extra points did he make`, `out of how many tries`
  const isOfTries =
    concepts.has("fieldGoal") && (concepts.has("extraPoint") || concepts.has("attempt")) && nth === null;
  if (isOfTries && unknown.length + numbers.length === 0 && isOnly(concepts, OF_TRIES)) {
    const isOfMiss = asks === "yesNo" && /\bmiss\w*\b/.test(text) && !/\bn(?:o|ot|t|ever)\b/.test(text);
    const told = hisKicks(kicker, sheet);
    return told === null || !isOfMiss ? told : withOpening(missesOf(kicker, sheet).length > 0, told);
  }
  const isOfBoth =
    LONGEST.test(text) && MISSES.test(text) && nth === null && isOnly(concepts, "longest fieldGoal kick made missed");
  // The longest of the missed ones is one kick.
  if (!isOfAll && (!isOfBoth || /\blongest miss|\bmissed? (?:the |his )?longest\b/.test(text))) return null;
  const misses = missesOf(kicker, sheet);
  if (isOfAll) {
    const told = hisKicks(kicker, sheet);
    return told === null ? null : withOpening(EITHER.test(text) ? null : misses.length === 0, told);
  }
  const [longest] = sheet.index
    .ofKind("score")
    .filter(({ marks, roles }) => marks.includes("fieldGoal") && roles.kicker === kicker.playerId)
    .toSorted((one, another) => (another.values.kickYards ?? 0) - (one.values.kickYards ?? 0));
  if (longest === undefined) return null;
  sheet.begin();
  return [
    sheet.event(longest),
    ...(misses.length > 0
      ? misses.map((fact) => sheet.event(fact))
      : [sheet.say(`${sheet.name(kicker.playerId)} missed no kick.`, longest)]),
  ];
}

const OF_TRIES = "fieldGoal extraPoint made attempt missed kick total list";

function missesOf({ playerId }: Question["players"][number], { index }: GameSheet): readonly Fact[] {
  return index.ofKind("miss", "block").filter(({ roles }) => roles.kicker === playerId);
}

/** A kicker's line, and his kicks one by one; null of who had none. */
function hisKicks(kicker: Question["players"][number], sheet: GameSheet): Sentence[] | null {
  const lines = linesOf(kicker, sheet).filter(({ marks }) => marks.includes("kicking"));
  const told = lines.flatMap((line) => [...sheet.sentences(line), ...kicksOf(line, sheet, null)]);
  return told.length === 0 ? null : told;
}

/** `the kick` may be an extra point: of a field goal the text says so, or that it was at the end. */
const ONE_KICK = /\b(?:fgs?|field goals?)\b|\bkick (?:at|in) the (?:very )?end\b|\bgame ?winn\w+\b/;

function isOfLast({ asks, concepts, text }: Pick<Question, "asks" | "concepts" | "text">): boolean {
  return (
    asks === "yesNo" &&
    concepts.has("made") &&
    ONE_KICK.test(text) &&
    (concepts.has("last") || concepts.has("win")) &&
    isOnly(concepts, "made fieldGoal kick last win")
  );
}

/** Whether his last field goal try of the game was good; null where one that was good is said to have won the game, which is another question. */
function lastKick(kicker: string, isToWin: boolean, sheet: GameSheet): Sentence[] | null {
  const last = sheet.index
    .ofKind("score", "miss", "block")
    .filter(({ marks, roles }) => marks.includes("fieldGoal") && roles.kicker === kicker)
    .toSorted((one, other) => sheet.index.compareTime(one, other))
    .at(-1);
  const isGood = last?.kind === "score";
  if (last === undefined || (isToWin && isGood)) return null;
  sheet.begin();
  return withOpening(isGood, [sheet.event(last)]);
}
