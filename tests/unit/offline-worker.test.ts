import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryCaches } from "../fixtures/memory-caches.ts";

const SITE = "https://six.example";
const WINDOW = "window-1";
/** What the worker is heard and asked by. */
const handlers = new Map<string, (event: object) => void>();
const windows: string[] = [];
/** What windows were told. */
const told: string[] = [];
const storage = memoryCaches();
/** What the worker does beside its answers. */
const underway: Promise<unknown>[] = [];

const postMessage = (message: string) => told.push(message);

/** A network that is gone: files fail at once, and what is asked for with a signal when that is given up. */
function withoutNetwork(request: Request | string): Promise<Response> {
  const failed = new TypeError("Failed to fetch");
  if (typeof request === "string" || !request.url.endsWith(".data")) return Promise.reject(failed);
  return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
}

beforeAll(async () => {
  await (await storage.open("shell")).put("/offline", new Response("<main>You are offline</main>"));
  vi.stubGlobal("addEventListener", (type: string, heard: (event: object) => void) => handlers.set(type, heard));
  vi.stubGlobal("location", { origin: SITE });
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("clients", {
    get: async () => ({ url: windows.at(-1), navigate: async (to: string) => windows.push(to), postMessage }),
  });
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("fetch", withoutNetwork);
  await import("../../app/offline/service-worker.ts");
});
afterAll(() => vi.unstubAllGlobals());

interface Asked {
  mode: string;
  method?: string;
  signal?: AbortSignal;
  isReloadNavigation?: boolean;
}

/** The worker's answer to a request of a window, or of the browser for it. */
function answerTo(url: string, more: Asked, clientId = WINDOW) {
  let answer: Promise<Response> = Promise.reject(new Error("the worker lets it pass"));
  answer.catch(() => {});
  const request = { url: SITE + url, method: "GET", referrer: `${SITE}/games/202410811`, ...more };
  handlers.get("fetch")?.({
    request,
    clientId: more.mode === "navigate" ? "" : clientId,
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => underway.push(work),
  });
  return answer;
}

/** A link to the players is pressed, and its data are given up; before that the next page's script fails, or it does not. */
async function pressAndGiveUp({ losesScript }: { losesScript: boolean }): Promise<void> {
  const controller = new AbortController();
  const data = answerTo("/players.data", { mode: "cors", signal: controller.signal });
  if (losesScript) await expect(answerTo("/assets/players-1.js", { mode: "cors" })).rejects.toThrow("Failed to fetch");
  controller.abort();
  await expect(data).rejects.toThrow("aborted");
}

const reload = () => answerTo("/games/202410811", { mode: "navigate", isReloadNavigation: true });

it("a link without a network leads on where the framework gives up its data and loads the present page anew for want of a script", async () => {
  await pressAndGiveUp({ losesScript: true });
  const answer = await reload();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${SITE}/players`]);
  expect(await (await answerTo("/players", { mode: "navigate" })).text()).toContain("You are offline");
});

it("a link whose data came and whose script did not leads on, where the framework loads the present page anew for want of it", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  // With the script too, it is a page that its reader may load anew.
  const there = await reload();
  expect([there.status, there.headers.get("location")]).toEqual([200, null]);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  await expect(answerTo("/assets/players-1.js", { mode: "cors" })).rejects.toThrow("Failed to fetch");
  const answer = await reload();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${SITE}/players`]);
});

it("a link whose data are asked for only after its script is lost leads on from the loading anew that has begun by then", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  await reload();
  await expect(answerTo("/assets/players-1.js", { mode: "cors" })).rejects.toThrow("Failed to fetch");
  const loading = reload();
  // The loading has failed by now, and waits.
  await new Promise((resolve) => setTimeout(resolve));
  answerTo("/players.data", { mode: "cors", signal: new AbortController().signal }).catch(() => {});
  const answer = await loading;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${SITE}/players`]);
});

it("a window hears that it has caught up when a page's data came, and not from those that the network did not bring", async () => {
  told.length = 0;
  await pressAndGiveUp({ losesScript: false });
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await answerTo("/players.data", { mode: "cors" });
  await Promise.allSettled(underway);
  expect(told).toEqual([]);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  await Promise.allSettled(underway);
  expect(told).toEqual(["caught up"]);
  vi.stubGlobal("fetch", withoutNetwork);
});

it("a file that another window loses is not the script of a way", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  await expect(answerTo("/assets/stats-1.js", { mode: "cors" }, "window-2")).rejects.toThrow("Failed to fetch");
  const answer = await reload();
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
});

it("going back ends a way without a network too: what is loaded anew is the page that was gone back to", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  // The data of the page that its address names already.
  answerTo("/games/202410811.data", { mode: "cors", signal: new AbortController().signal }).catch(() => {});
  await expect(answerTo("/assets/play-actions-1.js", { mode: "cors" })).rejects.toThrow("Failed to fetch");
  const answer = await reload();
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
});

it("a link that its reader gave up leads nowhere any more: what he loads anew is the page that he is on", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await answerTo("/players.data", { mode: "cors" });
  vi.stubGlobal("fetch", withoutNetwork);
  await pressAndGiveUp({ losesScript: false });
  const answer = await reload();
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
});

it("a way that the browser drops without a word is told once more, and no third time", async () => {
  vi.useFakeTimers();
  try {
    const ways: string[] = [];
    vi.stubGlobal("clients", {
      get: async () => ({
        url: `${SITE}/games/202410811`,
        navigate: (to: string) => (ways.push(to), new Promise(() => {})),
        postMessage,
      }),
    });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const request = { mode: "cors", signal: new AbortController().signal };
    const problem = answerTo("/players.data", request).then(
      () => null,
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await problem).toBe("Failed to fetch");
    expect(ways).toEqual([`${SITE}/players`, `${SITE}/players`]);
  } finally {
    vi.useRealTimers();
  }
});

it("a page that is asked for while its reader is signing out is forgotten with all others, also one that comes late", async () => {
  const page = (): Response => new Response("<title>Mine</title>", { headers: { "content-type": "text/html" } });
  const kept = async () => (await (await storage.open("pages")).keys()).map(({ url }) => url.slice(SITE.length));
  const arrive: ((answer: Response) => void)[] = [];
  const late = (): Promise<Response> => new Promise((resolve) => arrive.push(resolve));
  vi.stubGlobal("fetch", late);
  const signingOut = answerTo("/logout", { mode: "navigate", method: "POST" });
  const slow = answerTo("/my?league=2", { mode: "navigate" });
  await expect.poll(() => arrive).toHaveLength(2);
  vi.stubGlobal("fetch", async () => page());
  // Another window: the cookie is still there.
  await answerTo("/my", { mode: "navigate" });
  await Promise.all(underway);
  expect(await kept()).toEqual(["/my"]);
  arrive[0]?.(new Response("You are signed out"));
  expect(await (await signingOut).text()).toBe("You are signed out");
  arrive[1]?.(page());
  await slow;
  await Promise.all(underway);
  expect(await kept()).toEqual([]);
  await answerTo("/stats", { mode: "navigate" });
  await Promise.all(underway);
  expect(await kept()).toEqual(["/stats"]);
});

it("a form that cannot be sent says so, and has all pages forgotten as well: it may have arrived", async () => {
  vi.stubGlobal("fetch", withoutNetwork);
  await expect(answerTo("/my/leagues", { mode: "cors", method: "POST" })).rejects.toThrow("Failed to fetch");
  await Promise.all(underway);
  expect(await (await storage.open("pages")).keys()).toEqual([]);
});

describe("a network that is there and brings nothing", () => {
  const pageOf = (text: string) =>
    new Response(`<title>Week 4</title><body>${text}`, { headers: { "content-type": "text/html" } });
  /** The answer that the network may still bring. */
  let coming = Promise.withResolvers<Response>();
  const isPending = (answer: Promise<Response>) =>
    Promise.race([answer.then(() => false), vi.advanceTimersByTimeAsync(0).then(() => true)]);

  beforeEach(async () => {
    vi.useFakeTimers();
    coming = Promise.withResolvers();
    vi.stubGlobal("fetch", async () => pageOf("as it was"));
    await (await answerTo("/stats?week=4", { mode: "navigate" })).text();
    await Promise.all(underway);
    vi.stubGlobal("fetch", () => coming.promise);
  });
  afterEach(() => vi.useRealTimers());

  it("is waited for four seconds; then the kept page is shown, and what comes later is kept", async () => {
    const answer = answerTo("/stats?week=4", { mode: "navigate" });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(await isPending(answer)).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(await (await answer).text()).toMatch(/The site is slow to answer\. <\/span>This page is as of .*as it was/);
    coming.resolve(pageOf("as it is"));
    await vi.runAllTimersAsync();
    await Promise.all(underway);
    vi.stubGlobal("fetch", withoutNetwork);
    expect(await (await answerTo("/stats?week=4", { mode: "navigate" })).text()).toContain("as it is");
  });

  it.each([
    ["the page is not kept", "/stats?week=5", false],
    ["a page is loaded anew", "/stats?week=4", true],
  ])("is waited for as long as it takes where %s", async (_why, path, isReloadNavigation) => {
    const answer = answerTo(path, { mode: "navigate", isReloadNavigation });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isPending(answer)).toBe(true);
    coming.resolve(pageOf("at last"));
    expect(await (await answer).text()).toContain("at last");
  });

  it("fails without a word once the kept page is shown", async () => {
    const answer = answerTo("/stats?week=4", { mode: "navigate" });
    await vi.advanceTimersByTimeAsync(4_000);
    await answer;
    coming.reject(new TypeError("Failed to fetch"));
    expect((await Promise.allSettled(underway)).filter(({ status }) => status === "rejected")).toEqual([]);
  });
});
