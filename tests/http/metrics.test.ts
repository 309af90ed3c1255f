import { get } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { scriptedIngest } from "../fixtures/scripted-ingest.ts";
import { type OpenSite, type OpenSiteOptions, openSite } from "../setup/open-site.ts";

const PAGE = `/games/${smallGame().game.gameKey}`;
const TOKEN = "a-token-of-some-length";
let site: OpenSite;
let address = "";

async function open(options: OpenSiteOptions = {}): Promise<void> {
  site = await openSite({ games: [smallGame()], ...options });
  address = await site.listen();
}
afterEach(() => site.close());

/** Asks over a socket; `fetch` would not send another `host`. */
function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", body }),
      );
    }).on("error", reject);
  });
}

function value(text: string, series: string): number | null {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe("/metrics", () => {
  it("S2.route.16 answers Prometheus metrics: requests by route and status, kept pages, streams, the process", async () => {
    await open({ ingest: scriptedIngest() });
    await ask(PAGE);
    await ask(PAGE);
    await ask(`${PAGE}?plays=flow`);
    await ask("/games/209910199");
    await ask("/secret-of-somebody");
    const { status, type, body } = await ask("/metrics");
    expect(status).toBe(200);
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(value(body, 'pickle_six_kept_requests_total{route="/games/:gameKey",status="200"}')).toBe(1);
    expect(value(body, 'pickle_six_requests_total{route="/games/:gameKey",method="GET",status="200"}')).toBe(2);
    expect(value(body, 'pickle_six_requests_total{route="/games/:gameKey",method="GET",status="404"}')).toBe(1);
    expect(value(body, 'pickle_six_request_seconds_count{route="/games/:gameKey"}')).toBe(3);
    expect(value(body, "pickle_six_kept_pages")).toBe(2);
    expect(value(body, "pickle_six_live_connections")).toBe(0);
    expect(value(body, "pickle_six_replays")).toBe(0);
    expect(value(body, "pickle_six_provider_calls")).toBe(1234);
    expect(value(body, "pickle_six_provider_calls_allowed")).toBe(10_000);
    expect(value(body, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
    // Few names, whatever is asked for.
    expect(body).not.toContain("secret-of-somebody");
    expect(body).not.toContain("209910199");
  });

  it("answers while the store is away: without what the ingest would say, and without what it said before", async () => {
    const ingest = scriptedIngest();
    await open({ ingest });
    await ask("/metrics");
    ingest.status = () => Promise.reject(new Error("the database is away"));
    const { status, body } = await ask("/metrics");
    expect(status).toBe(200);
    expect(value(body, "pickle_six_kept_pages")).toBe(0);
    expect(value(body, "pickle_six_provider_calls")).toBeNull();
    ingest.status = async () => ingest.now;
    expect(value((await ask("/metrics")).body, "pickle_six_provider_calls")).toBe(1234);
  });

  it("without a token is for this machine alone, not for what a proxy on it passes on", async () => {
    await open();
    expect((await ask("/metrics")).status).toBe(200);
    for (const host of ["localhost", "127.0.0.1:80", "[::1]:3000"])
      expect((await ask("/metrics", { host })).status, host).toBe(200);
    for (const headers of [
      { "x-forwarded-for": "192.0.2.7" },
      { forwarded: "for=192.0.2.7" },
      { "x-real-ip": "192.0.2.7" },
      { via: "1.1 proxy" },
      { host: "six.example" },
      { host: "127.0.0.1.six.example:80" },
    ] as Record<string, string>[]) {
      const { status, body } = await ask("/metrics", headers);
      expect(status, JSON.stringify(headers)).toBe(403);
      expect(body).toContain("METRICS_TOKEN");
      expect(body).not.toContain("pickle_six_");
    }
  });

  it("without a token is for nobody where the site has a public address: a proxy need not say that it is one", async () => {
    await open({ baseUrl: "https://six.example" });
    expect((await ask("/metrics")).status).toBe(403);
  });

  it("with a token is for anyone who brings it, from anywhere", async () => {
    await open({ metricsToken: TOKEN, baseUrl: "https://six.example" });
    const proxied = { host: "six.example", "x-forwarded-for": "192.0.2.7" };
    expect((await ask("/metrics", { ...proxied, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await ask("/metrics", { authorization: `bearer ${TOKEN}` })).status).toBe(200);
    for (const authorization of ["", "Bearer", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
      const { status, body } = await ask("/metrics", { authorization });
      expect(status, authorization).toBe(401);
      expect(body).not.toContain("pickle_six_");
    }
    expect((await ask("/metrics")).status).toBe(401);
    expect((await ask(`/metrics?token=${TOKEN}`)).status).toBe(401);
  });
});
