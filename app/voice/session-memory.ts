import type { ProviderEvent } from "./transcript-book.ts";
import type { EndReason, VoiceState } from "./voice-state.ts";

/** What a session knows of itself: what is said and asked for stands in the transcript and with the model's turns. */
export interface SessionMemory {
  phase: "connecting" | "open" | "closed";
  /** The model makes an answer. */
  isAnswering: boolean;
  /** An answer is heard. */
  isSpeaking: boolean;
  /** The answer that is spoken, and the response that it belongs to; null once it was heard whole. */
  speaking: { item: string; response: unknown } | null;
}

export type SessionEvent =
  /** The provider's own event, the first time that it comes. */
  | { type: "provider"; event: ProviderEvent }
  | { type: "error"; error: unknown }
  /** The connection is gone. */
  | { type: "lost" }
  /** Connected and confirmed; times in milliseconds since 1970. */
  | { type: "opened"; since: number; until: number; dollarsPerMinute: number | null }
  | { type: "asked"; text: string }
  | { type: "interrupted" }
  | { type: "closed" };

/** What is to be done, in this order. */
export type SessionEffect =
  | { do: "change"; part: Partial<VoiceState> }
  /** Into the transcript with it. */
  | { do: "note"; event: ProviderEvent }
  | { do: "confirm" }
  | { do: "refuse"; error: unknown }
  | { do: "start clocks"; milliseconds: number }
  /** Somebody said something. */
  | { do: "stir" }
  | { do: "sound"; isOn: boolean }
  | { do: "next request" }
  | { do: "turn begins"; response: string }
  | { do: "turn is over"; response: string }
  /** Holds what an answer has said by now against the game. */
  | { do: "check"; item: string; isWhole: boolean }
  /** Says in the transcript where an answer broke off. */
  | { do: "mark cut"; item: string }
  | { do: "hush" }
  | { do: "greet" }
  | { do: "send"; text: string }
  | { do: "end"; reason: EndReason }
  | { do: "close" };

export type SessionStep = readonly [SessionMemory, readonly SessionEffect[]];
