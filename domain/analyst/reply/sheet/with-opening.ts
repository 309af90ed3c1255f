import type { Sentence } from "./game-sheet.ts";

/** Sentences of which the first opens with a yes, a no or other words; as they are where there is nothing to open with. */
export function withOpening(opening: boolean | string | null, sentences: readonly Sentence[]): Sentence[] {
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  const words = opening === true ? "Yes. " : opening === false ? "No. " : opening === null ? "" : `${opening} `;
  return [{ ...first, text: `${words}${first.text}` }, ...rest];
}

/** The same without a yes or a no before any of them. */
export function withoutVerdict(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((one) => ({
    ...one,
    text: one.text.replace(/^(?:Yes|No)[.,] +(\S)/, (_all, first: string) => first.toUpperCase()),
  }));
}
