import { describe, expect, it } from "vitest";
import { defenseBands } from "../../../domain/scoring/defense-bands.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import type { ScoredOwner } from "../../../domain/scoring/scored-owners.ts";
import { sleeperScoring } from "../../../domain/scoring/sleeper-scoring.ts";
import { neutralPlay } from "../../fixtures/play.ts";

function defense(allowed: number): ScoredOwner {
  const plays = [{ play: neutralPlay({}), counts: { pts_allow: allowed } }];
  return { id: "KC", team: "KC", name: "Chiefs defense", role: "defense", position: null, plays };
}

const bandsAt = (allowed: number, scoring = PRESETS.standard) =>
  defenseBands([defense(allowed)], { season: 2025 }, scoring)[0];

describe("the ranges of points allowed", () => {
  it.each([
    [0, "0", "10 points"],
    [6, "1–6", "7 points"],
    [7, "7–13", "4 points"],
    [20, "14–20", "1 point"],
    [21, "21–27", "0 points"],
    [34, "28–34", "−1 point"],
    [35, "35+", "−4 points"],
    [70, "35+", "−4 points"],
  ])("after %i allowed are left up to %s, worth %s", (allowed, range, worth) => {
    const found = bandsAt(allowed);
    expect(found?.worth).toBe(worth);
    const here = found?.bands.findIndex(({ state }) => state === "here") ?? -1;
    expect(found?.bands[here]?.range).toBe(range);
    expect(found?.bands.map(({ state }) => state)).toEqual(
      found?.bands.map((_, index) => (index < here ? "gone" : index === here ? "here" : "ahead")),
    );
  });

  it("are none under rules that give nothing for them, and of nobody but a defense", () => {
    expect(bandsAt(7, { ...PRESETS.standard, ...sleeperScoring("own", { sack: 1 }) })).toBeUndefined();
    const kicker = { ...defense(7), role: "player" as const };
    expect(defenseBands([kicker], { season: 2025 }, PRESETS.standard)).toEqual([]);
  });
});
