import { checkCited, type CitedOptions } from "../../../domain/cited/check-cited.ts";
import { parseCited, type CitedText } from "../../../domain/facts/cited-text.ts";
import type { FactIndex } from "../../../domain/facts/fact-index.ts";

/** A text in its written form, without a headline. */
export function citedProse(written: string): CitedText {
  return { headline: "", headlineIds: [], ...parseCited(written) };
}

/** What is found in a text, as `rule "word"`. */
export function faultsOf(written: string, index: FactIndex, options: Partial<CitedOptions> = {}): string[] {
  const { faults } = checkCited(citedProse(written), index, { kind: "recap", round: "first", ...options });
  return faults.map(({ rule, word }) => `${rule} "${word}"`);
}
