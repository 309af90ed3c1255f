import type { ToolName } from "../../domain/analyst/analyst-tool.ts";

/** The specification's texts of a connection, letter for letter. */
export type VoiceStatus =
  | "ready"
  | "connecting"
  | "connected"
  | "disconnected"
  | `Session error: ${string}`
  | `Connection failed: ${string}`;

/** Why a conversation is over. */
export type EndReason = "person" | "left" | "lost" | "time" | "idle" | "failed";

/** A tool that the analyst asked, and when (milliseconds since 1970). */
export interface AskedTool {
  name: ToolName;
  at: number;
}

/** One turn of the conversation. */
export interface VoiceRow {
  id: string;
  who: "person" | "analyst";
  /** What was said so far; empty while a spoken question has not been put into words. */
  text: string;
  /**
   * `live` while it grows, `interrupted` where it was cut off, `stopped` where the check cut it off, `unclear` where speech could
   * not be put into words.
   */
  state: "live" | "done" | "interrupted" | "stopped" | "unclear";
  /** What was asked for this answer. */
  tools: readonly AskedTool[];
}

/** A conversation as a page shows it. Every change is a new object. */
export interface VoiceState {
  status: VoiceStatus;
  /** `open` holds through session errors, which are a message and not the end. */
  phase: "ready" | "connecting" | "open" | "over";
  /** Why it is over; null before. */
  ended: EndReason | null;
  rows: readonly VoiceRow[];
  /** Asked for an answer that has not begun. */
  asking: readonly AskedTool[];
  /** Sound of the analyst comes out of the speaker now. */
  isSpeaking: boolean;
  /** The provider hears the person talk. */
  isListening: boolean;
  isMuted: boolean;
  /** False in a conversation that is typed and heard. */
  hasMicrophone: boolean;
  /** Why the browser gave no microphone, and what to do; null where it did. */
  microphoneProblem: string | null;
  /** When the conversation began and when it ends by itself, in milliseconds since 1970; null before it is open. */
  since: number | null;
  until: number | null;
  dollarsPerMinute: number;
  /** Sentences that were stopped because nothing bore them out. */
  violations: number;
}

export const READY: VoiceState = {
  status: "ready",
  phase: "ready",
  ended: null,
  rows: [],
  asking: [],
  isSpeaking: false,
  isListening: false,
  isMuted: false,
  hasMicrophone: true,
  microphoneProblem: null,
  since: null,
  until: null,
  dollarsPerMinute: 0,
  violations: 0,
};

/** The specification's rule for the colour of a status. */
export function isTrouble(status: VoiceStatus): boolean {
  return /error|failed/i.test(status);
}
