/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN_LETTERS = new Map([
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ı", "i"],
]);

/**
 * A name as a search compares it: lower case, without accents, apostrophes and dots, words parted by one blank.
 * `D.J. Moore` is `dj moore`, `Amon-Ra St. Brown` is `amon ra st brown`.
 */
export function normalizeName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[øłđðþßæœı]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/[\p{M}'’‘ʻʼ`.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
