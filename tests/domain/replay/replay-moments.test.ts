import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Play } from "../../../domain/game/play.ts";
import { replayMoments, replayOffsets, rowsAt } from "../../../domain/replay/replay-moments.ts";
import { neutralPlay } from "../../fixtures/play.ts";

function at(happenedAt: string | null, minutes: number | null = null, seconds: number | null = null): Play {
  return neutralPlay({ happenedAt, timeRemainingMinutes: minutes, timeRemainingSeconds: seconds });
}

describe("replayMoments", () => {
  it("keeps the time of day from row to row", () => {
    expect(
      replayMoments([at("2025-09-07T17:02:10Z"), at("2025-09-07T17:02:40Z"), at("2025-09-07T17:03:41.5Z")]),
    ).toEqual([0, 30, 91.5]);
  });

  it("cuts halftime and other breaks to three minutes", () => {
    expect(replayMoments([at("2025-09-07T17:00:00Z"), at("2025-09-07T17:13:00Z")])).toEqual([0, 180]);
  });

  it("goes by the game clock and a fixed pause where no time of day is known", () => {
    expect(replayMoments([at(null, 15, 0), at(null, 14, 40), at(null, 14, 40), at(null, null, null)])).toEqual([
      0, 55, 90, 125,
    ]);
  });

  it("does not believe a time that lies before the row ahead of it, or a day after", () => {
    const plays = [
      at("2025-09-07T17:10:00Z", 15, 0),
      at("2025-09-07T17:09:00Z", 14, 50),
      at("2025-09-08T17:09:10Z", 14, 50),
    ];
    expect(replayMoments(plays)).toEqual([0, 45, 80]);
  });

  it("never falls and never stands still for more than three minutes", () => {
    const play = fc
      .record({
        happenedAt: fc.option(
          fc.date({
            min: new Date("2025-09-07T17:00:00Z"),
            max: new Date("2025-09-08T03:00:00Z"),
            noInvalidDate: true,
          }),
        ),
        minutes: fc.option(fc.nat({ max: 15 })),
        seconds: fc.nat({ max: 59 }),
        quarterName: fc.constantFrom("1" as const, "2" as const, "3" as const, "4" as const, "OT" as const),
      })
      .map(({ happenedAt, minutes, seconds, quarterName }) => ({
        ...at(happenedAt?.toISOString() ?? null, minutes, seconds),
        quarterName,
      }));
    fc.assert(
      fc.property(fc.array(play, { maxLength: 60 }), (plays) => {
        const moments = replayMoments(plays);
        expect(moments.length).toBe(plays.length);
        moments.forEach((moment, index) => {
          const gap = moment - (moments[index - 1] ?? 0);
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(180.001);
        });
      }),
    );
  });
});

describe("replayOffsets and rowsAt", () => {
  it("a row has happened from its moment on, at any speed", () => {
    const offsets = replayOffsets([0, 40, 100], 20);
    expect(offsets).toEqual([0, 2000, 5000]);
    expect([-1, 0, 1999, 2000, 5000, 9e9].map((after) => rowsAt(offsets, after))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  it("at top speed rows follow each other at one pace", () => {
    expect(replayOffsets([0, 40, 4000], "max")).toEqual([0, 25, 50]);
  });
});
