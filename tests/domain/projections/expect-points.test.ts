import { describe, expect, it } from "vitest";
import { expectPoints } from "../../../domain/projections/expect-points.ts";
import { projectInGame } from "../../../domain/projections/project-in-game.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { sleeperScoring } from "../../../domain/scoring/sleeper-scoring.ts";

const RECEIVER = { role: "player", position: "WR" } as const;
const DEFENSE = { role: "defense", position: null } as const;
const LINE = { rec_tgt: 9, rec: 6, rec_yd: 80, rec_td: 0.5 };

describe("expected points", () => {
  it("are the line's under the league's own rules", () => {
    expect(expectPoints(LINE, RECEIVER, PRESETS.ppr).mean).toBeCloseTo(17, 9);
    expect(expectPoints(LINE, RECEIVER, PRESETS.standard).mean).toBeCloseTo(11, 9);
    expect(expectPoints(LINE, RECEIVER, PRESETS["te-premium"]).mean).toBeCloseTo(17, 9);
    expect(expectPoints(LINE, { role: "player", position: "TE" }, PRESETS["te-premium"]).mean).toBeCloseTo(20, 9);
  });

  it("have a bonus by its chance, which the mean alone does not reach", () => {
    const bonus = sleeperScoring("bonus", { bonus_rec_yd_100: 10 });
    const points = (yards: number): number => expectPoints({ rec_yd: yards }, RECEIVER, bonus).mean;
    expect(points(80)).toBeGreaterThan(2);
    expect(points(80)).toBeLessThan(5);
    expect(points(110)).toBeGreaterThan(points(80));
    expect(points(20)).toBeLessThan(0.5);
    expect(expectPoints({ rush_yd: 80 }, RECEIVER, bonus).mean).toBeLessThan(0.01);
  });

  it("have the points that a defense allows by the chance of each range", () => {
    const points = (allowed: number): number => expectPoints({ pts_allow: allowed }, DEFENSE, PRESETS.ppr).mean;
    expect(points(14)).toBeGreaterThan(points(21));
    expect(points(21)).toBeGreaterThan(points(28));
    // Of 21 points exactly the range is worth nothing; around it there is more to win than to lose.
    expect(points(21)).toBeGreaterThan(0);
    expect(expectPoints({ sack: 2 }, DEFENSE, PRESETS.ppr).mean).toBeCloseTo(2, 9);
  });

  it("have a wider range for more points, and a narrower one where catches are worth nothing", () => {
    const width = (line: typeof LINE, scoring: (typeof PRESETS)["ppr" | "standard"]): number => {
      const { low, high } = expectPoints(line, RECEIVER, scoring);
      return high - low;
    };
    const small = { rec_tgt: 3, rec: 2, rec_yd: 25, rec_td: 0.15 };
    expect(width(LINE, PRESETS.ppr)).toBeGreaterThan(width(small, PRESETS.ppr));
    expect(width(LINE, PRESETS.standard)).toBeLessThan(width(LINE, PRESETS.ppr));
  });
});

describe("a projection in a game", () => {
  const late = { quarter: 4, secondsLeft: 300 };

  it("adds what is still to come to what was done, and its range narrows", () => {
    const soFar = { rec: 3, rec_yd: 40 };
    const halftime = { quarter: 3, secondsLeft: 900 };
    const line = projectInGame(soFar, LINE, { time: halftime, chanceBefore: 50, chanceNow: 50 });
    expect(line.rec).toBeGreaterThan(5.5);
    expect(line.rec).toBeLessThan(6.1);
    const before = expectPoints(LINE, RECEIVER, PRESETS.ppr);
    const then = expectPoints(line, RECEIVER, PRESETS.ppr, soFar);
    expect(then.high - then.low).toBeLessThan(before.high - before.low);
    expect(then.deviation).toBeLessThan(before.deviation);
  });

  it("has leaders run and trailers pass", () => {
    const at = (chanceNow: number) =>
      projectInGame({}, { ...LINE, rush_att: 10 }, { time: late, chanceBefore: 50, chanceNow });
    expect(at(95).rush_att).toBeGreaterThan(at(50).rush_att ?? 9);
    expect(at(95).rec_tgt).toBeLessThan(at(50).rec_tgt ?? 0);
    expect(at(5).rec_tgt).toBeGreaterThan(at(50).rec_tgt ?? 9);
  });

  it("has a little more to come in overtime", () => {
    const line = projectInGame({}, LINE, { time: { quarter: 5, secondsLeft: 600 }, chanceBefore: 50, chanceNow: 50 });
    expect(line.rec).toBeCloseTo(0.6, 9);
  });
});
