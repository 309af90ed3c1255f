/** Every character from one code point to another, both included. */
function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}

/**
 * What the page's font can write: ASCII, Latin-1 (all names of 2021 to 2026 need one accented letter of it), and the pages' own marks. The
 * dagger of official differences is in none of Inter's Latin file: the reader's system draws it.
 */
export const FONT_CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…•−′″‹›↑↓\u2009\u202f`;

/** Kerning, and figures of one width. What else Inter has (raised colons, arrows from hyphens) would add 5 kB. */
export const FONT_FEATURES = ["kern", "tnum"];

/** The lightest and the boldest weight of the styles. */
export const FONT_WEIGHTS = { min: 300, max: 800 };
