import { describe, expect, it } from "vitest";
import { fetchGrant, NO_TOKEN } from "../../app/voice/fetch-grant.ts";

const ORIGIN = "https://six.example";
const GRANT = {
  token: "ek_app_token",
  session: "session-1",
  model: "gpt-realtime-2.1",
  transcribeModel: "gpt-transcribe",
  baseUrl: "/api/realtime/calls",
  expiresAt: "2026-11-20T20:01:00Z",
  sessionSeconds: 300,
  dollarsPerMinute: 0.3,
};

/** What the page makes of an answer of the site. */
function asked(status: number, body: BodyInit | null, signal = new AbortController().signal) {
  return fetchGrant("202510106", { origin: ORIGIN, signal, fetch: async () => new Response(body, { status }) });
}

function pathOf(address: RequestInfo | URL): string {
  return typeof address === "string" ? address : "";
}

describe("asking the site for a conversation", () => {
  it("asks for this game, with the person's cookies, and knows where to call", async () => {
    const requests: [string, RequestInit | undefined][] = [];
    const granted = await fetchGrant("2025 10/1&game=x", {
      origin: ORIGIN,
      signal: new AbortController().signal,
      fetch: async (address, init) => {
        requests.push([pathOf(address), init]);
        return Response.json(GRANT);
      },
    });
    expect(requests).toMatchObject([
      ["/api/realtime-token?game=2025+10%2F1%26game%3Dx", { credentials: "include", cache: "no-store" }],
    ]);
    expect(granted).toMatchObject({ ok: true, value: { callsUrl: "https://six.example/api/realtime/calls" } });
    const direct = await asked(200, JSON.stringify({ ...GRANT, baseUrl: "https://voice.example/v1/realtime/calls" }));
    expect(direct).toMatchObject({ ok: true, value: { callsUrl: "https://voice.example/v1/realtime/calls" } });
  });

  it("names the conversation before, which the site then ends first", async () => {
    let address = "";
    const signal = new AbortController().signal;
    const ask = async (asked: RequestInfo | URL): Promise<Response> => {
      address = pathOf(asked);
      return Response.json(GRANT);
    };
    await fetchGrant("202510106", { origin: ORIGIN, signal, after: "session-0", fetch: ask });
    expect(address).toBe("/api/realtime-token?game=202510106&after=session-0");
  });

  it.each([401, 403, 404, 429, 503])("S8.token.1 has the site's own sentence for a %i", async (status) => {
    expect(await asked(status, JSON.stringify({ error: `Not now (${status}).` }))).toEqual({
      ok: false,
      error: `Not now (${status}).`,
    });
  });

  it.each([
    [503, '{"error":""}'],
    [503, '{"error":{"message":"deep"}}'],
    [503, '{"error":7}'],
    [503, "null"],
    [502, "<p>Bad gateway</p>"],
    [500, ""],
    [200, ""],
    [200, "[]"],
    [200, '"token"'],
    [200, '{"token":""}'],
    [200, '{"token":"ek_app_token"}'],
    [200, JSON.stringify({ ...GRANT, sessionSeconds: "300" })],
    [429, JSON.stringify(GRANT)],
  ])("S8.token.2 has the specification's words for %i with %s", async (status, body) => {
    expect(await asked(status, body)).toEqual({ ok: false, error: NO_TOKEN });
  });

  it("has them where nobody answers", async () => {
    const signal = new AbortController().signal;
    const offline = async (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
    expect(await fetchGrant("202510106", { origin: ORIGIN, signal, fetch: offline })).toEqual({
      ok: false,
      error: NO_TOKEN,
    });
  });

  it("gives up a site that never answers", async () => {
    const never = (_: unknown, init?: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    const signal = new AbortController().signal;
    expect(await fetchGrant("202510106", { origin: ORIGIN, signal, fetch: never, patience: 1 })).toEqual({
      ok: false,
      error: NO_TOKEN,
    });
  });

  it("rejects where the person gave up", async () => {
    const leaving = new AbortController();
    leaving.abort();
    const stopped = async (): Promise<Response> => Promise.reject(leaving.signal.reason);
    await expect(fetchGrant("202510106", { origin: ORIGIN, signal: leaving.signal, fetch: stopped })).rejects.toThrow(
      /abort/i,
    );
  });
});
