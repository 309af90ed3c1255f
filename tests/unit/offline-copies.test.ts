import { describe, expect, it } from "vitest";
import { openKeptCopies } from "../../app/offline/kept-copies.ts";
import { openNotice } from "../../app/offline/show-notice.ts";
import { renewal } from "../../app/offline/renewal.ts";
import type { WindowClient, WorkerScope } from "../../app/offline/worker-scope.ts";
import { memoryCaches } from "../fixtures/memory-caches.ts";

const PAGE = new URL("https://six.example/stats");
const FILE = new Request("https://six.example/assets/app.js");
const html = (): Response => new Response("<title>Week 3</title>", { headers: { "content-type": "text/html" } });

const open = (
  storage: CacheStorage,
  fetchFile = async (_path: string | Request): Promise<Response> => new Response("script"),
  now = () => new Date(),
) => openKeptCopies(storage, { now, fetchFile });
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe("what is kept for reading offline", () => {
  it("is no page that was asked for before all were forgotten, however late it comes", async () => {
    const copies = open(memoryCaches());
    const [before, again] = [copies.ask(), copies.ask()];
    await again(PAGE, html());
    expect(await copies.list()).toHaveLength(1);
    await copies.forgetPages();
    // Scores are hidden by now: this page was made with them.
    await before(PAGE, html());
    expect(await copies.list()).toEqual([]);
    await copies.ask()(PAGE, html());
    expect((await copies.list()).map(({ path }) => path)).toEqual(["/stats"]);
  });

  it("is no page without one of its files, which would be an error in place of the page", async () => {
    const page = (): Response => new Response('<title>Week 3</title><script src="/assets/a.js"></script>');
    const asked: string[] = [];
    const storage = memoryCaches();
    const broken = open(storage, async () => Promise.reject(new TypeError("no connection")));
    await broken.ask()(PAGE, page());
    await open(storage, async () => new Response("", { status: 500 })).ask()(PAGE, page());
    expect(await broken.list()).toEqual([]);
    const whole = open(storage, async (path) => {
      asked.push(typeof path === "string" ? path : path.url);
      // The page is not there before its files are.
      expect(await broken.list()).toEqual([]);
      // Nor are they strays meanwhile.
      await whole.dropStrayFiles("");
      return new Response("script");
    });
    await whole.ask()(PAGE, page());
    expect((await whole.list()).map(({ path }) => path)).toEqual(["/stats"]);
    await whole.dropStrayFiles("");
    expect(await (await storage.open("files")).match("/assets/a.js")).toBeDefined();
    expect(asked).toEqual(["/assets/a.js"]);
  });

  it("holds the parts that a page's scripts load when they are shown, and does without one that does not come", async () => {
    const page = (): Response => new Response('<title>Week 3</title><script src="/assets/a.js"></script>');
    const scripts: Record<string, string> = {
      "/assets/a.js": "e(()=>import(`./b.js`)),import('./c.js')",
      "/assets/b.js": "import{a}from'./e.js';import(`./d.js`)",
      "/assets/e.js": "",
    };
    const storage = memoryCaches();
    const copies = open(storage, async (path) => {
      const text = typeof path === "string" ? scripts[path] : undefined;
      if (text === undefined) throw new TypeError("no connection");
      return new Response(text);
    });
    await copies.ask()(PAGE, page());
    expect((await copies.list()).map(({ path }) => path)).toEqual(["/stats"]);
    await copies.dropStrayFiles("");
    const files = await storage.open("files");
    // What a part loads in its turn is a conversation, or a library for one.
    expect((await files.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
      "/assets/a.js",
      "/assets/b.js",
      "/assets/e.js",
    ]);
  });

  it("is a reader's own week for seven days, and any other page for as long as there is room", async () => {
    const mine = new URL("/my?league=2", PAGE);
    const storage = memoryCaches();
    let at = Date.parse("2025-11-23T21:12:00Z");
    const copies = open(storage, undefined, () => new Date(at));
    await copies.ask()(PAGE, html());
    await copies.ask()(mine, html());
    at += 7 * DAY - MINUTE;
    expect((await copies.list()).map(({ path }) => path)).toEqual(["/my?league=2", "/stats"]);
    expect((await copies.find(mine))?.at).toEqual(new Date("2025-11-23T21:12:00Z"));
    at += MINUTE;
    expect(await copies.find(mine)).toBeNull();
    expect((await copies.list()).map(({ path }) => path)).toEqual(["/stats"]);
    // It is gone, and not only out of sight.
    expect(await (await storage.open("pages")).keys()).toHaveLength(1);
  });

  it("goes with the next page that is kept, where a reader's own week is over", async () => {
    const storage = memoryCaches();
    let at = 0;
    const copies = open(storage, undefined, () => new Date(at));
    await copies.ask()(new URL("/my", PAGE), html());
    at += 8 * DAY;
    await copies.ask()(PAGE, html());
    expect((await (await storage.open("pages")).keys()).map(({ url }) => url)).toEqual([PAGE.href]);
  });

  it("never stands in the way of a file: it comes from the network where nothing can be kept", async () => {
    expect(await (await open(memoryCaches({ isFull: true })).file(FILE)).text()).toBe("script");
    const closed = { open: async () => Promise.reject(new DOMException("closed", "SecurityError")) };
    expect(await (await open(closed as unknown as CacheStorage).file(FILE)).text()).toBe("script");
  });
});

describe("the copy of an open page that moves", () => {
  it("is asked for anew when it is five minutes old or not there, once at a time", async () => {
    let at = 10 * DAY;
    let kept: Date | null = null;
    const asked: number[] = [];
    const arrived: (() => void)[] = [];
    const renew = renewal({
      find: async () => (kept === null ? null : { at: kept }),
      fetchToKeep: () => (asked.push(at), new Promise((resolve) => arrived.push(resolve))),
      now: () => new Date(at),
    });
    const first = renew(PAGE);
    await renew(PAGE);
    expect(asked).toEqual([10 * DAY]);
    kept = new Date(at);
    arrived[0]?.();
    await first;
    at += 5 * MINUTE - 1;
    await renew(PAGE);
    expect(asked).toHaveLength(1);
    at += 1;
    void renew(PAGE);
    await expect.poll(() => asked).toHaveLength(2);
  });

  it("stays as it is where the network has gone, and is asked for again with the next change", async () => {
    let tries = 0;
    const renew = renewal({
      find: async () => null,
      fetchToKeep: () => ((tries += 1), Promise.reject(new TypeError("Failed to fetch"))),
      now: () => new Date(),
    });
    await renew(PAGE);
    await renew(PAGE);
    expect(tries).toBe(2);
  });
});

describe("a press on a notification", () => {
  it("leads to the window that shows its league, and else to a new one", async () => {
    const done: string[] = [];
    const showing = (url: string): WindowClient => ({
      url,
      navigate: async () => null,
      focus: async () => done.push(`focus ${url}`),
      postMessage() {},
    });
    const windows = [showing("https://six.example/my?league=1#top"), showing("https://six.example/stats")];
    const clients = { matchAll: async () => windows, openWindow: async (path: string) => done.push(`open ${path}`) };
    const worker = { clients, location: { origin: "https://six.example" } } as unknown as WorkerScope;
    await openNotice(worker, "/my?league=1");
    await openNotice(worker, "/my?league=2");
    await openNotice(worker, "https://elsewhere.example/");
    expect(done).toEqual(["focus https://six.example/my?league=1#top", "open /my?league=2", "open /my"]);
  });
});
