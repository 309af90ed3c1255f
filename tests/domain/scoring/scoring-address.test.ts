import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS, type PresetName } from "../../../domain/scoring/presets.ts";
import { SCORED_KEYS } from "../../../domain/scoring/scored-keys.ts";
import { parseScoring, scoringOf, scoringText } from "../../../domain/scoring/scoring-address.ts";

const presets = Object.keys(PRESETS) as PresetName[];

describe("a scoring in an address", () => {
  it("is a preset, and the preset with changes in the place of its own rules", () => {
    expect(parseScoring("half")).toEqual({ preset: "half", changes: {} });
    const asked = parseScoring("half*pass_td*6*rec*0.75*pass_int*0");
    expect(asked).toEqual({ preset: "half", changes: { pass_td: 6, rec: 0.75, pass_int: 0 } });
    const { name, items } = scoringOf(asked ?? { preset: "ppr", changes: {} });
    expect(name).toBe("Half PPR with changes");
    const rules = new Map(items.map(({ key, points }) => [key, points]));
    expect([rules.get("pass_td"), rules.get("rec"), rules.has("pass_int"), rules.get("rush_td")]).toEqual([
      6,
      0.75,
      false,
      6,
    ]);
  });

  it("takes the heads of the box score's columns for their formats", () => {
    expect(parseScoring("FPTS")).toEqual({ preset: "standard", changes: {} });
    expect(parseScoring("PPR")).toEqual({ preset: "ppr", changes: {} });
  });

  it("names the keys that plays do not have, of a league's own rules too", () => {
    const asked = parseScoring("own*rec*1*fg_ret_yd*0.01*pts_allow_espn*1");
    const { items, uncounted } = scoringOf(asked ?? { preset: "ppr", changes: {} });
    expect(items.map(({ key }) => key)).toEqual(["rec"]);
    expect(uncounted).toEqual(["fg_ret_yd", "pts_allow_espn"]);
  });

  it("comes back as it was written, in one order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.dictionary(
          fc.constantFrom(...SCORED_KEYS.map(({ key }) => key)),
          fc.integer({ min: -999_999, max: 999_999 }).map((points) => points / 1000),
        ),
        (preset, given) => {
          const changes = { ...given };
          expect(parseScoring(scoringText({ preset, changes }))).toEqual({ preset, changes });
        },
      ),
    );
    expect(scoringText({ preset: "ppr", changes: { rush_td: 4, fum: -1 } })).toBe("ppr*fum*-1*rush_td*4");
  });

  it.each([
    "",
    "zap",
    "constructor",
    "half*pass_td",
    "half*pass_td*six",
    "half*pass_td*NaN",
    "half*pass_td*1e9",
    "half*pass_td*5000",
    "half*__proto__*1",
    "half*Luck*1",
    `half${"*pass_td*6".repeat(200)}`,
  ])("is never guessed at: %s", (text) => {
    expect(parseScoring(text)).toBeNull();
  });
});
