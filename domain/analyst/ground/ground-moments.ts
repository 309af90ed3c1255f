import type { NumberToken } from "../../words/story-numbers.ts";
import type { GroundBook } from "./ground-book.ts";
import type { Named } from "./ground-names.ts";
import { literalPattern } from "../../names/literal-pattern.ts";
import { namePattern } from "../../names/name-pattern.ts";

/** In the order of their quarters. */
export const QUARTER_WORDS = ["first", "second", "third", "fourth"];
const MOMENT =
  /\bquarter (\d) with (\d{1,2}:\d{2}) left|\b(\d{1,2}:\d{2}) (?:(?:was |were |is )?(?:left |to go |to play |remaining ))?(?:in|of) (?:the )?(?:quarter )?(first|second|third|fourth|[1-4])(?:st|nd|rd|th)?\b/gi;
/** What stands before a number on somebody's back. */
export const JERSEY = /(?:\bnumber |\bno\. |#)$/i;

/** `quarter 4 with 4:58 left` and `4:58 left in the fourth quarter` are one moment, `4 4:58`; null for a number outside of one. */
export function momentAround({ start, end }: NumberToken, text: string): string | null {
  for (const found of text.matchAll(MOMENT)) {
    if (start < found.index || end > found.index + found[0].length) continue;
    const [, quarter, clock, laterClock, laterQuarter] = found;
    const told = (quarter ?? laterQuarter ?? "").toLowerCase();
    return `${/^\d$/.test(told) ? told : QUARTER_WORDS.indexOf(told) + 1} ${clock ?? laterClock}`;
  }
  return null;
}

/** `34 seconds left`, `two minutes to go`: a moment that a row has, and for minutes about one. */
export function isTimeLeft({ value }: NumberToken, after: string, { facts }: GroundBook): boolean {
  const unit = /^ (seconds?|minutes?) (?:left|to go|to play|remaining|before)\b/.exec(after)?.[1];
  if (unit === undefined) return false;
  const isNear = (seconds: number): boolean =>
    unit.startsWith("second") ? seconds === value : Math.abs(seconds - value * 60) <= 30;
  return facts.some((fact) => fact.unit === "clock" && isNear(fact.value));
}

/** `6:30 in the evening`. */
export function isKickOff({ form, text }: NumberToken, { texts }: GroundBook): boolean {
  return form === "clock" && new RegExp(String.raw`(?<!\d)${text} [AP]M\b`).test(texts);
}

/** A place on the field: `the KC 14`, `the Kansas City 14`, `the 14-yard line`; and `3rd and 10`. */
export function isPlace(
  { start, text }: NumberToken,
  before: string,
  after: string,
  named: readonly Named[],
  { texts }: GroundBook,
): boolean {
  const team = named.findLast((one) => one.isTeam && one.end <= start);
  if (team !== undefined && /^(?:'s?)?(?: own)? $/.test(before.slice(team.end)) && !/^[,.;]? ?[A-Z\d]/.test(after))
    return (
      new RegExp(String.raw`\b(?:at|to|from|the|past|on)\s+(?:the\s+)?$`, "i").test(before.slice(0, team.start)) &&
      texts.includes(`${team.subjects[0] ?? ""} ${text}`) &&
      new RegExp(String.raw`\b${team.subjects[0] ?? ""} ${text}(?!\d)`).test(texts)
    );
  if (/^-yard line\b/.test(after) || (/\bthe (?:own )?$/.test(before) && /^(?:[.,;]|$)/.test(after)))
    return new RegExp(String.raw`\b[A-Z]{2,3} ${text}(?!\d)`).test(texts);
  const down = /\b(first|second|third|fourth|1st|2nd|3rd|4th)[ -](?:and|&)[ -]$/i.exec(before)?.[1]?.toLowerCase();
  if (down === undefined) return false;
  const nth = ["1st", "2nd", "3rd", "4th"][QUARTER_WORDS.indexOf(down)] ?? down;
  return new RegExp(String.raw`\b${nth} & ${text}(?!\d)`).test(texts);
}

/** A two-point try is called so whatever it brought. */
export function isTwoPointTry({ value }: NumberToken, after: string, { rows }: GroundBook): boolean {
  return (
    value === 2 &&
    /^-point (?:conversion|try|attempt|play)/i.test(after) &&
    rows.some(({ type, text }) => type === "TwoPointConversion" || /two-point/i.test(text))
  );
}

/** `number 8`: the number on his back, as the texts of plays have it before his name. */
export function isJersey({ text }: NumberToken, subjects: readonly string[], { texts }: GroundBook): boolean {
  return subjects.some((player) =>
    new RegExp(String.raw`(?<!\d)${literalPattern(text)}-${namePattern(player).source}`, "u").test(texts),
  );
}
