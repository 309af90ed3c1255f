/**
 * Letters and digits that look like others or like nothing: other scripts, full-width and mathematical forms, digits that are not
 * 0 to 9, marks and signs without a width, signs of Markdown inside a word, and entities.
 */
const STRANGE =
  /\p{Cf}|\p{M}|[^\P{L}\p{Script=Latin}]|[\uFF01-\uFF5E]|[^\P{N}0-9]|[\p{L}\p{N}][*_~`\\]+[\p{L}\p{N}]|&#?\w{1,10};/u;

/** Whether a reader does not see a word as a check reads it. */
export function isStrange(word: string): boolean {
  return STRANGE.test(word) && /[\p{L}\p{N}]/u.test(word);
}

/** Words of a text that a reader does not see as a check reads them. */
export function strangeWords(text: string): string[] {
  return (text.match(/\S+/g) ?? []).filter(isStrange);
}
