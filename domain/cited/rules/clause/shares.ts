import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import { type Reading, relatedOf } from "../../reading.ts";
import { isOtherRow } from "../ranks/is-other-row.ts";

/** What was made of what was tried. */
export const SHARES: readonly (readonly [Unit, Unit])[] = [
  ["made", "of"],
  ["completions", "attempts"],
  ["fieldGoalsMade", "fieldGoalAttempts"],
  ["extraPointsMade", "extraPointAttempts"],
  ["receptions", "targets"],
  ["targets", "of"],
  ["carries", "of"],
];

/** Whether a row or a line made all that it tried, or nothing of it. */
export function isAllOrNone({ values }: Fact, which: "all" | "none"): boolean {
  const told = SHARES.filter(([made, of]) => values[made] !== undefined && (values[of] ?? 0) > 0);
  return told.length > 0 && told.every(([made, of]) => values[made] === (which === "all" ? values[of] : 0));
}

/** "A combined 0-for-3": what both teams made of what both tried. */
export function isShareOfBoth(
  { value, other, form, start, end }: NumberToken,
  { text, hits, cited, index }: Reading,
): boolean {
  const isSum =
    /\bcombin(?:ed|ing) (?:to go |for |to be )?$/.test(text.slice(0, start)) ||
    /^ (?:combined|between them|together)\b/.test(text.slice(end));
  if (form !== "share" || !isSum || hits.length === 1) return false;
  const rows = cited.flatMap((fact) => (fact.kind === "compare" ? relatedOf(fact, index) : [fact]));
  const [made, of] = [rows.map((row) => row.values.made ?? NaN), rows.map((row) => row.values.of ?? NaN)];
  const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
  const around = `${/[^,;]*$/.exec(text.slice(0, start))?.[0]} # ${/^[^,;]*/.exec(text.slice(end))?.[0]}`;
  return rows.length === 2 && sum(made) === value && sum(of) === other && !isOtherRow(around, rows);
}
