import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PushEmulator, openPushEmulator } from "../emulators/push/open-push-emulator.ts";
import { type SleeperEmulator, openSleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { MY_STARTERS, SUNDAY_COOKIE, sundayWorld } from "../fixtures/sunday-world.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

interface Message {
  tag: string;
  title: string;
  body: string;
  path: string;
}

const KICKOFF = Date.parse("2025-09-21T17:00:00Z");
const ROW_MS = 40_000;
/** By then all games have ended. */
const OVER = 600;
const ALL = ["scores", "lead", "final"];

let sleeper: SleeperEmulator;
let push: PushEmulator;
let site: OpenSite;
let now = KICKOFF;
beforeAll(async () => {
  sleeper = await openSleeperEmulator({ world: sundayWorld() });
});
afterAll(() => sleeper.close());

/** A site of its own for each test: what was told is kept. */
beforeEach(async () => {
  push = await openPushEmulator();
  now = KICKOFF;
  site = await openSite({
    games: [...EARLIER_GAMES, ...weekAt(0)],
    players: simulatedPlayers(),
    sleeperUrl: sleeper.baseURL,
    pushUrl: push.url,
    clock: () => new Date(now),
  });
  return async () => {
    await site.close();
    await push.close();
  };
});

function weekAt(rows: number) {
  return SUNDAY_GAMES.map((_, index) => sundayStateAt(index, index === 2 ? Math.max(0, rows - 270) : rows));
}

function post(body: unknown, cookie: string): Promise<Response> {
  const isForm = typeof body === "string";
  return site.app.fetch(
    new Request("http://127.0.0.1/my/notifications", {
      method: "POST",
      headers: {
        cookie,
        "sec-fetch-site": "same-origin",
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      },
      body: isForm ? body : JSON.stringify(body),
    }),
  );
}

/** A browser that asked for these kinds: its cookies. */
async function subscribed(kinds: string[], cookies = SUNDAY_COOKIE): Promise<string> {
  const answer = await post({ ...push.subscribe(), kinds }, cookies);
  expect(answer.status).toBe(204);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^my-push=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  return `${cookies}; ${cookie.split(";")[0]}`;
}

/** The week so many rows after its kickoff, and what was sent for it. */
async function play(rows: number): Promise<Message[]> {
  now = KICKOFF + Math.min(rows, OVER) * ROW_MS;
  await site.store.putGames(weekAt(rows));
  const before = push.messages.length;
  await site.lookForNews();
  return push.messages.slice(before).map(({ payload }) => payload as Message);
}

/** A list in a list, so many deep. */
function levels(depth: number): unknown {
  return depth === 1 ? [] : [levels(depth - 1)];
}

const rowsOf = () => site.database.reads.selectFrom("push_subscription").selectAll().execute();

describe("notifications", () => {
  it("tell a reader of each score of a starter, each change of the lead and the end, once, and encrypted for this browser", async () => {
    await subscribed(ALL);
    // What stands when somebody begins to listen is no news.
    expect(await play(30)).toEqual([]);
    const told: Message[] = [];
    for (let rows = 32; rows < 440; rows += 16) told.push(...(await play(rows)));
    told.push(...(await play(10_000)));
    const scores = told.filter(({ tag }) => tag.startsWith("player-"));
    expect(scores.length).toBeGreaterThan(1);
    expect(scores.filter(({ tag }) => !MY_STARTERS.includes(tag.slice("player-".length)))).toEqual([]);
    expect(new Set(scores.map(({ body }) => body.replace(/[\d.]+ to [\d.]+\.$/, ""))).size).toBe(scores.length);
    for (const { title, body } of scores) {
      expect(title).toMatch(/^\S.*, −?\d+\.\d\d? points$/);
      expect(body).toMatch(/\S.* Q\d \d+:\d\d\. −?[\d.]+ to −?[\d.]+\.$/);
    }
    expect(told.filter(({ tag }) => tag === "final-1").map(({ title }) => title)).toEqual([
      expect.stringMatching(/^You (?:won|lost), Home$/),
    ]);
    for (const { path } of told) expect(path).toBe("/my?league=1");
    for (const { headers } of push.messages) {
      expect(headers).toMatchObject({ ttl: "1800", urgency: "normal", "content-encoding": "aes128gcm" });
      expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
      expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
    }
    expect(await play(10_000)).toEqual([]);
  });

  it("are of the kinds alone that were asked for, and none where scores are hidden", async () => {
    await subscribed(["final"]);
    const hiding = await subscribed(ALL, `${SUNDAY_COOKIE}; scores=hidden`);
    await play(30);
    const told: Message[] = [];
    for (let rows = 60; rows < 440; rows += 30) told.push(...(await play(rows)));
    told.push(...(await play(10_000)));
    expect(told.map(({ tag }) => tag)).toEqual(["final-1"]);
    // Shown again: what was missed is not made up for.
    await site.app.fetch(
      new Request("http://127.0.0.1/scores", {
        method: "POST",
        headers: {
          cookie: hiding,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "scores=shown",
      }),
    );
    expect((await rowsOf()).map(({ hidesScores }) => hidesScores)).toEqual([0, 0]);
    expect(await play(10_000)).toEqual([]);
  });

  it("end with a press, with the last player that is forgotten, and when the service knows no such browser", async () => {
    const cookies = await subscribed(ALL);
    const page = await (await site.get("/my", { cookie: cookies })).text();
    expect(page).toContain("Turn off");
    const off = await post("off=1&to=%2Fmy", cookies);
    expect([off.status, off.headers.get("location")]).toEqual([303, "/my"]);
    expect(off.headers.getSetCookie()).toEqual(["my-push=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
    expect(await rowsOf()).toEqual([]);

    const [, token = ""] = (await subscribed(ALL)).split("; ");
    await site.get("/my", { cookie: token });
    expect(await rowsOf()).toEqual([]);

    for (const status of [404, 410] as const) {
      await subscribed(["final"]);
      await play(4);
      push.answer(status);
      expect(await play(10_000)).toHaveLength(1);
      expect(await rowsOf()).toEqual([]);
      push.answer(201);
    }
  });

  it("can be ended for as long as they come: each look at /my and each form gives the browser's cookie another 90 days", async () => {
    const cookies = await subscribed(ALL);
    const [, cookie = ""] = cookies.split("; ");
    const renewed = `${cookie}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`;
    for (const path of ["/my", "/my.data"])
      expect((await site.get(path, { cookie: cookies })).headers.getSetCookie(), path).toContain(renewed);
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
    const form = new Request("http://127.0.0.1/scores", {
      method: "POST",
      headers: { ...headers, cookie: cookies },
      body: "scores=hidden",
    });
    expect((await site.app.fetch(form)).headers.getSetCookie()).toContain(renewed);
    // A page of everybody is kept by others on the way, and a browser without the cookie gets none.
    expect((await site.get("/stats", { cookie: cookies })).headers.getSetCookie()).toEqual([]);
    expect((await site.get("/my", { cookie: SUNDAY_COOKIE })).headers.getSetCookie().join()).not.toContain("my-push");
  });

  it("wait as long as the service says, or longer each time, and nothing of a subscription is in the log", async () => {
    await subscribed(["final"]);
    await play(4);
    push.answer(429, 120);
    expect(await play(10_000)).toHaveLength(1);
    expect(await rowsOf()).toMatchObject([{ failures: 1, retryAt: new Date(now + 120_000).toISOString() }]);
    // Until then nobody looks for this browser.
    expect(await play(10_000)).toEqual([]);
    await subscribed(["final"]);
    await play(4);
    push.answer("break");
    expect(await play(10_000)).toHaveLength(1);
    const [row] = (await rowsOf()).filter(({ told }) => told?.includes("final"));
    expect((await rowsOf()).map(({ failures }) => failures)).toEqual([1, 1]);
    const log = site.log.join("\n");
    for (const secret of [row?.endpoint, row?.auth, row?.p256dh, row?.browser]) expect(log).not.toContain(secret);
  });

  it("are refused in words for what is no subscription, for addresses inside, and for somebody who keeps nobody", async () => {
    const { keys } = push.subscribe();
    const refusals = [
      [{ endpoint: "https://169.254.169.254/latest", keys, kinds: ALL }, SUNDAY_COOKIE, 400],
      [{ endpoint: "https://push.example.com/1", keys, kinds: [] }, SUNDAY_COOKIE, 400],
      ["nonsense", SUNDAY_COOKIE, 400],
      [{ ...push.subscribe(), kinds: ALL }, "", 409],
    ] as const;
    for (const [body, cookie, status] of refusals) expect((await post(body, cookie)).status).toBe(status);
    const long = await post({ ...push.subscribe(), kinds: ALL, more: "x".repeat(8_192) }, SUNDAY_COOKIE);
    expect(long.status).toBe(413);
    expect(await long.json()).toEqual({ error: "A subscription may hold at most 8192 bytes." });
    const nested = await post({ ...push.subscribe(), kinds: ALL, more: levels(33) }, SUNDAY_COOKIE);
    expect(nested.status).toBe(400);
    expect(await nested.json()).toEqual({ error: expect.stringContaining("no subscription that a browser makes") });
    const form = await post(`off=1&to=${"x".repeat(8_192)}`, SUNDAY_COOKIE);
    expect([form.status, await form.text()]).toEqual([413, "This form may hold at most 8192 bytes.\n"]);
    expect(await rowsOf()).toEqual([]);
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await post({ ...push.subscribe(), kinds: ALL }, SUNDAY_COOKIE)).status);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });
});
