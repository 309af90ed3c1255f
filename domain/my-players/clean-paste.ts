import { TEAMS } from "../game/team.ts";

/** Emoji with what joins and colors them, and characters without a width. */
const UNSEEN =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20E3|[\u200B-\u200F\u2060\uFEFF\u00AD]/gu;

/** What the pages of Sleeper, ESPN and Yahoo say beside a player. */
const BOILERPLATE =
  /\b(?:no new player notes?|new player notes?|player notes?|video forecast|no new notes?|injured reserve|physically unable to perform|start(?:ing)? lineup|add to watch ?list|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)s?,? +(?=\d)|(?:jan|feb|sept?|oct|nov|dec)\.? +\d{1,2}(?!\d))/giu;

/** Slots that several positions fill: `W/R/T`, `RB/WR/TE`. They say nothing of the player. */
const MIXED_SLOT = /(?<![\p{L}\p{N}])(?:(?:q|w|r|t|qb|rb|wr|te|k)\/){1,3}(?:q|w|r|t|qb|rb|wr|te)(?![\p{L}\p{N}])/giu;

const CODES = [...TEAMS.map(({ code }) => code), "JAC", "WSH"]
  .flatMap((code) => [code, `${code.slice(0, 1)}${code.slice(1).toLowerCase()}`])
  .join("|");
const POSITION = "QB|RB|WR|TE|FB|DST|DEF|LB|DL|DB|CB|DE|DT|OL|LS|K|S|P";
const FLAG = "IR|SSPD|[QOD]";
/** A page's columns without the blank between them: `AllenQB`, `ChaseCinWR`, `CookQ`. */
const GLUED = new RegExp(
  String.raw`(?<=\p{Ll}|\p{L}\.)(?:(${CODES})(${POSITION})?|(${POSITION}))?(${FLAG})?(?=[\s,()\-]|$)`,
  "gmu",
);

/** No name, and too long for the patterns below, which look again from every letter. */
const ENDLESS_WORD = /[^\s,;]{60,}/g;
/** A line of everything is read in parts, because its names are held against one another's hints. */
const LONG_LINE = /.{1,1500}(?:[,\t]|$)|.{1,1500}(?:\s|$)/gu;

/** The lines of a pasted text that hold something, without emoji, and with one way to write dashes, blanks and apostrophes. */
export function cleanPaste(text: string): string[] {
  return text
    .replaceAll(ENDLESS_WORD, " ")
    .replaceAll(/ {3,}/g, "  ")
    .split(/\r\n?|\n|;|<br ?\/?>/i)
    .flatMap((line) => line.match(LONG_LINE) ?? [])
    .map(cleanLine)
    .filter((line) => line !== "");
}

function cleanLine(line: string): string {
  return line
    .replace(UNSEEN, " ")
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, " ")
    .replace(/[’‘ʻʼ`´]/gu, "'")
    .replace(/[‐‑‒–—−]/gu, "-")
    .replace(BOILERPLATE, "\t")
    .replace(/ *(?:d\/st|(?<!\p{L})d \/ st(?!\p{L})) */giu, " DST ")
    .replace(/ "[\p{L} ]{2,20}"(?= \p{L})/gu, "")
    .replace(GLUED, (_glued, ...parts: unknown[]) => partedBy(parts.slice(0, 4)))
    .replace(MIXED_SLOT, "\t")
    .replace(/,\s*(?=(?:jr|sr|ii|iii|iv)\b)/giu, " ")
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, ". ")
    .replace(/(?<![\p{L}\p{N}])(\d{1,3})[.)](?=\p{L})/gu, "$1. ")
    .replace(/^(.{5,60}?)\s*\1$/u, "$1")
    .trim();
}

function partedBy(parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === "string" ? ` ${part}` : "")).join("");
}
