import { describe, expect, it, vi } from "vitest";
import { MOST_TURNS } from "../../app/voice/model-turns.ts";
import { type ScriptedVoice, scriptedVoice } from "../fixtures/scripted-voice.ts";

/** The analyst begins by itself. */
const GREETING = 1;
let items = 0;

/** The provider calls a tool as nobody should; resolves when the SDK has made of it what it makes. */
async function call(voice: ScriptedVoice, name: string, args: string): Promise<void> {
  items += 1;
  const responseId = `response-${items}`;
  voice.event({ type: "response.created", response: { id: responseId } });
  voice.transport.emit("turn_started", { type: "response_started", providerData: { response: { id: responseId } } });
  const id = `item-${items}`;
  const asked = { type: "function_call", id, callId: `call-${items}`, name, arguments: args, responseId } as const;
  voice.transport.emit("function_call", asked);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  voice.event({ type: "response.done", response: { id: responseId, status: "completed", output: [] } });
}

/** How often the model was asked to go on. */
function goneOn(voice: ScriptedVoice): number {
  const asked = voice.calls("sendFunctionCallOutput").filter(({ startResponse }) => startResponse === true).length;
  return asked + voice.greetings() - GREETING;
}

describe("a call of a tool that cannot be carried out", () => {
  it.each([
    ["get_betting_tips", "{}", "Tool get_betting_tips not found"],
    ["get_game_info", "", '{"error":"The arguments must be a JSON object, for example {}."}'],
    ["get_all_plays", '{"quarter": "4', '{"error":"The arguments must be a JSON object, for example {}."}'],
  ])("is answered once, and the model goes on: %s with %j", async (name, args, output) => {
    const written = vi.mocked(console.error).mockImplementation(() => {});
    const voice = scriptedVoice();
    await voice.open();
    await call(voice, name, args);
    // The SDK writes of it what it writes.
    written.mockClear();
    expect(voice.calls("sendFunctionCallOutput").map((one) => one.output)).toEqual([output]);
    expect(goneOn(voice)).toBe(1);
    expect(voice.state().status).toBe("connected");
    voice.conversation.end("person");
  });

  it("S9.voice.12 O.43 does not go on forever: after ten turns the model is left alone, which is said, until the next question", async () => {
    const voice = scriptedVoice();
    await voice.open();
    for (let turn = 0; turn < MOST_TURNS + 5; turn += 1) await call(voice, "get_betting_tips", "{}");
    expect(goneOn(voice)).toBe(9);
    expect(voice.statuses()).toContain("Session error: Big Dill couldn’t find an answer. Try rephrasing");
    voice.conversation.ask("And the score?");
    await call(voice, "get_betting_tips", "{}");
    expect(goneOn(voice)).toBe(10);
    voice.conversation.end("person");
  });

  it("is no reason to keep another error back", async () => {
    const voice = scriptedVoice();
    await voice.open();
    await call(voice, "get_betting_tips", "{}");
    voice.event({ type: "error", error: { message: "It broke.", code: "internal_error" } });
    expect(voice.state().status).toBe("Session error: It broke.");
    voice.conversation.end("person");
  });
});
