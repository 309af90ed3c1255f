import type { ToolNote } from "../../domain/analyst/chat-event.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";

/** The specification's connection texts, verbatim. */
export type VoiceStatus =
  | "ready"
  | "connecting"
  | "connected"
  | "disconnected"
  | `Session error: ${string}`
  | `Connection failed: ${string}`;

/** The status while nothing comes over an open line. */
export const LINE_DOWN: VoiceStatus = "Session error: Nothing comes through. Waiting for the line to come back";

/**
 * What `Connection failed: ` says where the code of the voice does not arrive. Browsers remember that a module did not arrive for as long as
 * the page is open: starting again would not ask for it.
 */
export const NOT_LOADED = "The voice could not be loaded. Check your connection and reload the page";

/** The words on the button, before the first conversation and after one. */
export const START = "Start talking";
export const START_NEW = "Start new conversation";

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
  /** False while nothing comes from the provider, not even silence. */
  hasLine: boolean;
  /** False in a conversation that is typed and heard. */
  hasMicrophone: boolean;
  /** Why there is no microphone, or none any more, and what to do; null where there is one. */
  microphoneProblem: string | null;
  /** When the conversation began and when it ends by itself, in milliseconds since 1970; null before it is open. */
  since: number | null;
  until: number | null;
  /** Null for everyone but the administrator. */
  dollarsPerMinute: number | null;
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
  hasLine: true,
  hasMicrophone: true,
  microphoneProblem: null,
  since: null,
  until: null,
  dollarsPerMinute: null,
  violations: 0,
};

/** The specification's rule for the color of a status: a text in any case. */
export function isTrouble(status: string): boolean {
  return /error|failed/i.test(status);
}
