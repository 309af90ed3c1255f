import type { Proof, ToolNote } from "../../domain/analyst/chat-event.ts";

/** One turn of the conversation as it is shown, spoken or written. */
export interface TranscriptRow {
  /** Unlike any other row's, and the same while the row grows. */
  id: string;
  who: "you" | "analyst";
  /** Grows while it is open. */
  text: string;
  /** Still being said. */
  isOpen: boolean;
  /** It was spoken over, or stopped before its end. */
  isInterrupted: boolean;
  /** Something in it was not supported by the tools; it was stopped and corrected. */
  isCorrected: boolean;
  /** The tools that were asked for it, in order. */
  tools: ToolNote[];
  /** What proves a written answer. */
  proofs: readonly Proof[];
  /** When the first of them was asked, as ISO time; null without one, and where the page does not know. */
  askedAt: string | null;
  /** Who answered, in words: `Answered from this game’s stats`. Null for the person, and until it is known. */
  by: string | null;
  /** What else the person should know of this answer: why it was given by rules, or what went wrong. */
  note: string | null;
}
