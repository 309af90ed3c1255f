import { describe, expect, test } from "vitest";
import { endOfMonth, paceOf } from "../../server/games/plan/pace.ts";
import { planIngest } from "../../server/games/plan/plan-ingest.ts";
import { plannedAt, viewAt } from "../fixtures/planned-season.ts";

const HOUR = 3_600_000;
const WEEK = { season: 2025, seasonType: 1, week: 2 };

describe("the pace at a month's end", () => {
  const lastEvening = "2025-09-30T22:00:00Z";

  test("counts a game that goes on into the next month only as far as this month's calls must pay for it", () => {
    const game = plannedAt(lastEvening, { state: "live" });
    // Two hours of September are left: 7,200 s over what remains after the game's share of 12 calls.
    expect(paceOf([game], Date.parse(lastEvening), 92)).toEqual({ interval: 90_000, spare: 0 });
  });

  test("leaves the next month's games to the next month", () => {
    const tonight = plannedAt(lastEvening, { state: "live" });
    const nextMonth = ["2025-10-01T17:00:00Z", "2025-10-05T17:00:00Z", "2025-10-12T17:00:00Z"].map((kickoff, index) =>
      plannedAt(kickoff, { week: { ...WEEK, week: 3 + index } }),
    );
    const now = Date.parse(lastEvening);
    expect(paceOf([tonight, ...nextMonth], now, 92)).toEqual(paceOf([tonight], now, 92));
    expect(paceOf(nextMonth, now, 0).interval).toBe(10_000);
  });

  test("is a new one at midnight, with the calls of the new month", () => {
    const game = plannedAt(lastEvening, { state: "live" });
    const before = planIngest(viewAt("2025-09-30T23:59:00Z", [game], { callsLeft: 0 }));
    expect([before.task, new Date(before.at ?? 0).toISOString()]).toEqual([null, "2025-10-01T00:00:00.000Z"]);
    const after = planIngest(viewAt("2025-10-01T00:00:00Z", [game], { callsLeft: 1000 }));
    expect([after.task?.kind, after.pace.interval]).toEqual(["live", 10_000]);
  });

  test("of December is New Year's, UTC", () => {
    expect(new Date(endOfMonth(Date.parse("2025-12-31T23:59:59Z"))).toISOString()).toBe("2026-01-01T00:00:00.000Z");
    expect(new Date(endOfMonth(Date.parse("2024-02-29T12:00:00Z"))).toISOString()).toBe("2024-03-01T00:00:00.000Z");
  });
});

describe("a change of pace", () => {
  const now = Date.parse("2025-09-14T18:00:00Z");
  const game = plannedAt("2025-09-14T17:00:00Z", { state: "live" });

  /** Seconds until the next round, and its kind, five seconds after one of the given kind. */
  function nextAfter(last: "live" | "week", callsLeft: number): [string | undefined, number] {
    const readAt = new Map([
      ["season", now - HOUR],
      ["projections 2025/1/2", now - HOUR],
      [`game ${game.gameKey}`, now],
      [`${last} 2025/1/2`, now - 5000],
    ]);
    const plan = planIngest(viewAt(new Date(now).toISOString(), [game], { readAt, callsLeft }));
    return [plan.task?.kind, ((plan.at ?? 0) - now) / 1000];
  }

  test("to scores alone does not ask twice", () => {
    const [kind, seconds] = nextAfter("live", 50);
    expect(kind).toBe("week");
    expect(seconds).toBeGreaterThan(85);
  });

  test("back to plays does not ask twice either", () => {
    expect(nextAfter("week", 100_000)).toEqual(["live", 5]);
  });
});
