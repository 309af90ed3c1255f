import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRealtimeEmulator, type RealtimeEmulator } from "../emulators/realtime/open-realtime-emulator.ts";
import { MESSAGE_BYTES } from "../emulators/realtime/peer.ts";
import { joined, silence, tone } from "../emulators/realtime/sound.ts";
import type { WireEvent } from "../emulators/realtime/wire-fault.ts";
import { analystOutputs } from "../fixtures/analyst-outputs.ts";
import { offerWithKey, openVoiceCaller, type VoiceCaller } from "../setup/open-voice-caller.ts";

/** A real WebRTC connection to the emulator, both ends in this process. */
let emulator: RealtimeEmulator;
let caller: VoiceCaller;

const TOOLS = Object.keys(analystOutputs).map((name) => ({ type: "function", name, parameters: { type: "object" } }));
const SESSION = { type: "realtime", tools: TOOLS };

beforeEach(async () => {
  emulator = await openRealtimeEmulator({ behavior: { thinkMs: 0, transcribeMs: 0 } });
  caller = await openVoiceCaller(offerWithKey(emulator, SESSION));
  await caller.next("session.created");
});
afterEach(async () => {
  await caller.close();
  await emulator.close();
});

function types(): string[] {
  return caller.events.map(({ type }) => type);
}

/** Asks for a response and answers the calls of tools in it. */
async function sendTools(outputs: Readonly<Record<string, string>> = analystOutputs): Promise<void> {
  const before = caller.events.length;
  caller.send({ type: "response.create" });
  await caller.next("response.done", before);
  for (const { name, callId, output } of emulator.call().session.conversation.toolCalls())
    if (output === null)
      caller.send({
        type: "conversation.item.create",
        item: { type: "function_call_output", call_id: callId, output: outputs[name] ?? "{}" },
      });
}

async function answer(before = caller.events.length): Promise<string> {
  caller.send({ type: "response.create" });
  const { transcript } = await caller.next("response.output_audio_transcript.done", before);
  return String(transcript);
}

async function errorAfter(event: WireEvent): Promise<unknown> {
  const before = caller.events.length;
  caller.send(event);
  return (await caller.next("error", before))["error"];
}

function doneWith(status: string): WireEvent | undefined {
  return caller.events.find(
    ({ type, response }) => type === "response.done" && (response as { status: string }).status === status,
  );
}

describe("a call to the emulator", () => {
  it("greets with what the tools answered, as loud as its words are many", async () => {
    await sendTools();
    const text = await answer();
    expect(text).toBe("[emulator] Buffalo Bills 27, Kansas City Chiefs 31. Final. What do you want to know?");
    const { response_id: responseId } = await caller.next("output_audio_buffer.started");
    await caller.next("output_audio_buffer.stopped");
    expect(doneWith("completed")?.["response"]).toHaveProperty("output");
    const words = text.split(" ").length;
    expect(emulator.call().spokenSeconds).toBeCloseTo(words * 0.4, 5);
    // Real pauses between the beeps: both loud and still packets arrived, of which a busy machine loses some.
    await caller.until("the sound", () => caller.levels.filter((level) => level > 0.05).length > words * 3);
    expect(caller.levels.filter((level) => level < 0.001).length).toBeGreaterThan(words);
    expect(caller.faulty).toBe(0);
    expect(caller.events.at(-1)).toMatchObject({ type: "output_audio_buffer.stopped", response_id: responseId });
  });

  it("asks for its tools in the provider's events, and answers nothing while one is awaited", async () => {
    caller.send({ type: "response.create" });
    await caller.next("response.done");
    const [first, second] = emulator.call().session.conversation.toolCalls();
    expect([first?.name, second?.name]).toEqual(["get_game_info", "get_game_recap"]);
    expect(types().filter((type) => type.startsWith("response."))).toEqual([
      "response.created",
      ...Array.from({ length: 2 }, () => [
        "response.output_item.added",
        "response.function_call_arguments.delta",
        "response.function_call_arguments.done",
        "response.output_item.done",
      ]).flat(),
      "response.done",
    ]);
    const item = { type: "function_call_output", call_id: first?.callId, output: analystOutputs.get_game_info };
    caller.send({ type: "conversation.item.create", item });
    const before = caller.events.length;
    caller.send({ type: "response.create" });
    const { response } = await caller.next("response.done", before);
    expect(response).toMatchObject({ status: "completed", output: [] });
  });

  it("hears what is said: level, pitch and length, and answers the turn that a test explains", async () => {
    emulator.call().session.meanings.push("Who is the passing leader?");
    caller.send({
      type: "session.update",
      session: { type: "realtime", audio: { input: { transcription: { model: "x" } } } },
    });
    await caller.next("session.updated");
    await caller.speak(joined(silence(200), tone(440, 800), silence(700)));
    await caller.next("conversation.item.input_audio_transcription.completed");
    await caller.next("response.done");
    const { heard } = emulator.call();
    expect(heard.level).toBeGreaterThan(0.1);
    expect(heard.loudSeconds).toBeGreaterThan(0.7);
    expect(heard.loudSeconds).toBeLessThan(0.95);
    expect(Math.abs((heard.pitch ?? 0) - 440)).toBeLessThan(10);
    expect(emulator.call().session.conversation.toolCalls()).toMatchObject([
      { name: "get_player_game_stats", arguments: '{"team":null,"position":"QB","limit":3}' },
    ]);
    const speech = [
      "input_audio_buffer.speech_started",
      "input_audio_buffer.speech_stopped",
      "input_audio_buffer.committed",
    ];
    expect(types().filter((type) => speech.includes(type))).toEqual(speech);
  });

  it("says so when nobody explained a spoken turn", async () => {
    await caller.speak(joined(tone(300, 300), silence(700)));
    const { transcript } = await caller.next("response.output_audio_transcript.done");
    expect(transcript).toMatch(/^\[emulator\] I heard you, but an emulator does not understand speech/);
  });

  it("stops when it is interrupted by speech, and takes back what was not heard", async () => {
    await sendTools();
    emulator.behavior.brain = "talks-long";
    caller.send({ type: "response.create" });
    await caller.next("output_audio_buffer.started");
    const speaking = caller.speak(joined(tone(300, 500), silence(700)));
    const { audio_end_ms: heardMs, item_id: itemId } = await caller.next("conversation.item.truncated");
    await speaking;
    expect(doneWith("cancelled")?.["response"]).toMatchObject({
      status_details: { type: "cancelled", reason: "turn_detected" },
      output: [{ id: itemId, status: "incomplete" }],
    });
    expect(heardMs).toBeLessThan(5000);
    const found = emulator.call().session.conversation.find(itemId);
    expect(found.ok && found.value.content).toEqual([{ type: "output_audio" }]);
  });

  it("stops when the client cancels and clears", async () => {
    await sendTools();
    emulator.behavior.brain = "talks-long";
    caller.send({ type: "response.create" });
    await caller.next("output_audio_buffer.started");
    caller.send({ type: "response.cancel" });
    caller.send({ type: "output_audio_buffer.clear" });
    await caller.next("output_audio_buffer.cleared");
    expect(doneWith("cancelled")?.["response"]).toMatchObject({ status_details: { reason: "client_cancelled" } });
    expect(await errorAfter({ type: "response.cancel" })).toMatchObject({ code: "response_cancel_not_active" });
  });

  it("refuses a second response while one is being made", async () => {
    emulator.behavior.brain = "never-answers";
    caller.send({ type: "response.create" });
    expect(await errorAfter({ type: "response.create", event_id: "second" })).toMatchObject({
      code: "conversation_already_has_active_response",
      event_id: "second",
      message: expect.stringContaining("already has an active response"),
    });
  });

  it("ends an answer at max_output_tokens", async () => {
    await sendTools();
    emulator.behavior.brain = "talks-long";
    const before = caller.events.length;
    caller.send({ type: "response.create", response: { max_output_tokens: 60 } });
    const { response } = await caller.next("response.done", before);
    expect(response).toMatchObject({ status: "incomplete", status_details: { reason: "max_output_tokens" } });
    expect((response as { usage: { output_tokens: number } }).usage.output_tokens).toBeLessThanOrEqual(60);
  });

  it("answers in text alone when the session asks for it", async () => {
    caller.send({ type: "session.update", session: { type: "realtime", output_modalities: ["text"] } });
    emulator.call().session.says.push("Only words.");
    emulator.behavior.brain = "ignores-tools";
    caller.send({ type: "response.create" });
    expect(await caller.next("response.output_text.done")).toMatchObject({ text: "[emulator] Only words." });
    await caller.next("response.done");
    expect(types()).not.toContain("output_audio_buffer.started");
  });

  it("says what a test gives it in place of its next answer, and lies on request", async () => {
    await sendTools();
    emulator.call().session.says.push("Testman threw for 999 yards.");
    expect(await answer()).toBe("[emulator] Testman threw for 999 yards.");
    await caller.next("response.done");
    emulator.behavior.brain = "wrong-facts";
    await caller.until("quiet", () => emulator.call().session.active === null);
    expect(await answer()).toContain("Buffalo Bills 30, Kansas City Chiefs 34");
  });

  it("tells of a response that failed, and goes on", async () => {
    emulator.behavior.brain = "fails";
    caller.send({ type: "response.create" });
    const { response } = await caller.next("response.done");
    expect(response).toMatchObject({ status: "failed", status_details: { error: { code: "server_error" } } });
    emulator.behavior.brain = "ignores-tools";
    expect(await answer()).toContain("They lead by 17");
  });

  it("refuses what the provider's documents do not know", async () => {
    const unknown = { type: "session.update", session: { type: "realtime", temperature: 1 } };
    expect(await errorAfter(unknown)).toMatchObject({ code: "unknown_parameter", param: "session.temperature" });
    expect(await errorAfter({ type: "session.update", session: {} })).toMatchObject({ param: "session.type" });
    expect(await errorAfter({ type: "no.such.event" })).toMatchObject({ param: "type" });
    const stray = { type: "function_call_output", call_id: "call_x", output: "{}" };
    expect(await errorAfter({ type: "conversation.item.create", item: stray })).toMatchObject({
      code: "invalid_tool_call_id",
    });
    emulator.behavior.refuseSettings = "Not today.";
    expect(await errorAfter({ type: "session.update", session: SESSION })).toMatchObject({ message: "Not today." });
  });

  it("sends everything twice on request", async () => {
    emulator.behavior.duplicate = true;
    caller.send({ type: "input_audio_buffer.clear" });
    await caller.until("both", () => types().filter((type) => type === "input_audio_buffer.cleared").length === 2);
    const ids = caller.events
      .filter(({ type }) => type === "input_audio_buffer.cleared")
      .map((event) => event["event_id"]);
    expect(new Set(ids).size).toBe(1);
  });

  it("never sends more than the channel carries, and closes it on a client that does", async () => {
    const instructions = "x".repeat(MESSAGE_BYTES - 300);
    expect(await errorAfter({ type: "session.update", session: { type: "realtime", instructions } })).toMatchObject({
      type: "server_error",
      code: "event_too_large",
    });
    expect(() => caller.sendText("x".repeat(MESSAGE_BYTES + 1))).toThrow(/size/i);
    expect(caller.isOpen()).toBe(true);
    caller.sendTooMuch("x".repeat(MESSAGE_BYTES + 1));
    await caller.until("the end", () => emulator.call().end === "message too large");
    await caller.until("the channel's end", () => !caller.isOpen());
  });
});
