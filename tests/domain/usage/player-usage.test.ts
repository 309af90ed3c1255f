import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Play } from "../../../domain/game/play.ts";
import { expectedPoints } from "../../../domain/usage/expected-points.ts";
import { gameUsage, type PlayerUsage } from "../../../domain/usage/player-usage.ts";
import { credit, neutralPlay } from "../../fixtures/play.ts";
import { smallGamePlays } from "../../fixtures/small-game-plays.ts";

function run(playerId: string, yardsToEndZone: number, given: Partial<Play> = {}): Play {
  return neutralPlay({
    yardsToEndZone,
    credits: [credit(playerId, "rushingAttempts", 1), credit(playerId, "rushingYards", 2)],
    ...given,
  });
}

function pass(playerId: string, yardsToEndZone: number, airYards: number | null = null): Play {
  return neutralPlay({
    type: "Pass",
    yardsToEndZone,
    credits: [
      credit("qb", "passingAttempts", 1),
      credit(playerId, "receivingTargets", 1),
      ...(airYards === null ? [] : [credit(playerId, "airYards", airYards)]),
    ],
  });
}

function of(playerId: string, plays: readonly Play[]): PlayerUsage | undefined {
  return gameUsage(plays).find((usage) => usage.playerId === playerId);
}

describe("gameUsage", () => {
  it("counts targets and carries with the team's, and what was inside the 20 and from the 5", () => {
    const plays = [run("a", 60), run("a", 19), run("b", 20), run("a", 5), pass("a", 4), pass("b", 6)];
    expect(of("a", plays)).toMatchObject({
      team: "CHI",
      targets: 1,
      teamTargets: 2,
      carries: 3,
      teamCarries: 4,
      redZoneTargets: 1,
      redZoneCarries: 2,
      goalLineTargets: 1,
      goalLineCarries: 1,
    });
    const knelt = [...plays, run("a", 3, { description: "(:31) 1-A.Back kneels to CHI 4 for -1 yards." })];
    expect(of("a", knelt)).toMatchObject({ carries: 4, redZoneCarries: 2, goalLineCarries: 1 });
    // The 20 itself is not inside it.
    expect(of("b", plays)).toMatchObject({ redZoneCarries: 0, redZoneTargets: 1, goalLineTargets: 0 });
  });

  it("adds air yards of balls caught or not, behind the line too, and knows none where no throw is measured", () => {
    const plays = [pass("a", 60, 12), pass("a", 60, -3), pass("b", 60, 31), run("c", 50)];
    expect(of("a", plays)).toMatchObject({ airYards: 9, teamAirYards: 40 });
    expect(of("c", plays)).toMatchObject({ airYards: 0, teamAirYards: 40 });
    expect(of("a", [pass("a", 60), pass("b", 60)])).toMatchObject({ airYards: null, teamAirYards: null });
  });

  it("leaves out who was neither thrown nor handed the ball, and counts a try as no chance", () => {
    const tried = neutralPlay({ type: "TwoPointConversion", down: 0, credits: [credit("a", "rushingTwoPoints", 1)] });
    expect(gameUsage([tried, pass("b", 60)]).map(({ playerId }) => playerId)).toEqual(["b"]);
  });

  it("keeps a man who plays for one team out of the other's sums", () => {
    const theirs = neutralPlay({ team: "MIN", credits: [credit("z", "rushingAttempts", 1, "MIN")] });
    expect(of("a", [run("a", 60), theirs])).toMatchObject({ carries: 1, teamCarries: 1 });
  });

  it("does not know what chances were worth whose spot is not known", () => {
    expect(of("a", [run("a", 60), run("a", 50, { yardsToEndZone: null })])?.expectedPoints).toBeNull();
  });

  it("has shares that come to the whole team, and no more inside the 20 than anywhere", () => {
    const chance = fc.record({
      player: fc.constantFrom("a", "b", "c", "d"),
      spot: fc.integer({ min: 1, max: 99 }),
      air: fc.option(fc.integer({ min: -10, max: 60 })),
      isRun: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 60 }), (chances) => {
        const usage = gameUsage(
          chances.map(({ player, spot, air, isRun }) => (isRun ? run(player, spot) : pass(player, spot, air))),
        );
        for (const field of ["targets", "carries", "airYards"] as const) {
          const all = ({ targets: "teamTargets", carries: "teamCarries", airYards: "teamAirYards" } as const)[field];
          const sum = usage.reduce((total, one) => total + (one[field] ?? 0), 0);
          for (const one of usage) expect(one[all] ?? 0).toBe(sum);
        }
        for (const one of usage) {
          expect(one.redZoneTargets).toBeLessThanOrEqual(one.targets);
          expect(one.redZoneCarries).toBeLessThanOrEqual(one.carries);
          expect(one.goalLineTargets).toBeLessThanOrEqual(one.redZoneTargets);
          expect(one.goalLineCarries).toBeLessThanOrEqual(one.redZoneCarries);
          expect(one.expectedPoints).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("agrees with the small game's own account", () => {
    const usage = gameUsage(smallGamePlays());
    const totals = Map.groupBy(usage, ({ team }) => team);
    expect([...totals.keys()].toSorted()).toEqual(["CHI", "MIN"]);
    for (const [, own] of totals) {
      expect(own.reduce((sum, { targets }) => sum + targets, 0)).toBe(own[0]?.teamTargets);
      expect(own.reduce((sum, { carries }) => sum + carries, 0)).toBe(own[0]?.teamCarries);
    }
  });
});

describe("expectedPoints", () => {
  const carry = (yardsToEndZone: number | null) => expectedPoints({ kind: "carry", airYards: null, yardsToEndZone });
  const target = (airYards: number | null, yardsToEndZone: number) =>
    expectedPoints({ kind: "target", airYards, yardsToEndZone });

  it("is more for a carry from the 1 than from the 5, and more from there than at midfield", () => {
    expect(carry(1)).toBeGreaterThan(3);
    expect(carry(5)).toBeLessThan(carry(1) ?? 0);
    expect(carry(50)).toBeLessThan(carry(5) ?? 0);
    expect(carry(50)).toBeCloseTo(0.5, 1);
  });

  it("is more for a throw into the end zone than for one short of it, and for a deep one than for a screen", () => {
    expect(target(6, 5)).toBeGreaterThan(target(0, 5) ?? 0);
    expect(target(35, 70)).toBeGreaterThan(target(-2, 70) ?? 0);
  });

  it("goes by the spot alone where the throw is not measured, and says nothing without a spot", () => {
    expect(target(null, 3)).toBeGreaterThan(target(null, 60) ?? 0);
    expect(carry(null)).toBeNull();
  });
});
