import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const GAME = smallGame().game.gameKey;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
});
afterAll(() => site.close());

function post(path: string, body: string, type = "application/json"): Promise<Response> {
  const headers = {
    "content-type": type,
    accept: "application/json, text/event-stream",
    ...(path === "/mcp" ? {} : { "sec-fetch-site": "same-origin" }),
  };
  return site.app.fetch(new Request(`http://127.0.0.1${path}`, { method: "POST", body, headers }));
}

const nested = (depth: number, [open, close]: readonly [string, string] = ["[", "]"]): string =>
  open.repeat(depth) + (open.includes(":") ? "1" : "") + close.repeat(depth);
const OBJECTS = ['{"a":', "}"] as const;

/** The same value in every place of a question or of a message where something may be nested. */
const QUESTIONS = (value: string): string[] => [
  value,
  `{"gameKey":${value},"messages":[{"role":"user","text":"Who won?"}]}`,
  `{"gameKey":"${GAME}","messages":${value}}`,
  `{"gameKey":"${GAME}","messages":[{"role":"assistant","text":"","tools":[{"name":"get_game_info","args":{"x":${value}}}]},{"role":"user","text":"Who won?"}]}`,
];
const MESSAGES = (value: string): string[] => [
  value,
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_game_info","arguments":{"gameKey":${value}}}}`,
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_game_info","arguments":{"gameKey":"${GAME}","x":${value}}}}`,
  `{"jsonrpc":"2.0","id":${value},"method":"ping"}`,
  `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${value}}`,
];

describe("JSON that is nested deeply", () => {
  it.each([33, 2_000, 30_000])("is refused by /api/chat in a sentence, as JSON: %i levels", async (depth) => {
    for (const body of [...QUESTIONS(nested(depth)), ...QUESTIONS(nested(Math.min(depth, 9_000), OBJECTS))]) {
      const response = await post("/api/chat", body);
      expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json"]);
      const { error } = (await response.json()) as { error: string };
      expect(error).toContain("This JSON is nested too deeply: 32 levels are the most.");
      expect(error).toContain("Send JSON: ");
    }
  });

  it.each([33, 2_000, 30_000])("is refused by /mcp in the form of its protocol: %i levels", async (depth) => {
    for (const body of [...MESSAGES(nested(depth)), ...MESSAGES(nested(Math.min(depth, 9_000), OBJECTS))]) {
      const response = await post("/mcp", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        jsonrpc: "2.0",
        id: null,
        error: { code: -32_700, message: "This JSON is nested too deeply: 32 levels are the most." },
      });
    }
  });

  it("is read by both where it is nested as much as anybody needs", async () => {
    const question = QUESTIONS(nested(20)).at(-1) ?? "";
    expect((await post("/api/chat", question)).status).toBe(200);
    const message = MESSAGES(nested(20))[2] ?? "";
    expect((await post("/mcp", message)).status).toBe(200);
  });

  it("breaks no other address that takes a POST", async () => {
    const before = site.log.length;
    const paths = [
      "/login",
      "/logout",
      "/admin",
      `/games/${GAME}`,
      `/games/${GAME}/ask`,
      "/stats",
      "/players",
      "/healthz",
    ];
    const apis = ["/api/me", "/api/other-lines", "/api/realtime-token", "/api/realtime/calls", "/api/realtime/end"];
    for (const path of [...paths, ...paths.map((page) => `${page}.data`), ...apis, "/metrics", "/nothing"]) {
      for (const type of ["application/json", "application/x-www-form-urlencoded", "text/plain", "application/sdp"]) {
        const { status } = await post(path, nested(30_000), type);
        expect([path, type, status < 500 || (path.startsWith("/api/realtime") && status === 503)]).toEqual([
          path,
          type,
          true,
        ]);
      }
    }
    expect(site.log.slice(before).filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });
});

describe("/api/chat", () => {
  it("answers under a policy that lets nothing run, like every answer that is no page", async () => {
    const question = { gameKey: GAME, messages: [{ role: "user", text: "Who won?" }] };
    const answered = await post("/api/chat", JSON.stringify(question));
    expect(answered.status).toBe(200);
    const refused = await post("/api/chat", "{");
    for (const { headers } of [answered, refused]) {
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toContain("no-store");
    }
  });
});
