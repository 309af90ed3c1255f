import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const GAME = `/games/${smallGame().game.gameKey}`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
});
afterAll(() => site.close());

describe("the service worker", () => {
  it("is one small script without imports, asked for anew each time, that may ask this site alone", async () => {
    const answer = await site.get("/sw.js");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    const text = await answer.text();
    expect(text).not.toMatch(/\bimport(?:\s*\(|\s+|["'`{*])|importScripts|eval\(/);
    expect(text.length).toBeLessThan(12_000);
    // Its build's version: the next build is another worker.
    expect(text).toMatch(/^\/\* \w+ \*\//);
    const etag = answer.headers.get("etag") ?? "";
    const again = await site.get("/sw.js", { "if-none-match": etag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    const small = await site.get("/sw.js", { "accept-encoding": "br" });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(text.length / 2);
  });

  it("is registered by each page, whose policy allows that script and its one address", async () => {
    const page = await site.get(GAME);
    const html = await page.text();
    expect(html.match(/<script>[^<]*'\/sw\.js'[^<]*<\/script>/g)).toHaveLength(1);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("trusted-types default story worker");
  });

  it("is taken away again where it is turned off, and no page asks for it", async () => {
    const off = await openSite({ games: [smallGame()], offersWorker: false });
    onTestFinished(() => off.close());
    const text = await (await off.get("/sw.js")).text();
    expect(text).toContain("registration.unregister()");
    expect(text).toContain("caches.delete");
    expect(text).not.toContain("fetch");
    expect(await (await off.get(GAME)).text()).not.toContain("/sw.js");
  });

  it("finds the offline page with the styles of every page", async () => {
    const answer = await site.get("/offline");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const [, styles = ""] = /<link rel="stylesheet" href="([^"]+)">/.exec(await answer.text()) ?? [];
    expect((await site.get(styles)).status).toBe(200);
    expect(await (await site.get(GAME)).text()).toContain(styles);
  });

  it("finds the offline page under the head of every page, with nothing in it that would have to be fetched but its styles", async () => {
    // The framework marks its links for itself.
    const headOf = (html: string) =>
      /<header class="mast">.*?<\/header>/s.exec(html)?.[0].replaceAll(' data-discover="true"', "");
    const offline = await (await site.get("/offline")).text();
    expect(headOf(offline)).toBe(headOf(await (await site.get("/privacy")).text()));
    expect(headOf(offline)).toContain('<a href="/my">My Sunday</a>');
    expect(offline).toContain('<a class="btn" href="">Try again</a>');
    expect(offline.match(/<(?:link|script|img|iframe)\b[^>]*>/g)).toEqual([
      expect.stringMatching(/^<link rel="stylesheet" href="\/assets\//),
    ]);
  });
});

describe("the manifest", () => {
  it("and the icon are named by no page, so that neither is fetched beside its styles and its font", async () => {
    const page = await (await site.get(GAME)).text();
    expect(page).not.toMatch(/<link[^>]* rel="(?:icon|manifest)"/);
    expect(page).toContain("m.href='/manifest.webmanifest'");
  });

  it("is of its own type, and names files that are there", async () => {
    const answer = await site.get("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const { icons, shortcuts, start_url } = (await answer.json()) as {
      icons: { src: string; type: string }[];
      shortcuts: { url: string }[];
      start_url: string;
    };
    for (const { src, type } of icons) expect((await site.get(src)).headers.get("content-type")).toBe(type);
    for (const path of [start_url, ...shortcuts.map(({ url }) => url)])
      expect((await site.get(path)).status, path).toBe(200);
    expect((await site.get("/apple-touch-icon.png")).headers.get("content-type")).toBe("image/png");
  });
});
