import { describe, expect, it } from "vitest";
import { createLogger } from "../../server/log/logger.ts";
import { type McpSettings, openMcp } from "../../server/mcp/open-mcp.ts";
import { mcpAnswer } from "../../server/site/mcp-answer.ts";
import type { Answer } from "../../server/site/render-page.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";

const LOG = createLogger({ level: "silent", secrets: [], plain: false, write: () => {} });
const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "get_game_info", arguments: { gameKey: "1" } },
};

function open(settings: Partial<McpSettings> = {}) {
  const store = {
    weeks: async () => [],
    weekGames: async () => [],
    scrambledGames: async () => [],
    gameSnapshot: async () => snapshotOf(smallGame()),
    seasonBefore: async () => null,
    seasonBeforeVersion: async () => null,
  };
  const mcp = openMcp({ store, baseUrl: null, now: () => new Date("2025-09-09T12:00:00Z"), log: LOG }, settings);
  return (message: unknown, headers: Record<string, string> = {}, address = "203.0.113.9"): Promise<Answer> => {
    const always = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const request = new Request("http://127.0.0.1/mcp", {
      method: "POST",
      headers: { ...always, ...headers },
      body: JSON.stringify(message),
    });
    return mcpAnswer(request, address, { mcp, baseUrl: null });
  };
}

describe("mcpAnswer", () => {
  it("gives up a list of messages that cancels one of its own, which is never answered to its end", async () => {
    const ask = open({ patience: 50 });
    const cancels = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    const { status, headers, body } = await ask([CALL, cancels]);
    expect(status).toBe(503);
    expect(headers).toContainEqual(["retry-after", "60"]);
    expect(JSON.parse(body.toString())).toMatchObject({ error: { message: expect.stringContaining("too long") } });
    expect((await ask(CALL)).status).toBe(200);
  });

  it("keeps no stream of changes open: nothing here changes", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const method = "subscriptions/listen";
    const { body } = await open()(
      { jsonrpc: "2.0", id: 1, method, params: { _meta: meta, notifications: { toolsListChanged: true } } },
      { "mcp-protocol-version": "2026-07-28", "mcp-method": method },
    );
    expect(JSON.parse(body.toString())).toMatchObject({ error: { code: -32_603 } });
  });

  it("takes a notice that wants no answer", async () => {
    const { status, body } = await open()({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect(status).toBe(202);
    expect(body).toHaveLength(0);
  });

  it("holds everybody together to a limit too, and a list counts as what it holds", async () => {
    const ask = open({ perNetwork: 3, perSite: 5 });
    expect((await ask([PING, { ...PING, id: 2 }], {}, "203.0.113.1")).status).toBe(200);
    expect((await ask([PING, { ...PING, id: 2 }], {}, "203.0.113.1")).status).toBe(429);
    expect((await ask([PING, { ...PING, id: 2 }], {}, "203.0.113.2")).status).toBe(200);
    expect((await ask(PING, {}, "203.0.113.3")).status).toBe(200);
    expect((await ask(PING, {}, "203.0.113.4")).status).toBe(429);
  });

  it("counts the addresses of one IPv6 network as one", async () => {
    const ask = open({ perNetwork: 1 });
    expect((await ask(PING, {}, "2001:db8:1:2::1")).status).toBe(200);
    expect((await ask(PING, {}, "2001:db8:1:2:ffff::9")).status).toBe(429);
    expect((await ask(PING, {}, "2001:db8:1:3::1")).status).toBe(200);
  });

  it("lets nobody who has a whole /48 or /32 of IPv6 use up what everybody has", async () => {
    const ask = open({ perNetwork: 3, perNear: 9, perWide: 15, perSite: 30 });
    const refusedAfter = async (address: (index: number) => string): Promise<number> => {
      for (let index = 0; index < 50; index += 1)
        if ((await ask(PING, {}, address(index))).status === 429) return index;
      return 50;
    };
    const hex = (index: number): string => index.toString(16);
    expect(await refusedAfter((index) => `2001:db8:1:${hex(index)}::1`)).toBe(9);
    expect(await refusedAfter((index) => `2001:db8:${hex(index + 2)}:1::1`)).toBe(6);
    expect((await ask(PING, {}, "2001:db9::1")).status).toBe(200);
    expect((await ask(PING, {}, "198.51.100.7")).status).toBe(200);
  });
});
