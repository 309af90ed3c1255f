import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SEASON_TYPE } from "../../domain/game/season-type.ts";
import { findDefaultWeek } from "../../server/pages/default-week.server.ts";
import { inPlayingOrder } from "../../server/pages/in-playing-order.server.ts";
import type { WeekId } from "../../domain/game/week-id.ts";

/** Weeks of which the first `started` have begun, and the number of times that one was looked into. */
function calendar(length: number, started: number) {
  const weeks: WeekId[] = Array.from({ length }, (_, index) => ({
    season: 2024,
    seasonType: SEASON_TYPE.regular,
    week: index + 1,
  }));
  const looks = { count: 0 };
  const weekHasStarted = async ({ week }: WeekId): Promise<boolean> => {
    looks.count += 1;
    return week <= started;
  };
  return { weeks, looks, weekHasStarted };
}

describe("the week that the week page opens with", () => {
  it("is the newest one that has started, or else the first, and few weeks are looked into", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), fc.nat(), async (length, seed) => {
        const started = seed % (length + 1);
        const { weeks, looks, weekHasStarted } = calendar(length, started);
        const week = await findDefaultWeek(weeks, weekHasStarted);
        expect(week?.week).toBe(Math.max(started, 1));
        expect(looks.count).toBeLessThanOrEqual(10);
      }),
    );
  });

  it("is none in an empty store", async () => {
    expect(await findDefaultWeek([], async () => true)).toBeNull();
  });
});

describe("playing order", () => {
  it("is preseason, regular season, postseason; other season types have no page", () => {
    const week = (season: number, seasonType: number, number: number): WeekId => ({ season, seasonType, week: number });
    const { preseason, regular, postseason, allStar } = SEASON_TYPE;
    const mixed = [
      week(2024, postseason, 1),
      week(2024, regular, 2),
      week(2024, allStar, 1),
      week(2024, preseason, 3),
      week(2023, postseason, 4),
      week(2024, regular, 1),
    ];
    expect(inPlayingOrder(mixed).map(({ season, seasonType, week: number }) => [season, seasonType, number])).toEqual([
      [2023, postseason, 4],
      [2024, preseason, 3],
      [2024, regular, 1],
      [2024, regular, 2],
      [2024, postseason, 1],
    ]);
  });
});
