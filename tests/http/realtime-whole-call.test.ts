import { afterEach, describe, expect, it } from "vitest";
import type { RealtimeEmulator } from "../emulators/realtime/open-realtime-emulator.ts";
import { FUNCTION_TOOLS, NO_GAME_PROMPT } from "../fixtures/realtime-session.ts";
import { openTestEmulator } from "../setup/open-test-emulator.ts";
import { openVoiceCaller, type VoiceCaller } from "../setup/open-voice-caller.ts";
import { openVoiceSite, type VoiceSite } from "../setup/open-voice-site.ts";

/** A real WebRTC connection from this process to the provider's emulator, begun and ended through the site. */
let emulator: RealtimeEmulator;
let voice: VoiceSite;
let caller: VoiceCaller | null = null;

async function open(variables: Record<string, string> = {}): Promise<void> {
  emulator = await openTestEmulator({ behavior: { thinkMs: 0 } });
  const provider = { OPENAI_API_KEY: emulator.apiKey, OPENAI_BASE_URL: `${emulator.url}/v1` };
  voice = await openVoiceSite({ ...provider, ...variables });
}

afterEach(async () => {
  await caller?.close();
  caller = null;
  await voice.close();
  await emulator.close();
});

describe("a whole call", () => {
  it("S7.token.3 goes through the site, answers, and is hung up by the site at its end", async () => {
    await open();
    const { token, session, sessionSeconds } = await voice.grant("user");
    caller = await openVoiceCaller((offer) => voice.call("user", token, { offer }));
    expect(caller.callId).toBe(session);
    const created = await caller.next("session.created");
    expect(created["session"]).toMatchObject({
      model: "gpt-realtime-2.1",
      instructions: NO_GAME_PROMPT,
      tools: FUNCTION_TOOLS,
      max_output_tokens: 1000,
    });
    expect(emulator.call()).toMatchObject({
      authorizedBy: "API key",
      safetyIdentifier: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    caller.send({ type: "response.create" });
    await caller.next("response.done");
    voice.pass(sessionSeconds);
    await voice.voice.sweep();
    expect(emulator.call().end).toBe("hangup");
    await caller.until("the end of the connection", () => caller?.isOpen() === false);
    expect(await voice.voice.today()).toMatchObject({ running: 0, sessions: 1, seconds: sessionSeconds });
  });

  it("ends at once when the administrator switches the voice off", async () => {
    await open();
    const { token } = await voice.grant("user");
    caller = await openVoiceCaller((offer) => voice.call("user", token, { offer }));
    voice.pass(7);
    await voice.voice.setOpen(false);
    await caller.until("the end of the connection", () => caller?.isOpen() === false);
    expect(await voice.voice.today()).toMatchObject({ isOpen: false, running: 0, seconds: 7 });
  });

  it("S7.token.3 in direct mode goes to the provider with the key that the site gave", async () => {
    await open({ VOICE_MODE: "direct" });
    const { token, baseUrl } = await voice.grant("user");
    expect(token).toMatch(/^ek_/);
    caller = await openVoiceCaller((body) =>
      fetch(baseUrl, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/sdp" },
        body,
      }),
    );
    const created = await caller.next("session.created");
    expect(created["session"]).toMatchObject({ instructions: NO_GAME_PROMPT, tools: FUNCTION_TOOLS });
    expect(emulator.call().authorizedBy).toBe("ephemeral key");
  });
});
