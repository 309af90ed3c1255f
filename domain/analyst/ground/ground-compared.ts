import type { NumberToken } from "../../words/story-numbers.ts";
import { says } from "./figure-says.ts";
import type { GroundBook, GroundFact } from "./ground-book.ts";
import type { Named, NamedSentence } from "./ground-names.ts";
import { type NumberUse, numberUse } from "./number-units.ts";
import { saidNumbers } from "./said-numbers.ts";

/** Figures of a side or player that a number without a noun is not: what they count is always said. */
export const NEVER_BARE = /^(?:quarterPoints|runningScore|scoringPoints|playYards)/;

/** `Both quarterbacks`, `each side`, where nobody is named. */
export function isOfAll(text: string, named: readonly Named[]): boolean {
  return named.length === 0 && /\b(?:both|each)\b/i.test(text);
}

/** `Evans and Godwin have 64 yards each`: so everybody named before it. */
export function isOfEach(
  token: NumberToken,
  { named }: NamedSentence,
  units: readonly string[],
  book: GroundBook,
): boolean {
  const own = book.facts.filter(
    ({ subject, unit, value }) => subject !== null && units.includes(unit) && says(token, value),
  );
  // Of "both quarterbacks" nobody is named: then two have it.
  if (named.length === 0) return new Set(own.map(({ subject }) => subject)).size >= 2;
  const earlier = named.filter(({ end }) => end <= token.start);
  const players = earlier.filter(({ isTeam }) => !isTeam);
  const told = players.length > 0 ? players : earlier;
  return (
    told.length > 0 &&
    told.every(({ subjects }) => own.some(({ subject }) => subject !== null && subjects.includes(subject)))
  );
}

/** How far two are apart in one figure, or what they have together: everybody the sentence means. */
export function isBetween(
  token: NumberToken,
  { units, how }: NumberUse,
  { text, named, carried }: NamedSentence,
  { facts }: GroundBook,
): boolean {
  const meant = [...new Set([...named.flatMap((one) => one.subjects), ...carried])];
  const teams = /^[A-Z]{2,3}$/;
  const counted = units.length === 0 || units.includes("margin") ? unitsBefore(token, text) : units;
  if (counted.length === 0 && units.includes("margin")) return false;
  const pool = facts.filter(
    ({ subject, unit, isProjected }) =>
      subject !== null &&
      isProjected !== true &&
      (counted.length > 0 ? counted.includes(unit) : !NEVER_BARE.test(unit)) &&
      (meant.includes(subject) || (meant.some((one) => teams.test(one)) && teams.test(subject))),
  );
  return pool.some((a, index) =>
    pool
      .slice(index + 1)
      .some(
        (b) =>
          (a.unit === b.unit) !== (a.subject === b.subject) &&
          (how === "sum" ? says(token, a.value + b.value) : a.unit === b.unit && says(token, a.value - b.value)),
      ),
  );
}

/** What the numbers before this one count: `185 yards, which is 113 more`. */
function unitsBefore({ start }: NumberToken, text: string): readonly string[] {
  return saidNumbers(text.slice(0, start)).flatMap(
    (earlier) => numberUse(earlier, text.slice(0, earlier.start), text.slice(earlier.end)).units,
  );
}

/** Holds other figures already. */
const TOTALS: ReadonlySet<string> = new Set(["totalYards", "touchdowns", "touches", "scores"]);

/** A sum of two figures of one player or side, or a sum or difference of one figure of two of them. */
export function isOfTwo(
  token: NumberToken,
  units: readonly string[],
  { facts, isCompared }: { facts: readonly GroundFact[]; isCompared: boolean },
  all: readonly GroundFact[],
): boolean {
  if (units.length === 0) return false;
  const isScore = units.includes("score") || units.includes("margin");
  const pool = isScore
    ? all.filter(({ unit }) => unit === "score")
    : facts.filter(({ unit, subject }) => subject !== null && units.includes(unit));
  return pool.some((a, index) =>
    pool
      .slice(index + 1)
      // One figure that two tools gave is not two figures, and a total holds the rest already.
      .filter(
        (b) =>
          (a.unit === b.unit) !== (a.subject === b.subject) &&
          (isScore || isCompared || a.subject === b.subject) &&
          !TOTALS.has(a.unit) &&
          !TOTALS.has(b.unit),
      )
      .some((b) => says(token, a.value + b.value) || (a.unit === b.unit && says(token, a.value - b.value))),
  );
}
