/** What a position's points are called: a kick is the same in PPR and without. */
export function pointsWords(words: string, position: string): string {
  return position === "K" ? words.replace(/\b(?:half-)?PPR points\b/, "fantasy points") : words;
}
