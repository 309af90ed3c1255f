import type { CitedText } from "../../domain/facts/cited-text.ts";
import type { FactSheet } from "../../domain/facts/sheet/sheet-of.ts";
import type { TokenUse, WriterProblem } from "../ai/story-writer.ts";
import type { CitedSources } from "./examine-cited.ts";

/** What a text is written from. */
export interface WritingSources extends CitedSources {
  sheet: FactSheet;
  /** The template's text: its headline stands in for a false one, and a small writer fills its paragraphs. */
  plan: CitedText;
}

/** A text that holds, with what it took. */
export interface CitedDraft extends TokenUse {
  text: CitedText;
  /** How often the writer was asked. */
  rounds: number;
  /** Sentences that were left out. */
  dropped: number;
  message: string;
}

/** Nothing of the writer's can be published. */
export interface NothingCited extends TokenUse {
  /** His server is the cause: another time may be better; null where his answers are. */
  problem: WriterProblem | null;
  message: string;
  rounds: number;
}

/** What came of a text, in words. */
export function heldWords(dropped: number, rounds: number): string {
  if (dropped > 0) return `Published without ${dropped} ${dropped === 1 ? "sentence" : "sentences"} that did not hold.`;
  return rounds === 1 ? "Every fact held at once." : `Every fact held in round ${rounds}.`;
}
