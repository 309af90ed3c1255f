import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { scriptedVoice, type ScriptedVoice } from "../fixtures/scripted-voice.ts";

/** What the SDK makes of what has happened. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** A conversation whose tools answer when the test says so, in the order of their calls. */
async function slowVoice(): Promise<{ voice: ScriptedVoice; answer: (() => void)[] }> {
  const answer: (() => void)[] = [];
  const catchUp = (): Promise<void> =>
    new Promise((resolve) => {
      answer.push(resolve);
    });
  const voice = scriptedVoice({ catchUp });
  await voice.open();
  return { voice, answer };
}

function begin(voice: ScriptedVoice, responseId: string): void {
  const response = { id: responseId };
  voice.event({ type: "response.created", event_id: `${responseId} created`, response });
  voice.transport.emit("turn_started", { type: "response_started", providerData: { response } });
}

function call(voice: ScriptedVoice, responseId: string, callId: string, name: string, args = "{}"): void {
  const asked = { type: "function_call", id: `item ${callId}`, callId, name, arguments: args, responseId } as const;
  voice.transport.emit("function_call", asked);
}

function done(voice: ScriptedVoice, responseId: string): void {
  const response = { id: responseId, status: "completed", output: [] };
  voice.event({ type: "response.done", event_id: `${responseId} done`, response });
}

/** How often the model was asked to go on since it greeted. */
function goneOn(voice: ScriptedVoice): number {
  const library = voice.calls("sendFunctionCallOutput").filter(({ startResponse }) => startResponse !== false);
  return library.length + voice.greetings() - 1;
}

describe("the tools of one response", () => {
  it("are answered when they can be, and the model goes on once, when the last of them has and no more can come", async () => {
    const order = fc.shuffledSubarray(["0", "1", "2", "done"], { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), async (steps, isTwice) => {
        const { voice, answer } = await slowVoice();
        begin(voice, "r");
        for (const [index, name] of ["get_game_info", "get_player_game_stats", "get_game_recap"].entries()) {
          call(voice, "r", `c${index}`, name);
          if (isTwice) call(voice, "r", `c${index}`, name);
        }
        await settle();
        for (const step of steps) {
          expect(goneOn(voice), `before ${step} of ${steps.join()}`).toBe(0);
          if (step === "done") done(voice, "r");
          else answer[Number(step)]?.();
          await settle();
        }
        expect(goneOn(voice), steps.join()).toBe(1);
        expect(voice.calls("sendFunctionCallOutput").length).toBeGreaterThanOrEqual(3);
        voice.conversation.end("person");
      }),
      { numRuns: 48 },
    );
  });

  it.each([
    ["get_betting_tips", "{}"],
    ["get_game_recap", '{"limit": '],
  ])("count one that fails, %s with %s, as answered", async (name, args) => {
    const written = vi.mocked(console.error).mockImplementation(() => {});
    const { voice, answer } = await slowVoice();
    begin(voice, "r");
    call(voice, "r", "first", "get_game_info");
    call(voice, "r", "wrong", name, args);
    call(voice, "r", "last", "get_player_game_stats");
    await settle();
    done(voice, "r");
    answer[1]?.();
    await settle();
    expect(goneOn(voice)).toBe(0);
    answer[0]?.();
    await settle();
    // The SDK writes of it what it writes.
    written.mockClear();
    expect(goneOn(voice)).toBe(1);
    expect(voice.calls("sendFunctionCallOutput")).toHaveLength(3);
    voice.conversation.end("person");
  });

  it.each<[string, (voice: ScriptedVoice) => void]>([
    ["typed", (voice) => voice.conversation.ask("Who won?")],
    ["said", (voice) => voice.event({ type: "input_audio_buffer.speech_started" })],
  ])("are not waited for any more when something else is %s: that is answered, once", async (_how, ask) => {
    const { voice, answer } = await slowVoice();
    begin(voice, "old");
    call(voice, "old", "c1", "get_game_info");
    await settle();
    done(voice, "old");
    ask(voice);
    begin(voice, "new");
    answer[0]?.();
    await settle();
    expect(goneOn(voice)).toBe(0);
    call(voice, "new", "c2", "get_game_info");
    await settle();
    done(voice, "new");
    answer[1]?.();
    await settle();
    expect(goneOn(voice)).toBe(1);
    voice.conversation.end("person");
  });

  it("are of no use where the person has stopped the answer", async () => {
    const { voice, answer } = await slowVoice();
    begin(voice, "r");
    call(voice, "r", "c", "get_game_info");
    await settle();
    done(voice, "r");
    voice.conversation.interrupt();
    answer[0]?.();
    await settle();
    expect(goneOn(voice)).toBe(0);
    voice.conversation.end("person");
  });
});
