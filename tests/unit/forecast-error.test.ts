import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitWeights } from "../../cli/evaluate/fit-weights.ts";
import {
  brierScore,
  calibration,
  calibrationError,
  type Forecast,
  logLoss,
  pairedDifference,
} from "../../cli/evaluate/forecast-error.ts";
import type { KnownSnap } from "../../cli/evaluate/read-snaps.ts";
import type { Snap } from "../../domain/chance/snap.ts";
import { snapChance } from "../../domain/chance/snap-chance.ts";
import { SNAP_WEIGHTS } from "../../domain/chance/snap-weights.ts";

function forecast(chance: number, result: number, gameId = "one"): Forecast {
  return { gameId, quarter: 1, chance, result };
}

describe("the measures of forecasts", () => {
  it("Brier score and log loss: a coin, a certainty, and one that was wrong", () => {
    const coin = [forecast(0.5, 1), forecast(0.5, 0)];
    expect(brierScore(coin)).toBe(0.25);
    expect(logLoss(coin)).toBeCloseTo(Math.log(2), 12);
    expect(brierScore([forecast(1, 1), forecast(0, 0)])).toBe(0);
    expect(brierScore([forecast(0.2, 1)])).toBeCloseTo(0.64, 12);
    expect(logLoss([forecast(0, 1)])).toBeCloseTo(-Math.log(1e-6), 9);
  });

  it("calibration by tenths: how many, what was said, what came; 100 % belongs to the last", () => {
    const tenths = calibration([forecast(0.12, 0), forecast(0.18, 1), forecast(1, 1)]);
    expect(tenths).toHaveLength(10);
    expect(tenths[1]).toEqual({ count: 2, said: expect.closeTo(0.15, 12), came: 0.5 });
    expect(tenths[9]).toEqual({ count: 1, said: 1, came: 1 });
    expect(tenths[0]?.count).toBe(0);
    expect(calibrationError([forecast(0.12, 0), forecast(0.18, 1), forecast(1, 1)])).toBeCloseTo((2 * 0.35) / 3, 12);
  });

  it("the paired difference goes by games: the same rows said twice make it no surer", () => {
    const rows = ["a", "b", "c", "d"].map(
      (game, at) => [forecast(0.6 + at / 20, 1, game), forecast(0.5, 1, game)] as const,
    );
    const [ours, theirs] = [rows.map(([one]) => one), rows.map(([, other]) => other)];
    const once = pairedDifference(ours, theirs);
    expect(once.difference).toBeCloseTo(brierScore(ours) - brierScore(theirs), 12);
    expect(once.half).toBeGreaterThan(0);
    const twice = pairedDifference([...ours, ...ours], [...theirs, ...theirs]);
    expect(twice.difference).toBeCloseTo(once.difference, 12);
    expect(twice.half).toBeCloseTo(once.half, 12);
  });
});

describe("fitWeights", () => {
  const snaps = fc.sample(
    fc.record<Snap>({
      secondsLeft: fc.integer({ min: 0, max: 3600 }),
      lead: fc.integer({ min: -21, max: 21 }),
      ball: fc.constantFrom(1 as const, -1 as const),
      down: fc.integer({ min: 1, max: 4 }),
      distance: fc.integer({ min: 1, max: 20 }),
      yardsToEndZone: fc.integer({ min: 1, max: 99 }),
      homeTimeouts: fc.integer({ min: 0, max: 3 }),
      awayTimeouts: fc.integer({ min: 0, max: 3 }),
      homeFavoredBy: fc.integer({ min: -14, max: 14 }),
      secondHalfBall: fc.constantFrom(1 as const, 0 as const, -1 as const),
      touchback: fc.constant(75),
    }),
    { numRuns: 4000, seed: 29 },
  );

  it("finds the chances again from results that come as often as a model says", () => {
    const known = snaps.map((snap): KnownSnap => ({
      gameId: "g",
      playId: "p",
      season: 2024,
      quarter: 1,
      snap,
      result: snapChance(snap),
      homeWp: 0.5,
      vegasHomeWp: 0.5,
    }));
    const weights = fitWeights(known);
    const off = snaps.map((snap) => Math.abs(snapChance(snap, weights) - snapChance(snap, SNAP_WEIGHTS)));
    expect(Math.max(...off)).toBeLessThan(0.02);
  });
});
