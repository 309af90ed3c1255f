import { describe, expect, it } from "vitest";
import type { Counts } from "../../../domain/scoring/counting/count.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { scoringOf } from "../../../domain/scoring/scoring-address.ts";
import { scoreLine } from "../../../domain/scoring/scoring.ts";
import { sleeperScoring } from "../../../domain/scoring/sleeper-scoring.ts";

const points = (settings: Record<string, number>, counts: Counts, position: string | null = null): number =>
  scoreLine(counts, { role: "player", position }, sleeperScoring("a league", settings));

describe("a Sleeper league's rules", () => {
  it("are a sum of products, rounded once: the noise of old leagues does not add up", () => {
    expect(points({ pass_yd: 0.03999999910593033, pass_td: 4 }, { pass_yd: 313, pass_td: 2 })).toBe(20.52);
    expect(points({ rush_yd: 0.005 }, { rush_yd: 1 })).toBe(0.01);
  });

  it.each([
    [299, 0],
    [300, 3],
    [399, 3],
    [400, 6],
  ])("give the bonus of the band alone: %i passing yards, %i points", (yards, wanted) => {
    expect(points({ bonus_pass_yd_300: 3, bonus_pass_yd_400: 6 }, { pass_yd: yards })).toBe(wanted);
  });

  it("add a premium of a position to the plain rule, and to nobody else", () => {
    const rules = { rec: 1, bonus_rec_te: 0.5, bonus_rec_rb: 0.25 };
    expect(points(rules, { rec: 4 }, "TE")).toBe(6);
    expect(points(rules, { rec: 4 }, "FB")).toBe(5);
    expect(points(rules, { rec: 4 }, "WR")).toBe(4);
    expect(points(rules, { rec: 4 }, null)).toBe(4);
  });

  it("count rushing and receiving yards together where the rule says so", () => {
    expect(points({ bonus_rush_rec_yd_100: 3 }, { rush_yd: 60, rec_yd: 40 })).toBe(3);
    expect(points({ bonus_rush_rec_yd_100: 3 }, { rush_yd: 160, rec_yd: 40 })).toBe(0);
  });

  it("count a field goal in its band and as one, and 60 yards among 50 and more", () => {
    expect(points({ fgm: 3, fgm_50p: 2, fgm_yds_over_30: 0.1 }, { fgm_60p: 1, fgm_yds_over_30: 31 })).toBe(8.1);
  });

  it("count 60 yards of the usual formats once, and by a changed rule alone", () => {
    const kick = { fgm_60p: 1 };
    expect(scoreLine(kick, { role: "player", position: "K" }, PRESETS.ppr)).toBe(5);
    const changed = scoringOf({ preset: "ppr", changes: { fgm_60p: 6 } });
    expect(scoreLine(kick, { role: "player", position: "K" }, changed)).toBe(6);
  });

  it("name the keys that plays do not have, and leave out those that are worth nothing", () => {
    const { uncounted, items } = sleeperScoring("a league", { fg_ret_yd: 0.01, made_up: 2, pass_td: 4, rec: 0 });
    expect(uncounted).toEqual(["fg_ret_yd", "made_up"]);
    expect(items.map(({ key }) => key)).toEqual(["pass_td"]);
  });

  it("never give a player what a defense allowed: without a point allowed there is nothing of his", () => {
    expect(points({ pts_allow_0: 10, yds_allow_0_100: 5 }, {})).toBe(0);
  });
});
