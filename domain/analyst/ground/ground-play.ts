import type { NumberToken } from "../../words/story-numbers.ts";
import { says } from "./figure-says.ts";
import type { GroundBook, GroundFact } from "./ground-book.ts";
import { QUARTER_WORDS } from "./ground-moments.ts";
import { namePattern } from "../../names/name-pattern.ts";

/** A number of yards of one play is the player's longest gain or stands in a text that names him; a side's is a play of its own. */
export function isPlayFigure(
  token: NumberToken,
  {
    subjects,
    facts,
    before,
    after,
  }: { subjects: readonly string[]; facts: readonly GroundFact[]; before: string; after: string },
  book: GroundBook,
): boolean {
  const kick = /\b(?:field goals?|kick(?:s|ed)?|booted|hit|nailed|drilled|good)\b/i.test(
    `${before}${after.split(/[,;]/)[0] ?? ""}`,
  );
  const quarter = /^[^.;,\d]{0,40}?\bin the (first|second|third|fourth)(?: quarter|[.,;]|$)/i
    .exec(after)?.[1]
    ?.toLowerCase();
  const rest = after.toLowerCase();
  const isTouchdown =
    /^[ -]yards? (?:(?:rushing |receiving |passing )?(?:touchdown|score|td)\b|out\b|for (?:a|the|his|its) (?:touchdown|score|td)\b)/.test(
      rest,
    ) &&
    /\b(?:touchdown|score|td|scored|in)\b/i.test(`${before}${rest}`) &&
    !kick;
  const isRun = /^-yard (?:touchdown |td |scoring )?(?:run|rush|scramble)\b/.test(rest);
  const isCatch = /^-yard (?:touchdown |td |scoring )?(?:catch|reception|pass|strike|grab)\b/.test(rest);
  const isAnywhere = quarter === undefined && !isTouchdown;
  const players = subjects.filter((one) => !/^[A-Z]{2,3}$/.test(one)).map(namePattern);
  const isLong = ({ unit, value }: GroundFact): boolean =>
    (unit.endsWith("Long") || (unit === "playYards" && players.length === 0)) &&
    !(isRun && unit === "receivingLong") &&
    !(isCatch && unit === "rushingLong") &&
    says(token, value);
  if (isAnywhere && facts.some(isLong)) return true;
  const told = new RegExp(String.raw`(?<![\d.])${token.value}[ -]yards?\b`);
  const kicked = new RegExp(String.raw`(?<![\d.])${token.value}[ -]yard field goal`, "i");
  if (isAnywhere && players.length === 0 && subjects.length > 0 && facts.some(({ unit }) => unit === "playYards"))
    return false;
  const texts =
    quarter === undefined
      ? book.texts.split("\n")
      : book.rows.filter((row) => row.quarter === String(QUARTER_WORDS.indexOf(quarter) + 1)).map(({ text }) => text);
  return texts.some(
    (text) =>
      (told.test(text) || (kick && kicked.test(text))) &&
      (!kick || !/field goal/i.test(text) || kicked.test(text)) &&
      (!/\bkicks \d/.test(text) || !kick) &&
      (!isTouchdown || /touchdown/i.test(text)) &&
      (!isRun || !/\b(?:pass|passed|punts?|kicks?)\b/.test(text)) &&
      (!isCatch || /\bpass(?:ed)?\b/.test(text)) &&
      (players.length === 0 || players.some((player) => player.test(text))),
  );
}
