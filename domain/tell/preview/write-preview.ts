import type { CitedText } from "../../facts/cited-text.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { composeText } from "../compose-text.ts";
import { Voice } from "../voice.ts";
import { formSentences, meetingSentences } from "./preview-form.ts";
import { previewHeadline } from "./preview-headline.ts";
import { leadSentences } from "./preview-lead.ts";
import { startSentences } from "./preview-starts.ts";

/**
 * A preview of a game that has not begun; null of any other. What nobody knows is not mentioned, so that it is short where little is
 * known. The same facts always make the same text.
 */
export function writePreview(index: FactIndex): CitedText | null {
  if (index.phase !== "before") return null;
  const voice = new Voice(index);
  const headline = previewHeadline(index, voice);
  const text = composeText(
    [
      { sentences: leadSentences(index, voice, headline.headline) },
      { heading: voice.pick("form heading", ["How they come in", "How they got here", "Where they stand"]) },
      ...[index.away.code, index.home.code].map((team) => ({ sentences: formSentences(team, index, voice) })),
      { sentences: meetingSentences(index) },
      { heading: voice.pick("starts heading", ["For fantasy", "Fantasy outlook", "Fantasy"]) },
      { sentences: startSentences(index, voice) },
    ],
    index,
  );
  return { ...headline, ...text };
}
