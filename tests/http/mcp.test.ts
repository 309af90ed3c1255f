import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import { type McpClientOptions, openMcpClient } from "../setup/open-mcp-client.ts";
import { type OpenSite, openSite, type OpenSiteOptions } from "../setup/open-site.ts";

const GAME = smallGame().game.gameKey;
const NOW = new Date("2025-09-09T12:00:00Z");

let site: OpenSite | null = null;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await site?.close();
  site = null;
});

async function open(options: OpenSiteOptions = {}): Promise<OpenSite> {
  site = await openSite({ games: [smallGame()], now: NOW, ...options });
  return site;
}

async function openClient(options: OpenSiteOptions = {}, client: McpClientOptions = {}) {
  const address = await (await open(options)).listen();
  const opened = await openMcpClient(address, client);
  closing.push(() => opened.client.close());
  return opened;
}

const CALL = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "get_game_info", arguments: {} } };

/** One message as a client sends it, with what differs. */
function send(
  body: string,
  {
    headers = {},
    path = "http://127.0.0.1/mcp",
    method = "POST",
  }: Partial<Record<"path" | "method", string>> & {
    headers?: Record<string, string>;
  } = {},
): Promise<Response> {
  const always = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const withBody = method === "POST" ? { body } : {};
  return (site as OpenSite).app.fetch(new Request(path, { method, headers: { ...always, ...headers }, ...withBody }));
}

describe("a client of the Model Context Protocol", () => {
  it.each<[string, string, McpClientOptions]>([
    ["its own choice", "2025-11-25", {}],
    ["the newest that both know", "2026-07-28", { versionNegotiation: { mode: "auto" } }],
    ["that revision alone", "2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
    ...["2025-06-18", "2025-03-26", "2024-11-05"].map((revision): [string, string, McpClientOptions] => [
      "nothing newer",
      revision,
      { supportedProtocolVersions: [revision] },
    ]),
  ])(
    "S9.voice.1 finds the six tools and the list of games, all read-only (wants %s: revision %s)",
    async (_wish, revision, wanted) => {
      const { ask, client } = await openClient({}, wanted);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect((await ask("get_game_info", { gameKey: GAME })).isError).toBe(false);
      expect(client.getServerVersion()?.name).toBe("pickle-six");
      expect(client.getInstructions()).toContain("list_games");
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "list_games",
        ...ANALYST_TOOLS.map(({ name }) => name),
        "get_fantasy_points",
      ]);
      for (const { annotations, inputSchema, name, title, description } of tools) {
        expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
        expect(inputSchema.type).toBe("object");
        const others = name === "get_fantasy_points" ? ["gameKey", "scoring"] : ["gameKey"];
        expect(inputSchema.required ?? []).toEqual(name === "list_games" ? [] : others);
        expect(title).toBeTruthy();
        expect(description).toBeTruthy();
      }
    },
  );

  it("goes from the list of games to a game, and is told whose data it is", async () => {
    const { ask } = await openClient({ baseUrl: "https://six.example" });
    const listed = await ask("list_games", {});
    const { games } = JSON.parse(listed.text) as { games: { gameKey: string }[] };
    expect(games).toEqual([
      {
        gameKey: GAME,
        season: 2025,
        seasonType: "Regular Season",
        week: "Week 1",
        awayTeam: "MIN",
        homeTeam: "CHI",
        awayScore: 11,
        homeScore: 7,
        status: "Final",
        kickoff: "Monday, September 8, 2025 at 8:15 PM EDT",
        page: `https://six.example/games/${GAME}`,
      },
    ]);
    const info = await ask("get_game_info", { gameKey: games[0]?.gameKey });
    expect(JSON.parse(info.text)).toMatchObject({ gameKey: GAME, away: { team: "MIN", score: 11 } });
    for (const { credits, isError } of [listed, info]) {
      expect(isError).toBe(false);
      expect(credits).toEqual([expect.stringMatching(/^Source: nflverse .*CC BY 4\.0 .*must name nflverse/)]);
    }
  });

  it("gets fantasy points under any rules, as the site's own address for programs has them", async () => {
    const { ask } = await openClient();
    const rules = "half*pass_td*6*zap_yd*2";
    const asked = { gameKey: GAME, scoring: rules, limit: 500 };
    const answer = JSON.parse((await ask("get_fantasy_points", asked)).text) as {
      players: { playerName: string; team: string; position: string | null; points: number | null }[];
    };
    expect(answer).toMatchObject({ scoring: rules, scoringName: "Half PPR with changes", uncounted: ["zap_yd"] });
    const api = await (site as OpenSite).get(`/api/games/${GAME}/points?scoring=${rules}`);
    const { points } = (await api.json()) as { points: Record<string, number> };
    const known = answer.players.flatMap(({ points: one }) => (one === null ? [] : [one]));
    expect(known).toEqual(Object.values(points).toSorted((one, other) => other - one));
    expect(answer.players.filter(({ position }) => position === "DST").map(({ team }) => team)).toHaveLength(2);
    const bears = JSON.parse((await ask("get_fantasy_points", { ...asked, team: "Bears" })).text) as typeof answer;
    expect(new Set(bears.players.map(({ team }) => team))).toEqual(new Set(["CHI"]));
    for (const scoring of [undefined, null, "zap", "half*rec", 6, { $ne: null }]) {
      const refused = await ask("get_fantasy_points", { gameKey: GAME, scoring });
      expect([refused.isError, refused.text], JSON.stringify(scoring)).toEqual([
        true,
        expect.stringContaining("`scoring` must name the rules"),
      ]);
    }
  });

  it("says that a simulated game is one, and that a trial's figures are not true", async () => {
    const demo = { ...smallVariant(1), provider: "demo" as const };
    const altered = smallVariant(2, { lastPlay: "Scrambled" });
    const { ask } = await openClient({ games: [demo, { ...altered, provider: "sportsdataio" }] });
    expect((await ask("get_game_info", { gameKey: demo.game.gameKey })).credits[0]).toContain("SIMULATED");
    const shown = await ask("get_game_info", { gameKey: altered.game.gameKey });
    expect(shown.credits).toEqual([expect.stringMatching(/^Source: SportsDataIO\. NOT REAL FIGURES/)]);
    expect((await ask("list_games", { season: 2025 })).credits).toHaveLength(2);
  });

  it("is told in a sentence what is wrong, and goes on", async () => {
    const { ask, client } = await openClient();
    const errorOf = async (name: string, args: Record<string, unknown>): Promise<unknown> => {
      const { text, isError } = await ask(name, args);
      expect(isError).toBe(true);
      return (JSON.parse(text) as { error: unknown }).error;
    };
    expect(await errorOf("get_game_info", {})).toContain("list_games has the keys");
    expect(await errorOf("get_game_info", { gameKey: "999999999" })).toContain("list_games has the keys");
    expect(await errorOf("get_game_info", { gameKey: { $ne: null } })).toContain("must say which game");
    expect(await errorOf("get_game_recap", { gameKey: GAME })).toBe("No game recap available for this game yet");
    expect(await errorOf("get_all_plays", { gameKey: GAME, quarter: "9" })).toContain("quarter");
    expect(await errorOf("list_games", { season: "soon" })).toContain("`season`");
    expect(await errorOf("list_games", { seasonType: "cup" })).toContain("PRE, REG, POST");
    await expect(client.callTool({ name: "delete_game", arguments: {} })).rejects.toThrow(/not found/);
    expect((await ask("get_game_info", { gameKey: Number(GAME) })).isError).toBe(false);
  });

  it("changes nothing", async () => {
    const { ask, client } = await openClient();
    const before = await (site as OpenSite).store.latestChange();
    for (const { name } of (await client.listTools()).tools) await ask(name, { gameKey: GAME });
    expect(await (site as OpenSite).store.latestChange()).toBe(before);
  });

  it("hears nothing of our own when the store fails", async () => {
    const { ask } = await openClient({
      wrapStore: (store) => ({
        ...store,
        gameSnapshot: () => Promise.reject(new Error("password of postgres://six")),
      }),
    });
    const { text, isError } = await ask("get_game_info", { gameKey: GAME });
    expect(isError).toBe(true);
    expect(text).toBe('{"error":"The games cannot be read right now. Try again in a minute."}');
    expect((site as OpenSite).log.join()).toContain("a tool could not be answered over MCP");
  });
});

describe("POST /mcp", () => {
  it.each([
    ["GET", "text/event-stream"],
    ["GET", "application/json, text/event-stream"],
    ["GET", "*/*"],
    ["HEAD", "*/*"],
    ["DELETE", "text/html"],
    ["PUT", "text/html"],
    ["OPTIONS", "text/html"],
  ])("answers %s, accepting %s, with 405", async (method, accept) => {
    await open();
    const response = await send("", { method, headers: { accept } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

  it.each([
    ["http://127.0.0.1:3000/mcp", null, "http://127.0.0.1:3000"],
    ["http://127.0.0.1:3000/mcp", "https://six.example", "https://six.example"],
  ])("tells a person who opens %s (BASE_URL %s) how to give it to an assistant", async (path, baseUrl, address) => {
    await open(baseUrl === null ? {} : { baseUrl });
    const response = await send("", { method: "GET", path, headers: BROWSER });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const words = await response.text();
    expect(words).toContain(`claude mcp add --transport http pickle-six ${address}/mcp\n`);
    expect(words).toContain(`{"mcpServers":{"pickle-six":{"url":"${address}/mcp"}}}`);
  });

  it("names no address that a stranger made up", async () => {
    await open();
    const response = await send("", { method: "GET", path: "http://evil.example/mcp", headers: BROWSER });
    expect(response.status).toBe(405);
    expect(await response.text()).not.toContain("evil");
  });

  it("tells assistants nothing where it is switched off, and everybody so", async () => {
    const words = "Assistants are not served here: the site's administrator turned this off.";
    await open({ offersMcp: false });
    const refused = await send(JSON.stringify(CALL));
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ jsonrpc: "2.0", error: { code: -32_000, message: words }, id: null });
    for (const accept of ["text/html", "text/event-stream"]) {
      const looked = await send("", { method: "GET", headers: { accept } });
      expect(looked.status).toBe(404);
      expect(await looked.text()).toBe(`${words}\n`);
    }
    await expect(openMcpClient(await (site as OpenSite).listen())).rejects.toThrow("turned this off");
  });

  it.each([
    ["no JSON", "{", 400, "This is not JSON."],
    ["nothing", "", 400, "This is not JSON."],
    ["no message", '"hello"', 400, null],
    ["null", "null", 400, null],
    ["too many at once", JSON.stringify(Array.from({ length: 21 }, () => CALL)), 400, "at most 20 messages"],
    ["too much", JSON.stringify({ ...CALL, more: "x".repeat(65_536) }), 413, "at most 65536 bytes"],
  ])("refuses %s", async (_name, body, status, words) => {
    await open();
    const response = await send(body);
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: { code: number; message: string } };
    expect(error.code).toBeLessThan(0);
    if (words !== null) expect(error.message).toContain(words);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("answers the same with a slash too many", async () => {
    await open();
    const response = await send(JSON.stringify(CALL), { path: "http://127.0.0.1/mcp/" });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("list_games has the keys");
  });

  it("is no error of the site when the client breaks off in the middle", async () => {
    const { hostname, port } = new URL(await (await open()).listen());
    const socket = connect(Number(port), hostname, () => {
      const head =
        "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n";
      socket.write(`${head}{"jsonrpc"`, () => setImmediate(() => socket.destroy()));
    });
    const lines = (): string[] => (site as OpenSite).log.filter((line) => line.includes('"path":"/mcp"'));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? "")).toMatchObject({ msg: "request", status: 400 });
  });

  it.each([
    ["tools/call", "__proto__"],
    ["tools/call", "constructor"],
    ["tools/list", "list_games"],
    ["resources/read", "list_games"],
    ["toString", "list_games"],
  ])("gives nothing of its own away to a %s of %s with strange arguments", async (method, name) => {
    await open();
    const deep = `${"[".repeat(20)}${"]".repeat(20)}`;
    const response = await send(
      `{"jsonrpc":"2.0","id":1,"method":"${method}","params":{"name":"${name}","arguments":{"team":${deep}}}}`,
    );
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/\bat [\w.]+ \(|node_modules|file:/);
    expect((site as OpenSite).log.join()).not.toContain('"level":50');
  });

  it("takes JSON alone", async () => {
    await open();
    expect((await send(JSON.stringify(CALL), { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  it("carries the site's security headers, and keeps nobody", async () => {
    await open();
    const response = await send(JSON.stringify(CALL));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("mcp-session-id")).toBeNull();
  });

  it.each([
    ["127.0.0.1:3000", null, 200],
    ["[::1]:3000", null, 200],
    ["[2001:db8::1]:3000", null, 200],
    ["SIX.example:8443", "https://six.example", 200],
    ["localhost.evil.example", null, 403],
    ["six.example.", "https://six.example", 403],
    ["localhost:3000", null, 200],
    ["192.168.1.20:3000", null, 200],
    ["pickle.example", null, 403],
    ["evil.example", "https://six.example", 403],
    ["six.example", "https://six.example", 200],
    ["six.example.evil.example", "https://six.example", 403],
    ["127.0.0.1.evil.example", null, 403],
  ])("asked under the host %s with BASE_URL %s answers %i", async (host, baseUrl, status) => {
    await open(baseUrl === null ? {} : { baseUrl });
    expect((await send(JSON.stringify(CALL), { path: `http://${host}/mcp` })).status).toBe(status);
  });

  it.each([
    [{}, 200],
    [{ origin: "https://six.example" }, 200],
    [{ origin: "https://six.example", "sec-fetch-site": "same-origin" }, 200],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "https://six.example:8443" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "https://six.example", "sec-fetch-site": "same-site" }, 403],
  ])("sent with %o answers %i", async (headers, status) => {
    await open({ baseUrl: "https://six.example" });
    const response = await send(JSON.stringify(CALL), { headers, path: "https://six.example/mcp" });
    expect(response.status).toBe(status);
  });

  it("answers 120 messages of a network in a minute, and another network's all the same", async () => {
    await open({ trustedProxies: ["127.0.0.1"] });
    const address = await (site as OpenSite).listen();
    const from = (client: string, messages: number): Promise<Response> =>
      fetch(`${address}/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "x-forwarded-for": client,
        },
        body: JSON.stringify(Array.from({ length: messages }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }))),
      });
    for (let list = 0; list < 6; list += 1) expect((await from("203.0.113.9", 20)).status).toBe(200);
    const refused = await from("203.0.113.9", 1);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(await refused.text()).toContain("Too many questions at once. Ask again in");
    expect((await from("203.0.113.10", 1)).status).toBe(200);
    expect((await from("2001:db8::1", 20)).status).toBe(200);
  });
});
