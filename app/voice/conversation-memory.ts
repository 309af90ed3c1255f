import type { Result } from "../../domain/result.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import type { Grant } from "./fetch-grant.ts";
import type { MicrophoneProblem } from "./open-microphone.ts";
import type { EndReason, VoiceState, VoiceStatus } from "./voice-state.ts";

/** What a conversation knows of itself, from the press of the button on. */
export interface ConversationMemory {
  /** What the page shows. */
  shown: VoiceState;
  /** What was said before the connection broke off; it stays in the transcript. */
  earlier: readonly TranscriptRow[];
  /** The token, and when it was asked for, in milliseconds since 1970; null while there is none. */
  grant: Grant | null;
  askedAt: number;
  /** The browser would ask nobody before it opens the microphone; null while that is not known. */
  isMicrophoneGranted: boolean | null;
  voice: "none" | "asked" | "there";
  /** The library, and our own code over it. */
  code: "coming" | "there" | "missing";
  /** Why it is over, and with which words; null while it goes on. */
  ending: { reason: EndReason; status: VoiceStatus } | null;
}

export type ConversationEvent =
  | { type: "granted"; answer: Result<Grant, string> }
  | { type: "permission known"; isGranted: boolean }
  | { type: "microphone opened" }
  | { type: "microphone refused"; problem: MicrophoneProblem }
  | { type: "microphone gone" }
  | { type: "code loaded" }
  | { type: "code missing" }
  /** The transport is there: the session may begin. */
  | { type: "connected" }
  /** Nothing comes over the line any more, or something does again. */
  | { type: "line"; hasLine: boolean }
  /** The session's own word. */
  | { type: "changed"; part: Partial<VoiceState> }
  | { type: "muted"; isMuted: boolean }
  | { type: "failed"; words: string }
  | { type: "ended"; reason: EndReason }
  /** What was open is closed, and the last rows have come. */
  | { type: "closed" };

/** What is to be done, in this order. */
export type ConversationEffect =
  | { do: "load code" }
  | { do: "ask for token" }
  | { do: "look for permission" }
  | { do: "open microphone" }
  | { do: "be silent" }
  | { do: "close voice" }
  | { do: "connect"; grant: Grant }
  | { do: "begin"; grant: Grant }
  | { do: "mute"; isMuted: boolean }
  | { do: "close" }
  | { do: "release"; session: string; answers: number; violations: number }
  | { do: "show"; state: VoiceState };

export type ConversationStep = readonly [ConversationMemory, readonly ConversationEffect[]];
