import { formatPoints } from "../../words/format.ts";

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count as running text has it: in words below ten. */
export function countWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** `one catch`, `three catches`, `no catches`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countWords(count)} ${count === 1 ? one : many}`;
}

/** `1 yard`, `33 yards`, `minus-2 yards`. */
export function yards(value: number): string {
  const said = value < 0 ? `minus-${-value}` : String(value);
  return `${said} ${Math.abs(value) === 1 ? "yard" : "yards"}`;
}

/** `a 33-yard`, `an 81-yard`; `a` before a word where the yards are unknown. */
export function aYard(value: number | null): string {
  return value === null ? "a" : `${article(value)} ${value}-yard`;
}

/** `33-yard ` before a noun, nothing where the yards are unknown. */
export function yardBefore(value: number | null): string {
  return value === null ? "" : `${value}-yard `;
}

/** `an` before 8, 11, 18, 80 to 89; numbers are read, not spelled. */
export function article(value: number): "a" | "an" {
  const text = String(Math.abs(value));
  return value >= 0 && (text.startsWith("8") || text === "11" || text === "18") ? "an" : "a";
}

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** `second`; `12th` from ten on. */
export function nthWords(value: number): string {
  if (value < 10) return ORDINALS[value] ?? String(value);
  const teens = value % 100 >= 11 && value % 100 <= 13;
  return `${value}${(teens ? undefined : ["th", "st", "nd", "rd"][value % 10]) ?? "th"}`;
}

/** One decimal, and none where it is whole: `23.4`, `7`. */
export function decimal(value: number): string {
  return formatPoints(value).replace(/\.0$/, "");
}

/** Sacks, which come in halves: `half a sack`, `one sack`, `1.5 sacks`. */
export function sacks(value: number): string {
  if (value === 0.5) return "half a sack";
  return Number.isInteger(value) ? counted(value, "sack") : `${value} sacks`;
}

/** `seven of 14`, `none of three`. */
export function share(made: number, of: number): string {
  return `${made === 0 ? "none" : countWords(made)} of ${countWords(of)}`;
}

/** `once`, `twice`, `three times` */
export function times(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${countWords(count)} times`;
}
