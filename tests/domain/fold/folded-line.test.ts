import { describe, expect, it } from "vitest";
import { fantasyPoints, PPR_SCORING, STANDARD_SCORING } from "../../../domain/fold/fantasy-points.ts";
import { foldCredits, type FoldedLine, lineFromFold, pointsFromFold } from "../../../domain/fold/folded-line.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";

describe("fantasy points of a folded player", () => {
  it("are those of his line, of a game and of each play", () => {
    const { allPlays } = simulatedSnapshot(0);
    const whole = new Map<string, FoldedLine>();
    let compared = 0;
    for (const play of allPlays) {
      const alone = new Map<string, FoldedLine>();
      foldCredits(alone, play);
      foldCredits(whole, play);
      for (const line of [...alone.values(), ...whole.values()]) {
        for (const rules of [STANDARD_SCORING, PPR_SCORING]) {
          expect(pointsFromFold(line, rules)).toBe(fantasyPoints(lineFromFold(line, ""), rules));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
