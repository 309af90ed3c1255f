import { checkSpeech, type SpeechFault } from "../../domain/analyst/speech/check-speech.ts";
import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";

/** What is wrong with an answer. */
export interface Fault extends SpeechFault {
  /** How much of the answer was found right before it, in characters. */
  good: number;
}

/** Looks at answers while they are spoken, a sentence at a time, each once. */
export class SentenceGuard {
  /** How much of each answer has been looked at, by its item's id. */
  readonly #checked = new Map<string, number>();

  /**
   * What is wrong with the sentences of an answer that have ended since it was looked at last; null for nothing. `isWhole` when
   * no more comes.
   */
  look(id: string, text: string, isWhole: boolean, snapshot: () => ToolSnapshot | null): Fault | null {
    const from = this.#checked.get(id) ?? 0;
    // The last sentence may go on: "27." becomes "27.9".
    const to = isWhole ? text.length : (storySentences(text).at(-1)?.start ?? 0);
    if (to <= from) return null;
    this.#checked.set(id, to);
    const fault = checkSpeech(text.slice(from, to), snapshot(), text.slice(0, from));
    return fault === null ? null : { ...fault, good: from };
  }
}
