import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SMALL_GAME_SESSION } from "../fixtures/realtime-session.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { EMULATED_ANSWER, EMULATED_KEY, type EndpointFault } from "../emulators/realtime-endpoints.ts";
import { OFFER, openVoiceSite, type VoiceSite } from "../setup/open-voice-site.ts";

const GAME = smallGame().game.gameKey;
let voice: VoiceSite;

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { message: string } }).error.message;
}

describe("POST /api/realtime/calls", () => {
  beforeEach(async () => {
    voice = await openVoiceSite({ VOICE_ACCESS: "everyone" });
  });
  afterEach(() => voice.close());

  it("S7.token.3 passes the offer on with the real key, the model, the instructions and the tools, and answers what came", async () => {
    const granted = await voice.token("user", `?game=${GAME}`);
    const { token, session } = (await granted.json()) as { token: string; session: string };
    const response = await voice.call("user", token);
    expect(response.status).toBe(201);
    expect(response.headers.get("content-type")).toBe("application/sdp");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("location")).toBe(`/api/realtime/calls/${session}`);
    expect(await response.text()).toBe(EMULATED_ANSWER);
    expect(voice.endpoints.calls).toEqual([
      {
        id: expect.stringMatching(/^rtc_emulator_/),
        sdp: OFFER,
        session: SMALL_GAME_SESSION,
        caller: expect.stringMatching(/^[0-9a-f]{32}$/),
        hangUps: 0,
      },
    ]);
    const lines = voice.site.log.filter((line) => !line.includes("sign-in code"));
    expect(lines.join("")).not.toMatch(/ek_app_|sk-emul|fan@six|rtc_emulator/);
  });

  it("takes a token once, however many use it at once", async () => {
    const { token } = await voice.grant("user");
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await voice.call("user", token)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 401, 401, 401, 401]);
    expect(voice.endpoints.calls).toHaveLength(1);
    const again = await voice.call("user", token);
    expect(await messageOf(again)).toMatch(/^This call has already started/);
  });

  it("takes no token that is more than a minute old", async () => {
    const { token } = await voice.grant("user");
    voice.pass(60);
    const response = await voice.call("user", token);
    expect(response.status).toBe(401);
    expect(await messageOf(response)).toMatch(/more than a minute old/);
    expect(voice.endpoints.calls).toEqual([]);
  });

  it("takes no token that was forged, changed or made longer, and no key of the provider's", async () => {
    const { token, session } = await voice.grant("user");
    const [head = "", expires = "", mac = ""] = token.split(".");
    const forged = [
      `${head}.${Number(expires) + 3600}.${mac}`,
      `ek_app_00000000-0000-4000-8000-000000000000.${expires}.${mac}`,
      `${head}.${expires}.${"A".repeat(43)}`,
      `${head}.${expires}`,
      session,
      "ek_emulated_1",
      EMULATED_KEY,
      "ek_app_",
      "x".repeat(5_000),
    ];
    for (const one of forged) {
      const response = await voice.call("user", one);
      expect(response.status, one.slice(0, 60)).toBe(401);
      expect(await messageOf(response)).toMatch(/was not started from this site/);
    }
    const none = await voice.call("user", "x", { headers: { authorization: "Basic eDp4" } });
    expect(none.status).toBe(401);
    expect(none.headers.get("www-authenticate")).toBe("Bearer");
    expect(voice.endpoints.calls).toEqual([]);
    expect((await voice.call("user", token)).status).toBe(201);
  });

  it("takes no token from another person, and leaves it to its own", async () => {
    const { token } = await voice.grant("user");
    for (const role of ["visitor", "administrator"] as const) {
      const response = await voice.call(role, token);
      expect(response.status).toBe(403);
      expect(await messageOf(response)).toMatch(/started by someone else/);
    }
    expect((await voice.call("user", token)).status).toBe(201);
  });

  it("takes no request from another site's page", async () => {
    const { token } = await voice.grant("user");
    const response = await voice.call("user", token, { headers: { "sec-fetch-site": "cross-site" } });
    expect(response.status).toBe(403);
    expect(voice.endpoints.calls).toEqual([]);
  });

  it("takes no offer that is too large, is none, or is called something else; the token stays good", async () => {
    const { token } = await voice.grant("user");
    const large = await voice.call("user", token, { offer: `${OFFER}${"a=x\r\n".repeat(20_000)}` });
    expect(large.status).toBe(413);
    expect(await messageOf(large)).toBe("An offer may hold at most 65536 bytes.");
    for (const offer of ["", "hello", `{"sdp":"v=0"}`]) {
      expect((await voice.call("user", token, { offer })).status).toBe(400);
    }
    const typed = await voice.call("user", token, { headers: { "content-type": "text/plain" } });
    expect(typed.status).toBe(415);
    expect(voice.endpoints.calls).toEqual([]);
    expect((await voice.call("user", token)).status).toBe(201);
  });

  it.each([
    [401, 502, /^The voice provider does not accept this site's key\./],
    [404, 502, /^The voice provider refused the connection\./],
    [429, 503, /^The voice provider is busy\. Try again in a minute\.$/],
    [500, 503, /^The voice provider cannot be reached\./],
    ["hang", 503, /^The voice provider cannot be reached\./],
    ["redirect", 503, /^The voice provider cannot be reached\./],
    ["nameless", 502, /^The voice provider refused the connection\./],
    ["words", 502, /^The voice provider refused the connection\./],
    ["unpaid", 502, /^This site's account with the voice provider has run out of credit\. The site's administrator/],
    ["leak", 502, /^The voice provider refused the connection\./],
  ] as const)(
    "S8.other.1 says in words what a provider's %s means, and counts no time for it",
    async (fault, status, words) => {
      voice.endpoints.faults.calls = fault satisfies EndpointFault;
      const { token } = await voice.grant("user");
      const response = await voice.call("user", token);
      expect(response.status).toBe(status);
      expect(response.headers.get("retry-after")).toBe(fault === 429 ? "42" : status === 503 ? "60" : null);
      const said = JSON.stringify([...response.headers]) + (await response.clone().text());
      expect(said).not.toContain(EMULATED_KEY.slice(0, 12));
      expect(await messageOf(response)).toMatch(words);
      expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 0, cost: 0 });
      const log = voice.site.log.join("");
      expect(log).toContain("a voice session could not begin");
      expect(log).not.toContain(EMULATED_KEY.slice(0, 12));
      voice.endpoints.faults.calls = null;
      expect((await voice.call("user", (await voice.grant("user")).token)).status).toBe(201);
    },
  );
});

describe("a call whose answer cannot be used", () => {
  beforeEach(async () => {
    voice = await openVoiceSite();
  });
  afterEach(() => voice.close());

  it("has begun at the provider all the same, and is hung up", async () => {
    voice.endpoints.faults.calls = "words";
    expect((await voice.call("user", (await voice.grant("user")).token)).status).toBe(502);
    expect(voice.endpoints.calls.map(({ hangUps }) => hangUps)).toEqual([1]);
  });
});

describe("the end of a conversation", () => {
  beforeEach(async () => {
    voice = await openVoiceSite();
  });
  afterEach(() => voice.close());

  it("is told by the page that is left: the call is hung up and counted with what it took", async () => {
    const { token, session } = await voice.grant("user");
    await voice.call("user", token);
    voice.pass(42);
    expect((await voice.end(session)).status).toBe(204);
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 42, cost: 210_000 });
    expect((await voice.end(session)).status).toBe(204);
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    expect((await voice.token("user")).status).toBe(200);
  });

  it("comes at the cap, no matter who looks first, and a hang-up that fails is tried again", async () => {
    const { token, sessionSeconds } = await voice.grant("user");
    await voice.call("user", token);
    voice.pass(sessionSeconds - 1);
    await voice.voice.sweep();
    expect(voice.endpoints.calls[0]?.hangUps).toBe(0);
    voice.endpoints.faults.hangup = 500;
    voice.pass(1);
    await voice.voice.sweep();
    expect(await voice.voice.today()).toMatchObject({ running: 1, seconds: 300 });
    voice.endpoints.faults.hangup = null;
    voice.pass(5);
    await voice.voice.sweep();
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 305 });
  });

  it("comes at the first look of another process where the one that began it is gone", async () => {
    const { token } = await voice.grant("user");
    await voice.call("user", token);
    await voice.voice.stop();
    voice.pass(400);
    const other = await voice.another();
    await other.start();
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    expect(await other.today()).toMatchObject({ running: 0, seconds: 400 });
    await other.stop();
  });

  it("of a call that the provider does not know any more is the end, not a failure", async () => {
    const { token, session } = await voice.grant("user");
    await voice.call("user", token);
    voice.endpoints.faults.hangup = 404;
    voice.pass(30);
    await voice.end(session);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 30 });
  });

  it.each([
    ["its page", (session: string) => voice.end(session)],
    ["the administrator", () => voice.voice.setOpen(false)],
  ] as const)(
    "by %s while the provider still answers hangs that call up, and the browser gets none",
    async (_name, end) => {
      const { token, session } = await voice.grant("user");
      voice.endpoints.faults.calls = "late";
      const calling = voice.call("user", token);
      await vi.waitFor(() => expect(voice.endpoints.calls).toHaveLength(1), 30_000);
      await end(session);
      voice.endpoints.faults.calls = null;
      const response = await calling;
      expect(response.status).toBe(503);
      expect(await messageOf(response)).toBe("The conversation ended before it could begin. Start again.");
      expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
      expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 0, cost: 0 });
    },
  );

  it("does not wait twice for a provider that hangs up slowly, however many ask for an end meanwhile", async () => {
    const { token, session } = await voice.grant("user");
    await voice.call("user", token);
    voice.endpoints.faults.hangup = "hang";
    await Promise.all(Array.from({ length: 10 }, () => voice.end(session)));
    const tries = voice.site.log.filter((line) => line.includes("could not hang up"));
    // The one that was under way, and the one for all who asked meanwhile.
    expect(tries.length).toBeLessThanOrEqual(2);
    expect(tries.length).toBeGreaterThan(0);
  });

  it("is no obstacle to the page's next conversation, whose farewell was lost or is still on its way", async () => {
    const first = await voice.grant("user");
    await voice.call("user", first.token);
    voice.pass(10);
    // The network had broken off: the site heard nothing.
    expect((await voice.token("user")).status).toBe(429);
    expect((await voice.token("user", `?after=00000000-0000-4000-8000-000000000000`)).status).toBe(429);
    const response = await voice.token("user", `?after=${first.session}`);
    expect(response.status).toBe(200);
    expect(voice.endpoints.calls[0]?.hangUps).toBe(1);
    const second = (await response.json()) as { token: string; session: string };
    expect((await voice.call("user", second.token)).status).toBe(201);
    const [, third] = await Promise.all([voice.end(second.session), voice.token("user", `?after=${second.session}`)]);
    expect(third.status).toBe(200);
    expect(voice.endpoints.calls[1]?.hangUps).toBe(1);
    expect(await voice.voice.today()).toMatchObject({ running: 0, seconds: 10 });
  });

  it("is told of answers and stopped sentences also where the site ended the conversation first, and not much later", async () => {
    const talk = async (): Promise<string> => {
      const { token, session, sessionSeconds } = await voice.grant("user");
      await voice.call("user", token);
      voice.pass(sessionSeconds);
      await voice.voice.sweep();
      return session;
    };
    const session = await talk();
    for (const told of [1, 2]) expect((await voice.end(`${session} 3 ${told}`)).status).toBe(204);
    expect(await voice.site.store.chatCount("2025-09-09")).toEqual({ answers: 3, violations: 1 });
    const later = await talk();
    voice.pass(301);
    await voice.end(`${later} 3 1`);
    expect(await voice.site.store.chatCount("2025-09-09")).toEqual({ answers: 3, violations: 1 });
  });

  it("counts the conversation's answers and stopped sentences for the administrator, once, and of nobody else's", async () => {
    const { token, session } = await voice.grant("user");
    await voice.call("user", token);
    const day = "2025-09-09";
    for (const name of ["00000000-0000-4000-8000-000000000000", session, session]) await voice.end(`${name} 3 1`);
    expect(await voice.site.store.chatCount(day)).toEqual({ answers: 3, violations: 1 });
    expect((await voice.end(`${session} 3000 1`)).status).toBe(400);
  });

  it("is for the name of a conversation and nothing else", async () => {
    for (const [name, status] of [
      ["", 400],
      ["x".repeat(500), 400],
      ["00000000-0000-4000-8000-000000000000", 204],
    ] as const) {
      expect((await voice.end(name)).status).toBe(status);
    }
  });
});
