import { afterEach, describe, expect, it } from "vitest";
import { SMALL_GAME_PROMPT, SMALL_GAME_SESSION } from "../fixtures/realtime-session.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { openVoiceSite, type VoiceSite } from "../setup/open-voice-site.ts";

const GAME = smallGame().game.gameKey;
let voice: VoiceSite;

afterEach(() => voice.close());

type Mode = "relay" | "direct";
const MODES: readonly Mode[] = ["relay", "direct"];

/** The session that the provider is asked for: with the browser's offer, or for the key with which the browser calls. */
async function askedFor(mode: Mode, variables: Record<string, string> = {}): Promise<typeof SMALL_GAME_SESSION> {
  voice = await openVoiceSite({ VOICE_MODE: mode, ...variables });
  const granted = await voice.token("user", `?game=${GAME}`);
  expect(granted.status).toBe(200);
  const { token } = (await granted.json()) as { token: string };
  if (mode === "relay") expect((await voice.call("user", token)).status).toBe(201);
  const session = mode === "relay" ? voice.endpoints.calls[0]?.session : voice.endpoints.keys[0]?.body["session"];
  return session as typeof SMALL_GAME_SESSION;
}

describe.each(MODES)("the session that is asked for in %s mode", (mode) => {
  it("S9.voice.8 sends sound out, and at 24 kHz both ways", async () => {
    const { output_modalities, audio } = await askedFor(mode);
    expect(output_modalities).toEqual(["audio"]);
    expect(audio.output.format).toEqual({ type: "audio/pcm", rate: 24_000 });
    expect(audio.input.format).toEqual({ type: "audio/pcm", rate: 24_000 });
  });

  it("S9.voice.9 hears by meaning when somebody has finished", async () => {
    expect((await askedFor(mode)).audio.input.turn_detection).toEqual({ type: "semantic_vad" });
  });

  it("S9.voice.10 has the successor of gpt-realtime", async () => {
    expect((await askedFor(mode)).model).toBe("gpt-realtime-2.1");
  });

  it("S9.voice.10 has gpt-realtime, or any other model, where VOICE_MODEL says so", async () => {
    expect((await askedFor(mode, { VOICE_MODEL: "gpt-realtime" })).model).toBe("gpt-realtime");
  });

  it("S9.voice.11 has what the person says written down by gpt-transcribe", async () => {
    expect((await askedFor(mode)).audio.input.transcription).toEqual({ model: "gpt-transcribe" });
  });

  it("S9.voice.11 has it written down by what VOICE_TRANSCRIBE_MODEL says", async () => {
    const { audio } = await askedFor(mode, { VOICE_TRANSCRIBE_MODEL: "gpt-4o-mini-transcribe" });
    expect(audio.input.transcription).toEqual({ model: "gpt-4o-mini-transcribe" });
  });

  it("S9.voice.1 S9.voice.3 S9.voice.4 brings Big Dill, the game, its tools, the stop of a long reply, and nothing else", async () => {
    const session = await askedFor(mode);
    expect(session).toEqual(SMALL_GAME_SESSION);
    expect(session.tools.map(({ name }) => name)).toEqual([
      "get_game_info",
      "get_all_plays",
      "get_game_recap",
      "get_game_preview",
      "get_player_projections",
      "get_player_game_stats",
      "get_facts",
    ]);
    expect(SMALL_GAME_PROMPT).toMatch(/^You are Big Dill/);
    expect(SMALL_GAME_PROMPT).toContain(`key ${GAME}`);
  });
});
