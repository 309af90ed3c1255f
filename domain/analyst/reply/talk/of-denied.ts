import type { Sentence } from "../sheet/game-sheet.ts";
import { withoutVerdict } from "../sheet/with-opening.ts";

const VERB = String.raw`\b(?:did|does|do|was|were|is|are|has|have|had|could|would|should|ca|wo|ai)n['’]?t\b`;
const NOT = String.raw`(?:${VERB}|\b(?:not|never|no(?! way\b)|nobody|none|nothing|neither|without|cannot)\b)`;
/** `wide right` asks for no consent. */
const TAG = String.raw`(?<!\b(?:wide|the|or))[\s,.;:!?–-]+(?:right|true|correct|yes|yeah|huh|or no|or not|or nah)\s*(?:[?!.]|$)`;
/** `Dobbins didn't score, right?`, and no `didn't Dobbins score, right?`, which expects that he did. */
const DENIED = new RegExp(
  String.raw`^(?!(?:(?:so|wait|but|and|ok|hey|wow)[, ]+)*${VERB}).*?${NOT}.*${TAG}|\b(?:is|was) it (?:\w+ )?true\b.*${NOT}`,
  "i",
);

/** The facts alone where a claim that something was not so is to be confirmed: a yes or a no would be taken for one to the claim. */
export function ofDenied(text: string, sentences: readonly Sentence[]): readonly Sentence[] {
  return DENIED.test(text) ? withoutVerdict(sentences) : sentences;
}
