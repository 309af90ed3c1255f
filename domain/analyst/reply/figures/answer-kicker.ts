import type { Fact } from "../../../facts/fact.ts";
import { kicksOf } from "../sheet/kicks-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

/** Either of two is no yes and no no, and neither is what is denied. */
const EITHER = /\b(?:or|either|any|not|nt|never|almost|nearly|except|but|besides|until)\b/;
const LONGEST = /\b(?:longest|farthest|furthest|deepest)\b/;
const MISSES = /\b(?:miss\w*|perfect)\b/;

/**
 * `was Tucker perfect`, `his longest and did he miss any`, `he hit the one at the end, right`, of a kicker: whether all his kicks were good, or the longest that was, with his line
 * and each of them, or whether the last one was.
 * Null where more is asked, and where he had no kick.
 */
export function answerKicker(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, asks, concepts, period, threshold, nth, unknown, numbers } = question;
  const kickers = kickersMeant(question, sheet);
  const [kicker, other] = kickers;
  if (kicker === undefined || threshold !== null) return null;
  if (/\bperfect\b/.test(text) && isOnly(concepts, "fieldGoal extraPoint kick"))
    return perfectOnes(kickers, question, sheet);
  if (period !== null || other !== undefined) return null;
  if (isOfLast({ asks, concepts, text })) return lastKick(kicker.playerId, concepts.has("win"), sheet);
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
  if (!isOfBoth || /\blongest miss|\bmissed? (?:the |his )?longest\b/.test(text)) return null;
  const misses = missesOf(kicker, sheet);
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

type Kicker = Pick<Question["players"][number], "playerId">;

/** The kicker that is named; of `the Chiefs' kicker` and `the kickers` those who kicked. */
function kickersMeant({ players, position, teams }: Question, sheet: GameSheet): readonly Kicker[] {
  if (players.length > 0 || position !== "K") return players.every((one) => one.position === "K") ? players : [];
  return sheet
    .lines(null)
    .filter(({ team, marks }) => marks.includes("kicking") && (teams.length === 0 || teams.includes(team ?? "")))
    .flatMap(({ roles: { player } }) => (player === undefined ? [] : [{ playerId: player }]));
}

/** Whether all kicks of all who are asked about were good, with each of them. */
function perfectOnes(kickers: readonly Kicker[], question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, asks, period, numbers, concepts } = question;
  const told = kickers.flatMap((one) => hisKicks(one, sheet, period) ?? []);
  const isSo = kickers.every((one) => missesOf(one, sheet).every(({ at }) => period !== null && !isAt(period, at)));
  // From how far he was perfect is not read, nor at which kicks.
  const isOfSome = numbers.length > 0 || concepts.size > 0;
  const isOpen = !/^(?:yesNo|other)$/.test(asks) || EITHER.test(text) || isOfSome;
  return told.length === 0 ? null : withOpening(isOpen ? null : isSo, told);
}

function missesOf({ playerId }: Kicker, { index }: GameSheet): readonly Fact[] {
  return index.ofKind("miss", "block").filter(({ roles }) => roles.kicker === playerId);
}

/** A kicker's line, and his kicks one by one; null of who had none. */
function hisKicks(kicker: Kicker, sheet: GameSheet, period: Question["period"] = null): Sentence[] | null {
  const lines = linesOf(kicker, sheet, period).filter(({ marks }) => marks.includes("kicking"));
  const told = lines.flatMap((line) => [
    ...sheet.sentences(line).map((one) => inPeriod(one, { period })),
    ...kicksOf(line, sheet, period),
  ]);
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
