import { expect, test } from "vitest";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { openPushSubscriptions, type PushRequest } from "../../server/store/push-subscriptions.ts";
import type { StoreUnderTest } from "./store.ts";

const NOW = new Date("2025-09-21T18:00:00Z");

const request = (browser: string, change: Partial<PushRequest> = {}): PushRequest => ({
  browser,
  endpoint: `https://push.example.com/${browser}`,
  p256dh: "key",
  auth: "secret",
  kinds: "scores,final",
  players: "1/s:somebody",
  scoring: null,
  hidesScores: 0,
  behind: 0,
  userId: null,
  seenAt: NOW.toISOString(),
  ...change,
});

/** Declares the tests of the browsers that get notifications. */
export function declarePushTests(current: () => StoreUnderTest): void {
  test("browsers that get notifications: one row for an address, a bound, visits, what is due, and what is forgotten", async () => {
    const { store, database } = await openStoreAndDatabase(current().options);
    const subscriptions = openPushSubscriptions(database);
    expect(await subscriptions.put(request("a"), 2)).toBe(true);
    expect(await subscriptions.put(request("b", { endpoint: "https://push.example.com/a" }), 2)).toBe(true);
    expect(await subscriptions.of("a")).toBeNull();
    expect(await subscriptions.put(request("c", { seenAt: "2025-07-01T00:00:00.000Z" }), 2)).toBe(true);
    expect(await subscriptions.put(request("d"), 2)).toBe(false);
    await subscriptions.note("b", 2, new Date(NOW.getTime() + 60_000));
    expect((await subscriptions.due(NOW)).map(({ browser }) => browser)).toEqual(["c"]);
    expect((await subscriptions.due(new Date(NOW.getTime() + 60_000))).map(({ browser }) => browser)).toEqual([
      "b",
      "c",
    ]);
    const { players, scoring, userId, seenAt } = request("b");
    await subscriptions.visit("b", { players, scoring, userId, seenAt, hidesScores: 1, behind: 30 });
    expect(await subscriptions.of("b")).toMatchObject({ hidesScores: 1, behind: 30, failures: 2 });
    await subscriptions.forgetBefore(new Date("2025-08-01T00:00:00Z"));
    expect(await subscriptions.of("c")).toBeNull();
    await subscriptions.remove("b");
    expect(await subscriptions.due(NOW)).toEqual([]);
    await store.close();
  });

  test("of processes that look at once, one tells", async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openStoreAndDatabase(current().options)));
    const processes = opened.map(({ database }) => openPushSubscriptions(database));
    await processes[0]?.put(request("a"), 10);
    const row = await processes[0]?.of("a");
    expect(row?.revision).toBe(0);
    const told = await Promise.all(processes.map((one) => one.tell({ browser: "a", revision: 0 }, "{}")));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await processes[1]?.of("a")).toMatchObject({ told: "{}", revision: 1 });
    await Promise.all(opened.map(({ store }) => store.close()));
  });
}
