import type { ToolNote } from "../../domain/analyst/chat-event.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";

/** The specification's texts of a connection, letter for letter. */
export type VoiceStatus =
  | "ready"
  | "connecting"
  | "connected"
  | "disconnected"
  | `Session error: ${string}`
  | `Connection failed: ${string}`;

/** What `Connection failed: ` says where the code of the voice does not arrive. */
export const NOT_LOADED = "The voice could not be loaded. Check your connection and start again";

/** Why a conversation is over. */
export type EndReason = "person" | "left" | "lost" | "time" | "idle" | "failed";

/** A conversation as a page shows it. Every change is a new object. */
export interface VoiceState {
  status: VoiceStatus;
  /** `open` holds through session errors, which are a message and not the end. */
  phase: "ready" | "connecting" | "open" | "over";
  /** Why it is over; null before. */
  ended: EndReason | null;
  rows: readonly TranscriptRow[];
  /** Asked for an answer that has not begun. */
  asking: readonly ToolNote[];
  /** Sound of the analyst comes out of the speaker now. */
  isSpeaking: boolean;
  /** The provider hears the person talk. */
  isListening: boolean;
  isMuted: boolean;
  /** False in a conversation that is typed and heard. */
  hasMicrophone: boolean;
  /** Why there is no microphone, or none any more, and what to do; null where there is one. */
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

/** The specification's rule for the colour of a status: a text in any case. */
export function isTrouble(status: string): boolean {
  return /error|failed/i.test(status);
}
