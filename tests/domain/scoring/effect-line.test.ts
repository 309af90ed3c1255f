import { describe, expect, it } from "vitest";

import { effectLine, pointsUnder } from "../../../domain/scoring/effect-line.ts";
import { PRESETS } from "../../../domain/scoring/presets.ts";
import { SCORED_KEYS } from "../../../domain/scoring/scored-keys.ts";
import { scoreLine } from "../../../domain/scoring/scoring.ts";
import { parseScoring, scoringOf } from "../../../domain/scoring/scoring-address.ts";

const OWNER = { role: "player", position: "QB" } as const;
const COUNTS = { pass_yd: 317, pass_td: 3, pass_fd: 11, pass_cmp: 24, rush_yd: -3, rush_att: 4, fum_lost: 1 };

describe("what a rule does to a real line while it is changed", () => {
  const line = effectLine("A. Passer", COUNTS, OWNER, PRESETS.half);

  it("is what the line has once the rule is applied, of every key: ranges, steps and premiums too", () => {
    for (const { key } of SCORED_KEYS) {
      const now = PRESETS.half.items.find((item) => item.key === key)?.points ?? 0;
      const asked = parseScoring(`half*${key}*1.37`);
      if (asked === null) throw new Error(`${key} is a key`);
      expect(pointsUnder(line, key, 1.37 - now), key).toBe(scoreLine(COUNTS, OWNER, scoringOf(asked)));
    }
  });

  it("knows how often a key counts, and leaves out what does not", () => {
    expect(line.times).toMatchObject({ pass_fd: 11, bonus_pass_yd_300: 1, rush_yd: -3 });
    expect(Object.keys(line.times)).not.toContain("rec");
  });
});
