import { type QuarterName, QUARTER_NAMES } from "../../game/play.ts";
import { ordinalOf } from "../../words/story-numbers.ts";

/** A quarter, half or overtime where a sentence names it. */
export interface PeriodMention {
  start: number;
  end: number;
  text: string;
  quarters: QuarterName[];
  /** The rest after those quarters: halftime, the end of regulation. */
  isMoment: boolean;
}

const ORDINAL = "first|second|third|fourth|1st|2nd|3rd|4th|final|opening|closing|last";
const PERIOD = new RegExp(
  [
    String.raw`\b(?<q>${ORDINAL})[- ](?:quarter|period)\b`,
    String.raw`\bQ(?<n>[1-4])\b`,
    String.raw`\b(?<h>first|second|opening)[- ]half\b`,
    String.raw`\b(?<ot>overtime|OT|extra period)\b`,
    String.raw`\b(?<rest>half-?time|intermission|(?:at|by|before) the (?:half|break))\b`,
    String.raw`\b(?<reg>(?:(?:after|end of|at the end of|in) )?regulation)\b`,
    String.raw`(?<=\b(?:in|of|into|entering|through|during) )the (?<short>first|second|third|fourth)(?=\s*(?:[.,;)]|$|and\b|when\b|for\b|to\b|on\b|with\b|but\b|as\b))`,
    String.raw`\bafter (?<three>three quarters)\b`,
  ].join("|"),
  "gi",
);

/** The periods that a sentence names, in order. */
export function findPeriods(text: string): PeriodMention[] {
  return Array.from(text.matchAll(PERIOD), (found) => {
    const { q, n, h, ot, rest, reg, short, three } = found.groups ?? {};
    const base = { start: found.index, end: found.index + found[0].length, text: found[0], isMoment: false };
    if (ot !== undefined) return { ...base, quarters: ["OT" as const] };
    if (rest !== undefined) return { ...base, quarters: ["1" as const, "2" as const], isMoment: true };
    if (reg !== undefined) return { ...base, quarters: QUARTER_NAMES.slice(0, 4), isMoment: !/^in /i.test(found[0]) };
    if (three !== undefined) return { ...base, quarters: QUARTER_NAMES.slice(0, 3), isMoment: true };
    if (h !== undefined)
      return { ...base, quarters: /second/i.test(h) ? ["3" as const, "4" as const] : ["1" as const, "2" as const] };
    const word = (q ?? short ?? n ?? "").toLowerCase();
    const number = { final: 4, closing: 4, last: 4, opening: 1 }[word] ?? ordinalOf(word) ?? Number(word);
    const name = QUARTER_NAMES[number - 1];
    return { ...base, quarters: name === undefined ? [] : [name] };
  });
}
