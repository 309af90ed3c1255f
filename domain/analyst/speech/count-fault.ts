import type { NameHit } from "../../cited/name-mask.ts";
import type { Unit } from "../../facts/unit.ts";
import type { NumberToken } from "../../words/story-numbers.ts";
import type { FactRow } from "../../facts/fact-row.ts";
import { type Contradiction, factOf, factsAbout, quartersSaid, type SpokenSentence } from "./spoken-sentence.ts";

/** Words of a part that no fact is of: figures beside them are nothing that the index settles. */
export const LOOSE_PART =
  /\b(?:drives?|possessions?|minutes?|seconds?|late|early|final|last|opening|before|after|until|through|downs?|span|stretch|start|end|when|while|first|next|straight|unanswered)\b/i;

const COUNTED: Readonly<Partial<Record<Unit, (fact: FactRow) => boolean>>> = {
  touchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown"),
  passingTouchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown") && marks.includes("pass"),
  rushingTouchdowns: ({ kind, marks }) => kind === "score" && marks.includes("touchdown") && marks.includes("run"),
  fieldGoalsMade: ({ kind, marks }) => kind === "score" && marks.includes("fieldGoal"),
  interceptionsThrown: ({ kind, marks }) => kind === "turnover" && marks.includes("interception"),
  interceptions: ({ kind, marks }) => kind === "turnover" && marks.includes("interception"),
  sacks: ({ marks }) => marks.includes("sack"),
};

/**
 * Scores and turnovers are counted, in the quarters that are named: of a team all, of a player those in which he has a part. Undefined
 * where nothing is to be counted or the facts may say otherwise.
 */
export function countFault(
  { value }: NumberToken,
  units: readonly Unit[],
  whose: NameHit,
  sentence: SpokenSentence,
): Contradiction | null | undefined {
  const quarters = quartersSaid(sentence.text);
  const unit = units.find((one) => COUNTED[one] !== undefined);
  const isOne = unit === undefined ? undefined : COUNTED[unit];
  if (isOne === undefined) return undefined;
  const all = factsAbout(sentence.book, whose).filter((fact) => isOne(fact) && !handsOn(fact, whose));
  const inQuarters = all.filter(({ at }) => quarters === null || quarters.includes(at?.quarter ?? ""));
  if (inQuarters.length === value) return null;
  const [first] = all;
  const isPart = quarters === null || LOOSE_PART.test(sentence.text) || unit === "sacks";
  return isPart || first === undefined ? undefined : { truth: (inQuarters[0] ?? first).words };
}

/** Who threw the lateral with which somebody else scored has no touchdown of it. */
function handsOn({ roles: { scorer, receiver } }: FactRow, { players }: NameHit): boolean {
  return scorer !== undefined && receiver !== undefined && scorer !== receiver && players.includes(receiver);
}

/** Points of a team: of the game, or of the quarters that are named. */
export function pointsFault(
  { value }: NumberToken,
  whose: NameHit,
  { text, book }: SpokenSentence,
): Contradiction | null {
  const result = factOf(book, "result");
  const quarters = quartersSaid(text);
  if (LOOSE_PART.test(text) || /\boff\b/.test(text)) return null;
  if (quarters !== null) {
    const own = book.facts.filter(
      ({ kind, team, at }) => kind === "quarter" && team === whose.team && quarters.includes(at?.quarter ?? ""),
    );
    const sum = own.reduce((points, { values }) => points + (values.points ?? 0), 0);
    return own.length === 0 || sum === value ? null : { truth: own.map(({ words }) => words).join(", and ") };
  }
  if (result === null || result.score === null) return null;
  const points = whose.team === book.cast.away.code ? result.score.after.away : result.score.after.home;
  return points === value ? null : { truth: result.words };
}

const SHARES: readonly (readonly [Unit, Unit])[] = [
  ["completions", "attempts"],
  ["receptions", "targets"],
  ["made", "of"],
  ["fieldGoalsMade", "fieldGoalAttempts"],
  ["extraPointsMade", "extraPointAttempts"],
  ["targets", "of"],
  ["carries", "of"],
  // "Caught six for 52."
  ["receptions", "receivingYards"],
  ["carries", "rushingYards"],
];

/** Tries and what came of them: "18 of 23", "caught six for 52". */
export function shareFault(
  { value, other }: NumberToken,
  { book, hits, text }: SpokenSentence,
  whose: NameHit | null,
): Contradiction | null {
  if (whose === null || quartersSaid(text) !== null) return null;
  const holds = (facts: readonly FactRow[]): boolean =>
    facts.some(({ values }) => SHARES.some(([made, of]) => values[made] === value && values[of] === other));
  const own = factsAbout(book, whose);
  if (holds(own) || hits.some((hit) => holds(factsAbout(book, hit)))) return null;
  const passing = own.find(({ kind, values }) => kind === "line" && values.completions !== undefined);
  const receiving = own.find(({ kind, values }) => kind === "line" && values.receptions !== undefined);
  const meant = /\b(?:caught|catch\w*|targets?|receptions?|grabs?)\b/.test(text) ? receiving : passing;
  return meant === undefined ? null : { truth: meant.words };
}
