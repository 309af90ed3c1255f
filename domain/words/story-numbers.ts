import { matches } from "./matches.ts";
/** A number where a sentence has it; offsets are the sentence's. */
export interface NumberToken {
  start: number;
  end: number;
  text: string;
  /** `pair` is 27-24, `share` is 22 of 31. */
  form: "plain" | "pair" | "share" | "clock" | "ordinal";
  /** Seconds for a clock. */
  value: number;
  /** The second number of a pair or share. */
  other: number;
  /** Digits after the point, which say how far it is rounded. */
  decimals: number;
}

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...UNITS.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...TENS.flatMap((ten, tens) =>
    UNITS.slice(1, 10).map((unit, index): [string, number] => [`${ten}-${unit}`, (tens + 2) * 10 + index + 1]),
  ),
]);
VALUES.set("dozen", 12).set("pair of", 2).set("couple of", 2).set("twice", 2).set("thrice", 3);
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const WORDS = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join("|");
const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
/** Where a number may begin: looked at first, as most letters begin none. */
const BEGINS = String.raw`(?=\d|(?<![A-Za-z])[+\-cdefnopstz])`;
const NUMBER = new RegExp(
  `${BEGINS}(?:${[
    String.raw`(?<clock>(?<![\d:])\d{1,2}:\d{2}(?![\d:]))`,
    String.raw`(?<pair>(?<![\d.,-])\d{1,3}-\d{1,3}(?![\d-]))`,
    String.raw`(?<mixed>(?<![\d.,/])\d{1,2} 1/2(?!\d))`,
    String.raw`(?<share>(?<![\d.,])(?:\d+|\b(?:none|${WORDS}))(?:-of-|-for-| of (?:its |their |his |the )?|\/| for (?=\d+ (?:passing|on third|on fourth|through)|\d{1,2}, \d{2,3} yards|\d{1,2} (?:for|and) \d{2,3} (?:passing )?yards|\w+ on (?:extra|field)))(?:\d+|(?:${WORDS})\b))`,
    String.raw`(?<on>(?<![\d.,])(?:\d+|\b(?:${WORDS})) on (?:\d+|(?:${WORDS})\b)(?=\s*(?:[.,;]|$)))`,
    String.raw`(?<ordinal>\b\d{1,2}(?:st|nd|rd|th)\b)`,
    String.raw`(?<plain>(?<![\w.])[+-]?${DIGITS}(?!\d))`,
    String.raw`(?<no>\bno(?= (?:interceptions|picks|turnovers|touchdowns|sacks|punts|penalties|fumbles|catches|receptions|carries)\b))`,
    String.raw`(?<word>(?!(?<=\bpick-)six\b)\b(?:${WORDS})\b)`,
  ].join("|")})`,
  "gi",
);

/** What the word means; null for one that is no number. */
export function numberOf(word: string): number | null {
  return word.toLowerCase() === "none" ? 0 : (VALUES.get(word.toLowerCase()) ?? null);
}

/** The value of `first` to `tenth` and `1st`; null for anything else. */
export function ordinalOf(word: string): number | null {
  const index = ORDINALS.indexOf(word.toLowerCase());
  if (index >= 0) return index + 1;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/i.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
}

const HALF = /^ and a half\b/;
/** "Two-tenths of a PPR point" is 0.2. */
const TENTHS = /^[- ]tenths? of an?(?= (?:PPR |fantasy )?(?:point|yard)\b)/;

/** Every number of a sentence in digits and in words, ordinals in words left out: those name periods and downs. */
export function findNumbers(text: string): NumberToken[] {
  return matches(text, NUMBER).map((found) => {
    const groups = found.groups ?? {};
    const start = found.index;
    const base = { start, end: start + found[0].length, text: found[0], other: 0, decimals: 0 };
    if (groups["clock"] !== undefined) {
      const [minutes = 0, seconds = 0] = groups["clock"].split(":").map(Number);
      return { ...base, form: "clock" as const, value: minutes * 60 + seconds };
    }
    if (groups["pair"] !== undefined) {
      const [value = 0, other = 0] = groups["pair"].split("-").map(Number);
      return { ...base, form: "pair" as const, value, other };
    }
    const share = groups["share"] ?? groups["on"];
    if (share !== undefined) {
      const ends = share.split(/-of-|-for-|\/|\s+(?:of|for|on)\s+(?:(?:its|their|his|the)\s+)?/i);
      const [value = 0, other = 0] = ends.map((end) => numberOf(end) ?? Number(end));
      return { ...base, form: "share" as const, value, other };
    }
    if (groups["ordinal"] !== undefined) return { ...base, form: "ordinal" as const, value: ordinalOf(found[0]) ?? 0 };
    if (groups["word"] !== undefined && HALF.test(text.slice(base.end))) {
      const end = base.end + " and a half".length;
      const value = (numberOf(found[0]) ?? 0) + 0.5;
      return { ...base, end, text: text.slice(start, end), form: "plain" as const, value, decimals: 1 };
    }
    const [tenths] = TENTHS.exec(text.slice(base.end)) ?? [];
    if (groups["word"] !== undefined && tenths !== undefined) {
      const value = (numberOf(found[0]) ?? 0) / 10;
      return {
        ...base,
        end: base.end + tenths.length,
        text: found[0] + tenths,
        form: "plain" as const,
        value,
        decimals: 1,
      };
    }
    if (groups["mixed"] !== undefined)
      return { ...base, form: "plain" as const, value: Number.parseInt(found[0], 10) + 0.5, decimals: 1 };
    if (groups["no"] !== undefined) return { ...base, form: "plain" as const, value: 0 };
    if (groups["word"] !== undefined) return { ...base, form: "plain" as const, value: numberOf(found[0]) ?? 0 };
    const digits = found[0].replaceAll(",", "");
    const trimmed = found[0].replace(/,+$/, "");
    return {
      ...base,
      end: start + trimmed.length,
      text: trimmed,
      form: "plain" as const,
      value: Number(digits),
      decimals: /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0,
    };
  });
}

/** Whether a figure is what a text says, as far as it is rounded and hedged there ("nearly 300", "more than 100"). */
export function saysIt(token: NumberToken, before: string, actual: number): boolean {
  if (/\b(?:more than|over|at least|upwards of|better than|barely)\s+$/i.test(before))
    return actual >= token.value && actual <= token.value * 1.25;
  if (/\b(?:nearly|almost|close to|just under|fewer than|less than|under)\s+$/i.test(before))
    return actual <= token.value && actual >= token.value * 0.9;
  if (/\b(?:about|around|roughly|some)\s+$/i.test(before))
    return Math.abs(actual - token.value) <= Math.abs(token.value) * 0.05;
  return Math.abs(actual - token.value) <= 0.5 * 10 ** -token.decimals * (token.decimals === 0 ? 0.001 : 1) + 1e-6;
}
