/** A plain play in full: without the braces around the words that may step aside on a phone (`plain-plays.ts`). */
export function plainText(words: string): string {
  return words.replaceAll(/[{}]/g, "");
}
