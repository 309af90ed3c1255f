/**
 * Plain characters of a token in lists of plays, the densest of our tools' results: 2.41 at least, over 15 games of 2024 with
 * the vocabularies `cl100k_base` and `o200k_base`; prose has 4.3. See `docs/decisions/015-an-answer-has-a-ceiling.md`.
 */
const CHARACTERS_OF_A_TOKEN = 2.4;

/** About how many tokens a text is for a language model, rather too many than too few. */
export function estimatedTokens(text: string): number {
  const plain = text.replaceAll(/[^\0-\x7f]/gu, "").length;
  // No token is less than a byte, and beyond ASCII few are much more.
  const others = new TextEncoder().encode(text).byteLength - plain;
  return Math.ceil(plain / CHARACTERS_OF_A_TOKEN) + others;
}
