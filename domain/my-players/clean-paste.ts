import { TEAMS } from "../game/team.ts";

/** Emoji with what joins and colors them, and characters without a width. */
const UNSEEN =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200B-\u200F\u2060\uFE00-\uFE0F\uFEFF\u00AD\u20E3]/gu;

/** What the pages of Sleeper, ESPN and Yahoo say beside a player. */
const BOILERPLATE =
  /\b(?:no new player notes?|new player notes?|player notes?|video forecast|no new notes?|injured reserve|physically unable to perform|start(?:ing)? lineup|add to watch ?list|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)s?,? +(?=\d)|(?:jan|feb|sept?|oct|nov|dec)\.? +\d{1,2}(?!\d))/giu;

/** Slots that several positions fill: `W/R/T`, `RB/WR/TE`. They say nothing of the player. */
const MIXED_SLOT = /(?<![\p{L}\p{N}])(?:(?:q|w|r|t|qb|rb|wr|te|k)\/){1,3}(?:q|w|r|t|qb|rb|wr|te)(?![\p{L}\p{N}])/giu;

const CODES = TEAMS.flatMap(({ code }) => [code, `${code.slice(0, 1)}${code.slice(1).toLowerCase()}`]).join("|");
/** A page's columns without the blank between them: `AllenQB`, `ChaseCinWR`, `CookQ`. */
const GLUED = new RegExp(
  String.raw`(?<=\p{Ll}|\p{L}\.)((?:(?:${CODES}|JAC|WSH)(?=QB|RB|WR|TE|K|D/ST|DEF|[\s,(]|$))?(?:QB|RB|WR|TE|K|D/ST|DEF)?(?:IR|SSPD|[QOD])?)(?=[\s,()\-–—]|$)`,
  "gmu",
);
const GLUED_PARTS = new RegExp(
  `(?:${CODES}|JAC|WSH)(?=QB|RB|WR|TE|K|D/ST|DEF|IR|SSPD|[QOD]|$)|D/ST|DEF|QB|RB|WR|TE|IR|SSPD|[KQOD]`,
  "gu",
);

/** The lines of a pasted text that hold something, without emoji, and with one way to write dashes, blanks and apostrophes. */
export function cleanPaste(text: string): string[] {
  return text
    .split(/\r\n?|\n|;|<br ?\/?>/i)
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
    .replace(GLUED, (glued) => (glued === "" ? "" : ` ${(glued.match(GLUED_PARTS) ?? []).join(" ")}`))
    .replace(MIXED_SLOT, "\t")
    .replace(/,\s*(?=(?:jr|sr|ii|iii|iv)\b)/giu, " ")
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, ". ")
    .replace(/(?<![\p{L}\p{N}])(\d{1,3})[.)](?=\p{L})/gu, "$1. ")
    .replace(/^(.{5,60}?)\s*\1$/u, "$1")
    .trim();
}
