import { decimal } from "../../../facts/wording/number-words.ts";
import type { PlayerLine } from "../../../game/player-line.ts";
import { shownGap } from "../../../words/shown-gap.ts";
import type { Concept } from "../question/lexicon.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

type Field =
  | "passingYards"
  | "passingTouchdowns"
  | "rushingYards"
  | "rushingAttempts"
  | "receptions"
  | "receivingYards"
  | "fantasyPoints"
  | "fantasyPointsPPR";

/** What a projection is of, by the words that fans say beside it; the first that is said is meant. */
const FIGURES: readonly (readonly [says: RegExp, field: Field, words: string])[] = [
  [/\b(?:rush\w*|run\w*|ground) (?:yards?|yardage)\b|\brushing\b/, "rushingYards", "rushing yards"],
  [/\b(?:receiv\w*|catch\w*) (?:yards?|yardage)\b|\breceiving\b/, "receivingYards", "receiving yards"],
  [
    /\b(?:pass\w*|throw\w*|air) (?:yards?|yardage)\b|\bpassing\b(?! (?:tds?|touchdowns?))/,
    "passingYards",
    "passing yards",
  ],
  [/\b(?:td|touchdown) pass\w*|\bpassing (?:tds?|touchdowns?)\b/, "passingTouchdowns", "touchdown passes"],
  [/\b(?:catch(?:es)?|receptions?)\b/, "receptions", "catches"],
  [/\b(?:carries|rush attempts)\b/, "rushingAttempts", "carries"],
];
/** Points by other rules than PPR, of which no fact has the projection. */
const RULES: readonly (readonly [concept: Concept, words: string, perCatch: number])[] = [
  ["halfPpr", "half-PPR points", 0.5],
  ["standard", "points in standard scoring", 0],
];
const OF_PROJECTION = /\bproject(?:ion|ions|ed)?\b/;
/** A verdict is against the projection, too. */
const OF_VERDICT =
  /\b(?:bust(?:ed)?|boom(?:ed)?|dud|let ?down|flop(?:ped)?|disappoint\w*|over ?perform\w*|under ?perform\w*|over ?achiev\w*|under ?achiev\w*|expect(?:ed|ations?)|worth (?:it|starting|a start|the start))\b/;
const EITHER =
  /\b(?:over|above|higher|boom|more)(?: than)? or (?:under|below|lower|bust|less)\b|\b(?:under|below|bust) or (?:over|above|boom)\b/;
const HOW_FAR =
  /\bhow (?:far|much|many (?:yards|points|yds|pts|catches)|big|short|badly)\b.*\b(?:below|under|above|over|short|shy|off|away|beat|miss(?:ed)?|exceed\w*|top(?:ped)?|differ\w*|from)\b|\bby how (?:much|many)\b/;
const YES_OVER =
  /\b(?:beat|reach|hit|meet|get to|got to|live up to|top|exceed|clear|cover|smash|crush|make|go over|finish (?:over|above)|over|above|boom|over ?(?:perform|achiev)\w*|worth)\b/;
const YES_UNDER =
  /\b(?:miss|fall short|under|below|short of|bust|dud|let ?down|flop|disappoint\w*|under ?(?:perform|achiev)\w*)\b/;

/**
 * How far somebody's figure was from what had been projected of it (`how far below his rushing projection did Mattison finish`), and whether he reached it.
 * Null where no figure beside fantasy points is named and no distance is asked, and where there is no projection.
 */
export function answerApartFromProjected(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, asks, isShared, concepts } = question;
  const rules = RULES.find(([concept]) => concepts.has(concept));
  if (players.length === 0 || isShared || sheet.index.phase !== "over") return null;
  const isAsked = OF_PROJECTION.test(text) || (rules !== undefined && OF_VERDICT.test(text));
  if (!isAsked || (players.length > 1 && rules === undefined)) return null;
  const named = rules === undefined ? FIGURES.find(([says]) => says.test(text)) : undefined;
  const isOver = YES_OVER.test(text);
  const isEither = rules !== undefined && EITHER.test(text);
  const isHeld = asks === "yesNo" && (named ?? rules) !== undefined && isOver !== YES_UNDER.test(text) && !isEither;
  const isFar = HOW_FAR.test(text);
  if (!isFar && !isHeld && rules === undefined) return null;
  return players.flatMap(({ playerId }) => {
    const [, field, words] = named ?? [null, rules === undefined ? "fantasyPointsPPR" : "fantasyPoints", "PPR points"];
    const told = toldOf(playerId, { field, words: rules?.[1] ?? words, perCatch: rules?.[2] ?? 0 }, sheet);
    const side = told.had >= told.projected;
    const [over, under] = /\bboom\b/.test(text) ? ["Boom.", "Bust."] : ["Over.", "Under."];
    const verdict = isEither ? (side ? over : under) : isHeld && !isFar ? isOver === side : null;
    return withOpening(Number.isNaN(told.projected) || players.length > 1 ? null : verdict, [told.sentence]);
  });
}

/** What had been projected for somebody beside what he had. */
function toldOf(
  playerId: string,
  { field, words, perCatch }: { field: Field; words: string; perCatch: number },
  sheet: GameSheet,
): { projected: number; had: number; sentence: Sentence } {
  const of = (lines: readonly PlayerLine[]): number => {
    const line = lines.find((one) => one.playerId === playerId);
    const value = line?.[field];
    return value === undefined || value === null ? NaN : value + perCatch * (line?.receptions ?? 0);
  };
  const projected = of(sheet.read.projections);
  const known = of(sheet.snapshot.playerGameStats);
  const had = Number.isNaN(known) ? 0 : known;
  const name = sheet.name(playerId);
  if (Number.isNaN(projected))
    return { projected, had, sentence: sheet.say(`There is no projection of ${words} for ${name}.`, null) };
  const difference = Math.abs(shownGap(had, projected));
  const side = had >= projected ? "more" : "fewer";
  const apart = difference === 0 ? "as many" : `${decimal(difference)} ${side}`;
  return {
    projected,
    had,
    sentence: {
      text: `${name} was projected for ${decimal(projected)} ${words} and had ${decimal(had)}, ${apart}.`,
      ids: [],
      receipts: [
        { kind: "line", playerId, source: "projections", field },
        { kind: "line", playerId, source: "stats", field },
      ],
    },
  };
}
