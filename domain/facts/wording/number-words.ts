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
