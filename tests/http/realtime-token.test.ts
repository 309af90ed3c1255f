import { afterEach, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import type { VoiceGrant } from "../../server/voice/voice.ts";
import { openSite } from "../setup/open-site.ts";
import { METRICS_TOKEN, openVoiceSite, type Role, ROLES, type VoiceSite } from "../setup/open-voice-site.ts";

const GAME = smallGame().game.gameKey;
const HERE = { "sec-fetch-site": "same-origin" };
let opened: VoiceSite | null = null;

async function open(variables: Record<string, string> = {}): Promise<VoiceSite> {
  opened = await openVoiceSite(variables);
  return opened;
}
afterEach(async () => {
  await opened?.close();
  opened = null;
});

async function errorOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { error: unknown }).error;
}

describe("GET /api/realtime-token", () => {
  it("S7.token.1 S7.token.2 S9.config.9 S9.config.10 without a key says 503 in words, to everybody", async () => {
    const site = await openSite({ games: [smallGame()] });
    try {
      for (const path of ["/api/realtime-token", `/api/realtime-token?game=${GAME}`, "/api/realtime-token?game=1"]) {
        const response = await site.get(path, HERE);
        expect(response.status).toBe(503);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(await errorOf(response)).toBe(
          "Talking with the analyst is not set up on this site. Everything else on the page works without it.",
        );
      }
      expect((await site.get(`/games/${GAME}`)).status).toBe(200);
    } finally {
      await site.close();
    }
  });

  it.each([
    { access: "signed-in", answers: { visitor: 401, user: 200, administrator: 200 } },
    { access: "everyone", answers: { visitor: 200, user: 200, administrator: 200 } },
    { access: "admin", answers: { visitor: 401, user: 403, administrator: 200 } },
  ] as const)(
    "S6.voice.2 S6.voice.3 S6.voice.4 with VOICE_ACCESS=$access answers each role",
    async ({ access, answers }) => {
      const voice = await open({ VOICE_ACCESS: access });
      for (const role of ROLES) {
        const response = await voice.token(role);
        expect(response.status, role).toBe(answers[role]);
        expect(response.headers.get("cache-control")).toBe("no-store");
        if (response.status !== 200) expect(await errorOf(response)).toMatch(/^(Sign in to talk|Only this site's)/);
      }
    },
  );

  it("S6.voice.4 S9.config.10 lets people who are signed in talk where VOICE_ACCESS does not say, through this site", async () => {
    const voice = await open();
    expect((await voice.token("visitor")).status).toBe(401);
    expect(await voice.grant("user")).toMatchObject({ mode: "relay" });
  });

  it("S7.token.2 S7.token.3 answers a token of our own and what the page needs; the provider was not asked", async () => {
    const voice = await open();
    const response = await voice.token("user", `?game=${GAME}`);
    expect(response.headers.get("content-type")).toBe("application/json");
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      token: expect.stringMatching(/^ek_app_[\w.-]+$/),
      expiresAt: "2026-11-20T20:01:00.000Z",
      session: expect.stringMatching(/^[\w-]{36}$/),
      mode: "relay",
      model: "gpt-realtime-2.1",
      transcribeModel: "gpt-transcribe",
      baseUrl: "/api/realtime/calls",
      sessionSeconds: 300,
      dollarsPerMinute: null,
      isEmulated: false,
    });
    // Whose money it is.
    expect(await voice.grant("administrator")).toMatchObject({ dollarsPerMinute: 0.3 });
    expect(text).not.toContain("sk-");
    expect(voice.endpoints.calls).toEqual([]);
    expect(voice.site.log.join("")).not.toMatch(/ek_app_|sk-emul/);
  });

  it("S7.token.1 is answered without a game, and says 404 for a game that there is not", async () => {
    const voice = await open();
    for (const query of ["?game=209910199", "?game=", "?game=%00", "?game=../x"]) {
      const response = await voice.token("user", query);
      expect(response.status, query).toBe(404);
      expect(await errorOf(response)).toMatch(/^Game not found\./);
    }
    // A visitor who may not talk does not learn which games there are.
    expect((await voice.token("visitor", "?game=209910199")).status).toBe(401);
    expect((await voice.token("user", `?game=${GAME}`)).status).toBe(200);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
    ["a typed address", { "sec-fetch-site": "none" }],
    ["another origin", { origin: "https://elsewhere.example" }],
    ["an opaque origin", { origin: "null" }],
  ])("S6.voice.3 gives nothing to %s, which spends nothing", async (_name, headers: Record<string, string>) => {
    const voice = await open({ VOICE_ACCESS: "everyone" });
    const response = await voice.token("user", "", headers);
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toMatch(/^This request came from another/);
    const bare = await voice.site.get("/api/realtime-token");
    expect(bare.status).toBe(403);
    expect(await voice.voice.today()).toMatchObject({ sessions: 0 });
  });

  it("S6.voice.3 is given to a page of ours that is not secure, of which a browser tells its address alone", async () => {
    const voice = await open({ VOICE_ACCESS: "everyone" });
    const ask = (referer: string): Promise<Response> =>
      voice.site.get("/api/realtime-token", { host: "six.lan:3000", referer });
    expect((await ask("http://six.lan:3000/games/202510106")).status).toBe(200);
    expect((await ask("http://evil.example/games/202510106")).status).toBe(403);
  });

  it("S6.voice.3 answers only GET, and HEAD spends nothing", async () => {
    const voice = await open({ VOICE_ACCESS: "everyone" });
    for (const method of ["HEAD", "POST"]) {
      const request = new Request("http://127.0.0.1/api/realtime-token", { method, headers: HERE });
      const response = await voice.site.app.fetch(request);
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow")).toBe("GET");
    }
    expect(await voice.voice.today()).toMatchObject({ sessions: 0 });
  });
});

describe("the limits of the voice", () => {
  async function talk(voice: VoiceSite, role: Role, seconds: number): Promise<void> {
    const { token, session } = await voice.grant(role);
    expect((await voice.call(role, token)).status).toBe(201);
    voice.pass(seconds);
    expect((await voice.end(session)).status).toBe(204);
  }

  async function refused(
    voice: VoiceSite,
    role: Role,
  ): Promise<{ status: number; error: unknown; wait: string | null }> {
    const response = await voice.token(role);
    return { status: response.status, error: await errorOf(response), wait: response.headers.get("retry-after") };
  }

  it("S6.voice.3 a place is taken by a call and not by a token", async () => {
    const voice = await open();
    const { token } = await voice.grant("user");
    expect(await voice.voice.today()).toMatchObject({ running: 0, sessions: 0, seconds: 0, cost: 0 });
    await voice.call("user", token);
    expect(await voice.voice.today()).toMatchObject({ running: 1, sessions: 1, seconds: 300, cost: 1_500_000 });
  });

  it("S6.voice.3 five accounts that ask for a token every 45 seconds and use none keep nobody else from talking", async () => {
    const voice = await open();
    const requesters = await voice.signIn([
      "a@six.example",
      "b@six.example",
      "c@six.example",
      "d@six.example",
      "e@six.example",
    ]);
    for (let round = 0; round < 30; round += 1) {
      for (const cookie of requesters) expect((await voice.token("visitor", "", { cookie })).status).toBe(200);
      const fan = await voice.token("user");
      expect(fan.status, `round ${round}`).toBe(200);
      if (round % 10 === 9) {
        const { token, session } = (await fan.json()) as VoiceGrant;
        expect((await voice.call("user", token)).status).toBe(201);
        await voice.end(session);
      }
      voice.pass(45);
    }
  });

  it("S6.voice.3 a person who asks for tokens and uses none has a hundred starts a day, and the next person is not their limit", async () => {
    const voice = await open();
    const ask = async (role: Role): Promise<Response> => {
      voice.pass(4);
      return voice.token(role);
    };
    for (let asked = 0; asked < 50; asked += 1) expect((await ask("user")).status).toBe(200);
    // Given back at once, which is no way around it.
    for (let asked = 0; asked < 50; asked += 1) {
      const response = await ask("user");
      expect(response.status).toBe(200);
      await voice.end(((await response.json()) as VoiceGrant).session);
    }
    expect(await refused(voice, "user")).toEqual({
      status: 429,
      error: "Too many conversations were started from here today. You can start one again after midnight UTC.",
      wait: String(4 * 3600 - 400),
    });
    expect((await voice.token("administrator")).status).toBe(200);
    voice.pass(4 * 3600);
    expect((await voice.token("user")).status).toBe(200);
  });

  it("S6.voice.3 two of a network talk at once, and a third when one of them has ended", async () => {
    const voice = await open({ VOICE_ACCESS: "everyone" });
    const [fan, boss, visitor] = [
      await voice.grant("user"),
      await voice.grant("administrator"),
      await voice.grant("visitor"),
    ];
    expect((await voice.call("user", fan.token)).status).toBe(201);
    expect((await voice.call("administrator", boss.token)).status).toBe(201);
    const words =
      "2 conversations from your network are already in progress, and no more can start there. Try again in a few minutes.";
    expect(await refused(voice, "visitor")).toEqual({ status: 429, error: words, wait: "60" });
    // A token from before they talked finds no place either, and is used up.
    const late = await voice.call("visitor", visitor.token);
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await errorOf(late)).toEqual({ message: words });
    expect(voice.endpoints.calls).toHaveLength(2);
    await voice.end(fan.session);
    expect((await voice.call("visitor", visitor.token)).status).toBe(401);
    expect((await voice.call("visitor", (await voice.grant("visitor")).token)).status).toBe(201);
  });

  it("S6.voice.3 a token for the last place is too late where another was used first", async () => {
    const voice = await open({ VOICE_SESSIONS: "1" });
    const [fan, boss] = [await voice.grant("user"), await voice.grant("administrator")];
    expect((await voice.call("administrator", boss.token)).status).toBe(201);
    const late = await voice.call("user", fan.token);
    expect(late.status).toBe(503);
    expect(await errorOf(late)).toEqual({ message: "All lines are busy. Try again in a minute." });
    expect(await voice.voice.today()).toMatchObject({ running: 1, sessions: 1 });
  });

  it("S6.voice.3 says that a game is unknown, however fast it is asked; tokens are given twenty times a minute", async () => {
    const voice = await open();
    for (let asked = 0; asked < 20; asked += 1) await voice.grant("user");
    expect(await refused(voice, "user")).toEqual({
      status: 429,
      error: "You’re starting conversations too fast. Try again in a minute.",
      wait: "60",
    });
    expect((await voice.token("user", "?game=209910199")).status).toBe(404);
  });

  it("S6.voice.3 one person talks once at a time", async () => {
    const voice = await open();
    const { token } = await voice.grant("user");
    // In another tab, or the same page loaded again.
    const { token: second, session } = await voice.grant("user");
    expect((await voice.call("user", second)).status).toBe(201);
    expect((await voice.call("user", token)).status).toBe(429);
    expect(await refused(voice, "user")).toEqual({
      status: 429,
      error:
        "You are already talking with the analyst, perhaps in another tab. End that conversation first; it ends on its own in 5 minutes at most.",
      wait: "300",
    });
    expect((await voice.token("administrator")).status).toBe(200);
    await voice.end(session);
    expect((await voice.token("user")).status).toBe(200);
  });

  it("S6.voice.3 the last minutes of a day make a short conversation, and then there are none until midnight", async () => {
    const voice = await open({ VOICE_MINUTES_PER_PERSON: "6" });
    await talk(voice, "user", 290);
    expect(await voice.grant("user")).toMatchObject({ sessionSeconds: 70 });
    await talk(voice, "user", 60);
    expect(await refused(voice, "user")).toEqual({
      status: 429,
      error: "You have used up today's 6 minutes with the analyst. They reset at midnight UTC.",
      wait: String(4 * 3600 - 350),
    });
    voice.pass(4 * 3600);
    expect((await voice.token("user")).status).toBe(200);
  });

  it("S6.voice.3 a network has its minutes, no matter who talks from it", async () => {
    const voice = await open({ VOICE_ACCESS: "everyone", VOICE_MINUTES_PER_ADDRESS: "6" });
    await talk(voice, "user", 200);
    await talk(voice, "administrator", 140);
    expect(await refused(voice, "visitor")).toMatchObject({
      status: 429,
      error: "Your network has used up today's 6 minutes with the analyst. They reset at midnight UTC.",
    });
  });

  it("S6.voice.3 the site has so many conversations at once, and so much money a day; that comes before anybody's own limit", async () => {
    const voice = await open({ VOICE_SESSIONS: "1", VOICE_DOLLARS_PER_DAY: "1.6", VOICE_MINUTES_PER_PERSON: "4" });
    const { token, session } = await voice.grant("administrator");
    await voice.call("administrator", token);
    expect(await refused(voice, "user")).toMatchObject({ status: 503, error: expect.stringMatching(/^All lines are/) });
    voice.pass(240);
    await voice.end(session);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 240, cost: 1_200_000 });
    const figures = await (await voice.site.get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` })).text();
    for (const figure of ["sessions 0", "seconds_today 240", "dollars_today 1.2"]) {
      expect(figures).toContain(`\npickle_six_voice_${figure}\n`);
    }
    await talk(voice, "user", 80);
    expect(await refused(voice, "administrator")).toEqual({
      status: 503,
      error: "Today's voice budget is used up. It resets at midnight UTC.",
      wait: String(4 * 3600 - 320),
    });
  });

  it("S6.voice.3 is switched off by the administrator: every conversation ends at once, also after a restart nobody begins one", async () => {
    const voice = await open({ VOICE_ACCESS: "everyone" });
    const [fan, boss, visitor] = [
      await voice.grant("user"),
      await voice.grant("administrator"),
      await voice.grant("visitor"),
    ];
    await voice.call("user", fan.token);
    await voice.call("administrator", boss.token);
    voice.pass(10);
    await voice.voice.setOpen(false);
    expect(voice.endpoints.calls.map(({ hangUps }) => hangUps)).toEqual([1, 1]);
    expect(await voice.voice.today()).toMatchObject({ isOpen: false, running: 0, sessions: 2, seconds: 20 });
    expect((await voice.call("visitor", visitor.token)).status).toBe(401);
    // Before anything else: a visitor is told so too, and an unknown game is not looked for.
    const response = await voice.token("visitor", "?game=209910199");
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toBe("The analyst is switched off at the moment. Try again later.");
    await voice.voice.setOpen(true);
    expect((await voice.token("user")).status).toBe(200);
  });
});
