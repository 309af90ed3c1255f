import { describe, expect, test } from "vitest";
import { behindStore } from "../../server/games/behind/behind-store.ts";
import { KeptPast } from "../../server/games/behind/kept-past.ts";
import { openMemoryStore } from "../../server/store/open-store.ts";
import { handClock } from "../fixtures/hand-clock.ts";

describe("a store as it was", () => {
  test("has every method of the store, and hands on none that nobody has decided about", async () => {
    const clock = handClock(new Date("2025-09-21T17:00:00Z"));
    const store = await openMemoryStore(clock.now);
    const grown = { ...store, howEveryGameStands: async () => "14 to 10" };
    const past = new KeptPast({
      store,
      now: clock.now,
      clock: () => clock.now().getTime(),
      timer: clock.timer,
      onError: (error) => {
        throw error;
      },
    });
    expect(Object.keys(behindStore(grown, past, 30)).toSorted()).toEqual(Object.keys(store).toSorted());
    await store.close();
  });
});
