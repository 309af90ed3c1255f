import { describe, expect, it } from "vitest";
import type { SessionEffect, SessionEvent, SessionMemory } from "../../app/voice/session-memory.ts";
import { NEW_SESSION, stepSession } from "../../app/voice/step-session.ts";
import type { VoiceState } from "../../app/voice/voice-state.ts";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";

const OPEN: SessionMemory = { ...NEW_SESSION, phase: "open" };
const CLOSED: SessionMemory = { ...NEW_SESSION, phase: "closed" };
const SPEAKING = { item: "item-1", response: "response-1" };

type Effect = SessionEffect;
const provider = (type: string, fields: Record<string, unknown> = {}): SessionEvent & { type: "provider" } => ({
  type: "provider",
  event: { type, ...fields },
});
const change = (part: Partial<VoiceState>): Effect => ({ do: "change", part });
const cut: Effect[] = [{ do: "mark cut", item: "item-1" }, { do: "hush" }];
const newRequest: Effect[] = [{ do: "next request" }, { do: "stir" }];

interface Row {
  words: string;
  from?: SessionMemory;
  event: SessionEvent;
  /** What differs from the state before afterwards. */
  to?: Partial<SessionMemory>;
  /** Without the note in the transcript, which every event of the provider gets first. */
  effects: readonly Effect[];
}

const PROVIDER: Row[] = [
  {
    words: "takes the settings with all tools",
    from: NEW_SESSION,
    event: provider("session.updated", { session: { tools: ANALYST_TOOLS.map(({ name }) => ({ name })) } }),
    effects: [{ do: "confirm" }],
  },
  {
    words: "has forgotten a tool: that is no confirmation",
    from: NEW_SESSION,
    event: provider("session.updated", { session: { tools: [] } }),
    effects: [],
  },
  {
    words: "hears the person: a new request",
    event: provider("input_audio_buffer.speech_started"),
    effects: [...newRequest, change({ isListening: true })],
  },
  {
    words: "hears the person no more",
    event: provider("input_audio_buffer.speech_stopped"),
    effects: [change({ isListening: false })],
  },
  {
    words: "begins an answer",
    event: provider("response.created", { response: { id: "response-1" } }),
    to: { isAnswering: true },
    effects: [{ do: "turn begins", response: "response-1" }],
  },
  {
    words: "says the first words",
    event: provider("response.output_audio_transcript.delta", { item_id: "item-1", response_id: "response-1" }),
    to: { speaking: SPEAKING },
    effects: [{ do: "check", item: "item-1", isWhole: false }],
  },
  {
    words: "has said all",
    event: provider("response.output_audio_transcript.done", { item_id: "item-1", response_id: "response-1" }),
    to: { speaking: SPEAKING },
    effects: [{ do: "check", item: "item-1", isWhole: true }],
  },
  {
    words: "has completed an answer: whatever went wrong before, it talks again",
    from: { ...OPEN, isAnswering: true },
    event: provider("response.done", { response: { id: "response-1", status: "completed" } }),
    to: { isAnswering: false },
    effects: [{ do: "stir" }, change({ status: "connected" }), { do: "turn is over", response: "response-1" }],
  },
  {
    words: "has broken off an answer",
    from: { ...OPEN, isAnswering: true },
    event: provider("response.done", { response: { id: "response-1", status: "incomplete" } }),
    to: { isAnswering: false },
    effects: [{ do: "stir" }, { do: "turn is over", response: "response-1" }],
  },
  {
    words: "could not answer",
    from: { ...OPEN, isAnswering: true },
    event: provider("response.done", {
      response: { id: "response-1", status: "failed", status_details: { error: { message: "overloaded" } } },
    }),
    to: { isAnswering: false },
    effects: [
      { do: "stir" },
      change({ status: "Session error: overloaded" }),
      { do: "turn is over", response: "response-1" },
    ],
  },
  {
    words: "begins to sound",
    event: provider("output_audio_buffer.started"),
    to: { isSpeaking: true },
    effects: [change({ isSpeaking: true }), { do: "sound", isOn: true }],
  },
  ...["output_audio_buffer.stopped", "output_audio_buffer.cleared"].flatMap((type): Row[] => [
    {
      words: `has been heard whole (${type})`,
      from: { ...OPEN, isSpeaking: true, speaking: SPEAKING },
      event: provider(type, { response_id: "response-1" }),
      to: { isSpeaking: false, speaking: null },
      effects: [change({ isSpeaking: false }), { do: "sound", isOn: false }],
    },
    {
      words: `falls silent while another answer is written (${type})`,
      from: { ...OPEN, isSpeaking: true, speaking: SPEAKING },
      event: provider(type, { response_id: "response-0" }),
      to: { isSpeaking: false },
      effects: [change({ isSpeaking: false }), { do: "sound", isOn: false }],
    },
  ]),
  {
    words: "says something that nobody here waits for",
    event: provider("rate_limits.updated"),
    effects: [],
  },
];

const OTHERS: Row[] = [
  {
    words: "connected and confirmed: the analyst greets",
    from: NEW_SESSION,
    event: { type: "opened", since: 1_000, until: 300_000, dollarsPerMinute: 0.3 },
    to: { phase: "open" },
    effects: [
      { do: "start clocks", milliseconds: 299_000 },
      change({ status: "connected", phase: "open", since: 1_000, until: 300_000, dollarsPerMinute: 0.3 }),
      { do: "greet" },
    ],
  },
  {
    words: "a typed question in silence",
    event: { type: "asked", text: "Who won?" },
    effects: [...newRequest, { do: "send", text: "Who won?" }],
  },
  {
    words: "a typed question while an answer is heard: it is cut off",
    from: { ...OPEN, isSpeaking: true, speaking: SPEAKING },
    event: { type: "asked", text: "Who won?" },
    effects: [...newRequest, ...cut, { do: "send", text: "Who won?" }],
  },
  {
    words: "a typed question while an answer is made, with nothing is heard",
    from: { ...OPEN, isAnswering: true },
    event: { type: "asked", text: "Who won?" },
    effects: [...newRequest, { do: "hush" }, { do: "send", text: "Who won?" }],
  },
  {
    words: "a typed question before the session is open",
    from: NEW_SESSION,
    event: { type: "asked", text: "Who won?" },
    effects: [],
  },
  {
    words: "the person has heard enough",
    from: { ...OPEN, isSpeaking: true, speaking: SPEAKING },
    event: { type: "interrupted" },
    effects: cut,
  },
  {
    words: "an error is a message and not the end",
    event: { type: "error", error: { message: "too fast" } },
    effects: [change({ status: "Session error: too fast" })],
  },
  {
    words: "an error before the session is open: it does not begin",
    from: NEW_SESSION,
    event: { type: "error", error: { message: "no such model" } },
    effects: [{ do: "refuse", error: { message: "no such model" } }],
  },
  {
    words: "stopping what has just ended by itself is no error",
    event: { type: "error", error: { error: { code: "response_cancel_not_active", message: "nothing to cancel" } } },
    effects: [],
  },
  { words: "the connection is lost", event: { type: "lost" }, effects: [{ do: "end", reason: "lost" }] },
  { words: "the connection is lost before it is open", from: NEW_SESSION, event: { type: "lost" }, effects: [] },
  { words: "the end", event: { type: "closed" }, to: { phase: "closed" }, effects: [{ do: "close" }] },
];

const AFTER: Row[] = (
  [
    provider("output_audio_buffer.started"),
    { type: "error", error: { message: "too late" } },
    { type: "lost" },
    { type: "asked", text: "Who won?" },
    { type: "interrupted" },
    { type: "closed" },
  ] satisfies SessionEvent[]
).map((event) => ({ words: `after the end nothing comes of "${event.type}"`, from: CLOSED, event, effects: [] }));

describe("one step of a session", () => {
  it.each([...PROVIDER.map((one) => ({ ...one, words: `the provider ${one.words}` })), ...OTHERS, ...AFTER])(
    "$words",
    ({ from = OPEN, event, to = {}, effects }) => {
      const note: Effect[] =
        event.type === "provider" && from.phase !== "closed" ? [{ do: "note", event: event.event }] : [];
      const untouched = structuredClone(from);
      const [after, todo] = stepSession(from, event);
      expect(after).toEqual({ ...from, ...to });
      expect(todo).toEqual([...note, ...effects]);
      expect(from).toEqual(untouched);
    },
  );
});
