import { describe, expect, it } from "vitest";
import type { TranscriptRow } from "../../app/analyst/transcript-row.ts";
import type { ConversationEffect, ConversationEvent, ConversationMemory } from "../../app/voice/conversation-memory.ts";
import { MICROPHONE_GONE } from "../../app/voice/open-microphone.ts";
import { beginConversation, stepConversation } from "../../app/voice/step-conversation.ts";
import { LINE_DOWN, NOT_LOADED, READY, type VoiceState } from "../../app/voice/voice-state.ts";
import { fail, ok } from "../../domain/result.ts";
import { CALL } from "../fixtures/scripted-voice.ts";

const NOW = 1_000_000;
const MINUTE = 60_000;
const OTHER = { ...CALL, session: "session-2" };

const row = (who: "you" | "analyst", text: string): TranscriptRow => ({
  id: text,
  who,
  text,
  isOpen: false,
  isInterrupted: false,
  isCorrected: false,
  tools: [],
  askedAt: null,
  by: null,
  note: null,
  proofs: [],
});
const EARLIER = [row("you", "Who won?"), row("analyst", "Kansas City.")];

const SETTING_UP: VoiceState = { ...READY, status: "connecting", phase: "connecting" };
const OPEN: VoiceState = { ...READY, status: "connected", phase: "open" };
const OVER = { phase: "over", asking: [], isSpeaking: false, isListening: false } as const;

/** Nothing has answered yet. */
const ASKED: ConversationMemory = {
  shown: SETTING_UP,
  earlier: [],
  grant: null,
  askedAt: NOW,
  isMicrophoneGranted: null,
  voice: "none",
  code: "coming",
  ending: null,
};
const TALKING = { shown: OPEN, grant: CALL, voice: "there", code: "there", isMicrophoneGranted: true } as const;
const ENDED = { ending: { reason: "person", status: "disconnected" } } as const;

type Effect = ConversationEffect;
const show = (state: VoiceState): Effect => ({ do: "show", state });
const close: Effect = { do: "close" };
const release = (session: string, answers = 0, violations = 0): Effect => ({
  do: "release",
  session,
  answers,
  violations,
});
const connect: Effect = { do: "connect", grant: CALL };
const failed = (words: string) =>
  ({
    ending: { reason: "failed", status: `Connection failed: ${words}` },
  }) as const satisfies Partial<ConversationMemory>;

interface Row {
  words: string;
  /** What differs from ASKED before. */
  from?: Partial<ConversationMemory>;
  event: ConversationEvent;
  /** What differs from the state before afterwards. */
  to?: Partial<ConversationMemory>;
  effects: readonly Effect[];
  now?: number;
}

const SETTING: Row[] = [
  {
    words: "a token, while nobody knows whether the browser asks for the microphone",
    event: { type: "granted", answer: ok(CALL) },
    to: { grant: CALL },
    effects: [],
  },
  {
    words: "a token, and the browser asks: now the person is asked",
    from: { isMicrophoneGranted: false },
    event: { type: "granted", answer: ok(CALL) },
    to: { grant: CALL, voice: "asked" },
    effects: [{ do: "open microphone" }],
  },
  {
    words: "the browser asks, and there is no token yet: anyone who may be refused is not asked",
    event: { type: "permission known", isGranted: false },
    to: { isMicrophoneGranted: false },
    effects: [],
  },
  {
    words: "the browser asks nobody: the microphone need not wait for the token",
    event: { type: "permission known", isGranted: true },
    to: { isMicrophoneGranted: true, voice: "asked" },
    effects: [{ do: "open microphone" }],
  },
  {
    words: "a token after all else",
    from: { voice: "there", code: "there", isMicrophoneGranted: true },
    event: { type: "granted", answer: ok(CALL) },
    to: { grant: CALL },
    effects: [connect],
  },
  {
    words: "the microphone after all else",
    from: { grant: CALL, code: "there", voice: "asked" },
    event: { type: "microphone opened" },
    to: { voice: "there" },
    effects: [connect],
  },
  {
    words: "the code after all else",
    from: { grant: CALL, voice: "there" },
    event: { type: "code loaded" },
    to: { code: "there" },
    effects: [connect],
  },
  {
    words: "the microphone while the code is on its way",
    from: { grant: CALL, voice: "asked" },
    event: { type: "microphone opened" },
    to: { voice: "there" },
    effects: [],
  },
  {
    words: "the person took longer than a token lasts: another",
    from: { grant: CALL, code: "there", voice: "asked" },
    event: { type: "microphone opened" },
    to: { voice: "there", grant: null, askedAt: NOW + MINUTE },
    effects: [release("session-1"), { do: "ask for token" }],
    now: NOW + MINUTE,
  },
  {
    words: "the transport is there",
    from: TALKING,
    event: { type: "connected" },
    effects: [{ do: "begin", grant: CALL }],
  },
];

const TROUBLE: Row[] = [
  {
    words: "the site refuses a token",
    event: { type: "granted", answer: fail("Too many conversations") },
    to: failed("Too many conversations"),
    effects: [close],
  },
  {
    words: "the microphone is refused",
    from: { grant: CALL, voice: "asked" },
    event: { type: "microphone refused", problem: { words: "Microphone blocked", help: "Allow it" } },
    to: { shown: { ...SETTING_UP, microphoneProblem: "Allow it" }, ...failed("Microphone blocked") },
    effects: [show({ ...SETTING_UP, microphoneProblem: "Allow it" }), close],
  },
  {
    words: "the code does not come, before anything else has: what else is wrong is said first",
    event: { type: "code missing" },
    to: { code: "missing" },
    effects: [],
  },
  {
    words: "the code does not come, and all else is there",
    from: { grant: CALL, voice: "there" },
    event: { type: "code missing" },
    to: { code: "missing", ...failed(NOT_LOADED) },
    effects: [close],
  },
  {
    words: "anything breaks",
    event: { type: "failed", words: "no network" },
    to: failed("no network"),
    effects: [close],
  },
  {
    words: "the microphone is pulled out",
    from: TALKING,
    event: { type: "microphone gone" },
    to: { shown: { ...OPEN, hasMicrophone: false, microphoneProblem: MICROPHONE_GONE } },
    effects: [show({ ...OPEN, hasMicrophone: false, microphoneProblem: MICROPHONE_GONE })],
  },
  {
    words: "the line goes silent",
    from: TALKING,
    event: { type: "line", hasLine: false },
    to: { shown: { ...OPEN, hasLine: false, status: LINE_DOWN } },
    effects: [show({ ...OPEN, hasLine: false, status: LINE_DOWN })],
  },
  {
    words: "the line goes silent before the conversation is open",
    event: { type: "line", hasLine: false },
    effects: [],
  },
];

const TALK: Row[] = [
  {
    words: "rows stand after those from before the connection broke off",
    from: { ...TALKING, earlier: EARLIER },
    event: { type: "changed", part: { rows: [row("you", "By how much?")] } },
    to: { shown: { ...OPEN, rows: [...EARLIER, row("you", "By how much?")] } },
    effects: [show({ ...OPEN, rows: [...EARLIER, row("you", "By how much?")] })],
  },
  {
    words: "the person mutes the microphone",
    from: TALKING,
    event: { type: "muted", isMuted: true },
    to: { shown: { ...OPEN, isMuted: true } },
    effects: [{ do: "mute", isMuted: true }, show({ ...OPEN, isMuted: true })],
  },
  {
    words: "the person ends it",
    from: TALKING,
    event: { type: "ended", reason: "person" },
    to: ENDED,
    effects: [close],
  },
];

const ALL_ROWS = [...EARLIER, row("analyst", "By seven.")];
const LATE: Row[] = [
  {
    words: "everything is closed: only answers of this connection are counted",
    from: { ...TALKING, ...ENDED, earlier: EARLIER, shown: { ...OPEN, rows: ALL_ROWS, violations: 2 } },
    event: { type: "closed" },
    to: {
      shown: { ...OPEN, rows: ALL_ROWS, violations: 2, ...OVER, status: "disconnected", ended: "person" },
    },
    effects: [
      release("session-1", 1, 2),
      show({ ...OPEN, rows: ALL_ROWS, violations: 2, ...OVER, status: "disconnected", ended: "person" }),
    ],
  },
  {
    words: "everything is closed, and there was no token",
    from: ENDED,
    event: { type: "closed" },
    to: { shown: { ...SETTING_UP, ...OVER, status: "disconnected", ended: "person" } },
    effects: [show({ ...SETTING_UP, ...OVER, status: "disconnected", ended: "person" })],
  },
  {
    words: "a token that comes too late is given back",
    from: ENDED,
    event: { type: "granted", answer: ok(OTHER) },
    effects: [release("session-2")],
  },
  {
    words: "a microphone that is allowed too late is closed",
    from: { ...ENDED, voice: "asked" },
    event: { type: "microphone opened" },
    effects: [{ do: "close voice" }],
  },
  {
    words: "nobody is asked for a microphone any more",
    from: ENDED,
    event: { type: "permission known", isGranted: true },
    effects: [],
  },
  {
    words: "the last rows still come",
    from: { ...TALKING, ...ENDED },
    event: { type: "changed", part: { rows: [row("you", "Thanks")] } },
    to: { shown: { ...OPEN, rows: [row("you", "Thanks")] } },
    effects: [show({ ...OPEN, rows: [row("you", "Thanks")] })],
  },
  ...(
    [
      { type: "changed", part: { isSpeaking: true } },
      { type: "ended", reason: "lost" },
      { type: "failed", words: "too late" },
      { type: "muted", isMuted: true },
      { type: "connected" },
      { type: "line", hasLine: false },
      { type: "microphone gone" },
      { type: "code loaded" },
    ] satisfies ConversationEvent[]
  ).map((event) => ({ words: `nothing comes of "${event.type}"`, from: { ...TALKING, ...ENDED }, event, effects: [] })),
];

describe("one step of a conversation", () => {
  it.each([
    ...SETTING.map((one) => ({ ...one, words: `setting up: ${one.words}` })),
    ...TROUBLE.map((one) => ({ ...one, words: `trouble: ${one.words}` })),
    ...TALK.map((one) => ({ ...one, words: `talking: ${one.words}` })),
    ...LATE.map((one) => ({ ...one, words: `when it is over: ${one.words}` })),
  ])("$words", ({ from = {}, event, to = {}, effects, now = NOW }) => {
    const before = { ...ASKED, ...from };
    const untouched = structuredClone(before);
    const [after, todo] = stepConversation(before, event, now);
    expect(after).toEqual({ ...before, ...to });
    expect(todo).toEqual(effects);
    expect(before).toEqual(untouched);
  });
});

describe("the first step of a conversation", () => {
  it("asks for everything at once, but not for the microphone", () => {
    const [memory, effects] = beginConversation({ isSilent: false, earlier: EARLIER }, NOW);
    const shown = { ...SETTING_UP, rows: EARLIER };
    expect(memory).toEqual({ ...ASKED, earlier: EARLIER, shown });
    expect(effects).toEqual([show(shown), { do: "load code" }, { do: "ask for token" }, { do: "look for permission" }]);
  });

  it("of anyone who types needs no microphone", () => {
    const [memory, effects] = beginConversation({ isSilent: true, earlier: [] }, NOW);
    const shown = { ...SETTING_UP, hasMicrophone: false };
    expect(memory).toEqual({ ...ASKED, voice: "there", shown });
    expect(effects).toEqual([show(shown), { do: "load code" }, { do: "ask for token" }, { do: "be silent" }]);
  });
});
