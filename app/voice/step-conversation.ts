import type { Result } from "../../domain/result.ts";
import type { TranscriptRow } from "../analyst/transcript-row.ts";
import type {
  ConversationEffect,
  ConversationEvent,
  ConversationMemory,
  ConversationStep,
} from "./conversation-memory.ts";
import type { Grant } from "./fetch-grant.ts";
import { MICROPHONE_GONE } from "./open-microphone.ts";
import { type EndReason, LINE_DOWN, NOT_LOADED, READY, type VoiceState, type VoiceStatus } from "./voice-state.ts";

/** A token is good for a minute, by the time that passes here: the clocks of the site and of the browser may be minutes apart. */
const TOKEN_MS = 55_000;

/** One step while it is being made: a copy of what the conversation knew, what is to be done, and the time. */
interface Draft {
  memory: ConversationMemory;
  effects: ConversationEffect[];
  now: number;
}

interface Beginning {
  /** True for anyone who types the questions and hears the answers. */
  isSilent: boolean;
  earlier: readonly TranscriptRow[];
}

/** A conversation that begins now, in milliseconds since 1970. Where nobody is asked for a microphone, nothing waits for anything. */
export function beginConversation({ isSilent, earlier }: Beginning, now: number): ConversationStep {
  const memory: ConversationMemory = {
    shown: READY,
    earlier,
    grant: null,
    askedAt: now,
    isMicrophoneGranted: null,
    voice: isSilent ? "there" : "none",
    code: "coming",
    ending: null,
  };
  const draft: Draft = { memory, effects: [], now };
  change(draft, { status: "connecting", phase: "connecting", rows: [], hasMicrophone: !isSilent });
  draft.effects.push({ do: "load code" }, { do: "ask for token" });
  draft.effects.push(isSilent ? { do: "be silent" } : { do: "look for permission" });
  return [draft.memory, draft.effects];
}

/** What one event makes of a conversation. It is over once: from then on, what comes late is only closed or given back. */
export function stepConversation(before: ConversationMemory, event: ConversationEvent, now: number): ConversationStep {
  const draft: Draft = { memory: { ...before }, effects: [], now };
  if (before.ending === null) take(draft, event);
  else takeLate(draft, event, before.ending);
  return [draft.memory, draft.effects];
}

function take(draft: Draft, event: ConversationEvent): void {
  const { memory, effects } = draft;
  switch (event.type) {
    case "granted":
      return granted(draft, event.answer);
    case "permission known":
      memory.isMicrophoneGranted = event.isGranted;
      return askForMicrophone(draft);
    case "microphone opened":
      memory.voice = "there";
      return goOn(draft);
    case "microphone refused":
      change(draft, { microphoneProblem: event.problem.help });
      return fail(draft, event.problem.words);
    case "microphone gone":
      return change(draft, { hasMicrophone: false, isListening: false, microphoneProblem: MICROPHONE_GONE });
    case "code loaded":
    case "code missing":
      memory.code = event.type === "code loaded" ? "there" : "missing";
      return goOn(draft);
    case "connected":
      if (memory.grant !== null) effects.push({ do: "begin", grant: memory.grant });
      return;
    case "line":
      if (memory.shown.phase !== "open") return;
      return change(draft, { hasLine: event.hasLine, status: event.hasLine ? "connected" : LINE_DOWN });
    case "changed":
      return change(draft, event.part);
    case "muted":
      effects.push({ do: "mute", isMuted: event.isMuted });
      return change(draft, { isMuted: event.isMuted });
    case "failed":
      return fail(draft, event.words);
    case "ended":
      return end(draft, event.reason, "disconnected");
    case "closed":
      return;
  }
}

function takeLate(
  draft: Draft,
  event: ConversationEvent,
  { reason, status }: NonNullable<ConversationMemory["ending"]>,
): void {
  const { memory, effects } = draft;
  switch (event.type) {
    case "granted":
      if (event.answer.ok) release(draft, event.answer.value, 0);
      return;
    case "microphone opened":
      // Allowed too late: it must not stay on.
      effects.push({ do: "close voice" });
      return;
    case "changed":
      if (event.part.rows !== undefined) change(draft, event.part);
      return;
    case "closed":
      if (memory.grant !== null)
        release(draft, memory.grant, answersOf(memory.shown.rows) - answersOf(memory.earlier), memory.shown.violations);
      change(draft, { status, phase: "over", ended: reason, asking: [], isSpeaking: false, isListening: false });
      return;
    default:
  }
}

function change({ memory, effects }: Draft, part: Partial<VoiceState>): void {
  const rows = part.rows === undefined ? memory.shown.rows : [...memory.earlier, ...part.rows];
  memory.shown = { ...memory.shown, ...part, rows };
  effects.push({ do: "show", state: memory.shown });
}

function release({ effects }: Draft, { session }: Grant, answers: number, violations = 0): void {
  effects.push({ do: "release", session, answers, violations });
}

function answersOf(rows: readonly TranscriptRow[]): number {
  return rows.filter(({ who }) => who === "analyst").length;
}

function end({ memory, effects }: Draft, reason: EndReason, status: VoiceStatus): void {
  memory.ending = { reason, status };
  effects.push({ do: "close" });
}

function fail(draft: Draft, words: string): void {
  end(draft, "failed", `Connection failed: ${words}`);
}

function granted(draft: Draft, answer: Result<Grant, string>): void {
  if (!answer.ok) return fail(draft, answer.error);
  draft.memory.grant = answer.value;
  askForMicrophone(draft);
  goOn(draft);
}

/** Anyone who is refused a token is not asked for the microphone. */
function askForMicrophone({ memory, effects }: Draft): void {
  const { voice, grant, isMicrophoneGranted } = memory;
  if (voice !== "none" || isMicrophoneGranted === null) return;
  if (!isMicrophoneGranted && grant === null) return;
  memory.voice = "asked";
  effects.push({ do: "open microphone" });
}

/** Connects once there is everything that it takes. */
function goOn(draft: Draft): void {
  const { memory, effects, now } = draft;
  const { grant, voice, code } = memory;
  if (grant === null || voice !== "there" || code === "coming") return;
  if (code === "missing") return fail(draft, NOT_LOADED);
  if (now - memory.askedAt <= TOKEN_MS) {
    effects.push({ do: "connect", grant });
    return;
  }
  // A person who took longer to decide about the microphone, or waited for the code, gets another.
  release(draft, grant, 0);
  memory.grant = null;
  memory.askedAt = now;
  effects.push({ do: "ask for token" });
}
