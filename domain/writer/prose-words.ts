import { formatInteger, formatPoints } from "../words/format.ts";

const SMALL = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count as a sports page writes it: in words below ten (`none` of them for 0), in digits from there on, half a sack as `0.5`. */
export function numberWord(value: number): string {
  if (!Number.isInteger(value)) return formatPoints(value);
  return SMALL[value] ?? formatInteger(value);
}

/** A count with its noun: `three touchdowns`, `one interception`, `12 carries`, `no catches`. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  if (value === 0) return `no ${plural}`;
  return `${numberWord(value)} ${Math.abs(value) === 1 ? noun : plural}`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** A place in a row from 1 to 20, in words below ten: `third`, `12th`. */
export function ordinalWord(value: number): string {
  return ORDINALS[value - 1] ?? `${value}th`;
}

/** Yards, always in digits: `1 yard`, `104 yards`, `-3 yards`. */
export function yards(value: number): string {
  return `${formatInteger(value)} ${Math.abs(value) === 1 ? "yard" : "yards"}`;
}

/** `a` or `an` before a number or word as it is spoken: `an 11-point`, `an 80-yard`, `a 7-yard`, `an overtime`. */
export function article(next: string): "a" | "an" {
  return /^(?:8|11(?!\d)|18(?!\d)|[aeio]|u(?!n[it]))/i.test(next) ? "an" : "a";
}

/** The word with its article: `an 11-point lead`. */
export function withArticle(next: string): string {
  return `${article(next)} ${next}`;
}

/** `A`, `A and B`, `A, B and C`. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** `Kansas City's`, `the Chiefs'`, `Jones'`. */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

/** The text as a sentence: its first letter large, a full stop at the end unless it has one. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const large = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(large) ? large : `${large}.`;
}
