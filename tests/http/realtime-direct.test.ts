import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EMULATED_KEY } from "../emulators/realtime-endpoints.ts";
import { openVoiceSite, type VoiceSite } from "../setup/open-voice-site.ts";

let voice: VoiceSite;

describe("direct mode", () => {
  beforeEach(async () => {
    voice = await openVoiceSite({ VOICE_MODE: "direct" });
  });
  afterEach(() => voice.close());

  it("S7.token.3 answers a key of the provider's for a minute, asked for with a hash of the person", async () => {
    const granted = await voice.grant("user");
    expect(granted).toMatchObject({
      token: expect.stringMatching(/^ek_emulator_/),
      mode: "direct",
      baseUrl: `${voice.endpoints.url}/realtime/calls`,
    });
    expect(voice.endpoints.keys).toEqual([
      {
        caller: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          expires_after: { anchor: "created_at", seconds: 60 },
          session: expect.objectContaining({ type: "realtime", model: "gpt-realtime-2.1" }),
        },
      },
    ]);
    expect(voice.site.log.join("")).not.toContain(granted.token);
  });

  it("lets pages speak with the provider and with nobody else", async () => {
    const policy = (await voice.site.get("/stats")).headers.get("content-security-policy");
    expect(policy).toContain(`connect-src 'self' ${new URL(voice.endpoints.url).origin};`);
  });

  it("counts the whole time, because a browser may talk on after it said that it is over", async () => {
    const { session } = await voice.grant("user");
    expect((await voice.token("user")).status).toBe(429);
    voice.pass(20);
    await voice.end(session);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 300 });
    const { sessionSeconds } = await voice.grant("user");
    voice.pass(60 + sessionSeconds);
    await voice.voice.sweep();
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 600 });
  });

  it.each([
    [401, 502],
    [429, 503],
    [500, 503],
    ["hang", 503],
    ["words", 502],
    ["unpaid", 502],
    ["leak", 502],
  ] as const)(
    "S8.token.1 says in words what a provider's %s means, and keeps no place for it",
    async (fault, status) => {
      voice.endpoints.faults.client_secrets = fault;
      const response = await voice.token("user");
      expect(response.status).toBe(status);
      const { error } = (await response.json()) as { error: string };
      expect(error).toMatch(/^(The voice provider|This site's account with the voice provider)/);
      expect(error + voice.site.log.join("")).not.toContain(EMULATED_KEY.slice(0, 12));
      expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 0, cost: 0 });
    },
  );
});
