import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { playerId, smallGamePlayers } from "../fixtures/small-game-people.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const GAME = smallGame().game.gameKey;
const PAGES = [
  `/games/${GAME}`,
  "/stats",
  `/players/${playerId("brandvold")}`,
  "/players?q=teal",
  "/privacy",
  "/login",
  "/logout",
  "/games/209910199",
  "/nothing",
];
let site: OpenSite;

beforeAll(async () => {
  site = await openSite({
    games: [smallGame()],
    players: smallGamePlayers(),
    teamLogoUrl: "https://logos.example/a/{team}",
  });
});
afterAll(() => site.close());

async function policyOf(path: string): Promise<string> {
  return (await site.get(path)).headers.get("content-security-policy") ?? "";
}

describe("Content-Security-Policy", () => {
  it.each(PAGES)("of %s names the hash of every inline script of the page, and no other", async (path) => {
    const response = await site.get(path);
    const page = await response.text();
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, source = ""]) => source,
    );
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((source) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(new Set(scripts)).toEqual(new Set(["'self'", ...hashes]));
  });

  it.each(PAGES)("is kept by %s: no style attribute, no event handler, no script from elsewhere", async (path) => {
    const page = await (await site.get(path)).text();
    const markup = page.replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(markup).not.toMatch(/<[^>]+\sstyle=/);
    expect(markup).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(markup).not.toMatch(/<style/);
    const outside = [
      ...page.matchAll(/<script[^>]+src="([^"]+)|<link rel="(?:stylesheet|modulepreload)"[^>]+href="([^"]+)/g),
    ];
    expect(
      outside.map(([, script, link]) => script ?? link ?? "").filter((address) => !/^\/[^/]/.test(address)),
    ).toEqual([]);
  });

  it("lets nothing in but our own files, our own requests and the logo host's pictures", async () => {
    const policy = (await policyOf("/stats")).replaceAll(/ 'sha256-[^']+'/g, "");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' https://logos.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default story worker",
    ]);
  });

  it("has no serious finding in csp_evaluator", async () => {
    for (const path of PAGES) {
      const findings = new CspEvaluator(new CspParser(await policyOf(path)).csp).evaluate();
      const serious = findings.filter(({ severity }) =>
        [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity),
      );
      expect(serious, path).toEqual([]);
    }
  });

  it("gives no hash to a script inside the page's content", async () => {
    const game = smallGame();
    const other = await openSite({ games: [game] });
    const evil = "<script>alert(1)</script>";
    await other.store.putStory({
      gameKey: GAME,
      kind: "recap",
      markdown: "x",
      html: `<p>Recap</p>${evil}`,
      createdAt: "2025-09-09T00:00:00Z",
      ...HAND_WRITTEN,
    });
    const response = await other.get(`/games/${GAME}`);
    const page = await response.text();
    const hash = createHash("sha256").update("alert(1)").digest("base64");
    expect(page).toContain(evil);
    expect(response.headers.get("content-security-policy")).not.toContain(hash);
    expect(other.log.join("")).toContain("inline scripts outside their place");
    await other.close();
  });
});

describe("headers of every answer", () => {
  it("say that nothing is guessed, framed or told to others", async () => {
    const page = await (await site.get("/stats")).text();
    const script = /\/assets\/root-[^"]+\.js/.exec(page)?.[0] ?? "";
    for (const path of [...PAGES, "/", "/healthz", "/assets/none.js", script, `/games/${GAME}.data`]) {
      const { headers } = await site.get(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
      expect(headers.get("permissions-policy"), path).toContain("camera=()");
      expect(headers.get("strict-transport-security"), path).toBeNull();
      expect(headers.get("x-powered-by"), path).toBeNull();
    }
  });

  it("ask for https only where the public address is https", async () => {
    const secure = await openSite({ baseUrl: "https://six.example", games: [smallGame()] });
    const response = await secure.get("/stats");
    expect(response.headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(response.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
    await secure.close();
  });

  it("S9.config.5 name the public address in the page's links, whatever host was asked for", async () => {
    const secure = await openSite({ baseUrl: "https://six.example", games: [smallGame()] });
    const page = await (await secure.get(`/games/${GAME}`, { host: "poisoned.example" })).text();
    expect(page).toContain(`https://six.example/games/${GAME}`);
    expect(page).not.toContain("poisoned");
    await secure.close();
  });

  it("S9.config.5 leave the links relative without a public address, so that they lead to the host that was asked", async () => {
    const page = await (await site.get(`/games/${GAME}`, { host: "asked.example" })).text();
    expect(page).toContain(`<link rel="canonical" href="/games/${GAME}"/>`);
    expect(page).not.toMatch(/og:url|asked\.example/);
  });

  it("carry an id that the log has too", async () => {
    const id = (await site.get("/nothing")).headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(site.log.some((line) => line.includes(id))).toBe(true);
  });
});

describe("a request that may change something", () => {
  const post = (headers: Record<string, string>, path = `/games/${GAME}`, on = site): Promise<Response> =>
    on.app.fetch(new Request(`http://127.0.0.1:3000${path}`, { method: "POST", headers, body: "intent=loadPlays" }));
  const own = { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" };

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
    ["nowhere", {}],
    ["another origin", { host: "127.0.0.1:3000", origin: "https://evil.example" }],
    ["another port", { host: "127.0.0.1:3000", origin: "http://127.0.0.1:4000" }],
    ["an opaque origin", { host: "127.0.0.1:3000", origin: "null" }],
    [
      "another origin that says it is ours",
      { host: "127.0.0.1:3000", origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
  ])("is refused in words when it comes from %s", async (_from, headers) => {
    for (const path of [`/games/${GAME}`, `/games/${GAME}.data`, "/healthz", "/assets/x.js", "/nothing"]) {
      const response = await post(headers, path);
      expect(response.status, path).toBe(403);
      expect(await response.text(), path).toContain("was not carried out");
    }
  });

  it("passes from our own page, and a page that takes no forms says 405", async () => {
    for (const headers of [own, { ...own, "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "same-origin" }]) {
      const response = await post(headers, "/stats");
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
    }
    expect((await post(own, "/healthz")).status).toBe(405);
  });

  it("is measured against the public address where there is one", async () => {
    const secure = await openSite({ baseUrl: "https://six.example" });
    expect((await post({ ...own }, "/stats", secure)).status).toBe(403);
    expect((await post({ host: "127.0.0.1:3000", origin: "https://six.example" }, "/stats", secure)).status).toBe(405);
    await secure.close();
  });

  it("may not be large, whatever it says of its size", async () => {
    const body = new Uint8Array(70_000);
    const large = await site.app.fetch(
      new Request("http://127.0.0.1:3000/stats", { method: "POST", headers: own, body }),
    );
    expect(large.status).toBe(413);
    expect(await large.text()).toContain("at most");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "is refused with 405 when its method is %s",
    async (method) => {
      const response = await site.app.fetch(new Request("http://127.0.0.1:3000/stats", { method, headers: own }));
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    },
  );
});
