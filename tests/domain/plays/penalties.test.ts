import { describe, expect, it } from "vitest";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { checkText } from "../../../domain/check/checked-text.ts";
import { teamPenalties } from "../../../domain/plays/penalties.ts";
import { briefGame, seven, snap } from "../facts/brief-rows.ts";

/** Two penalties of one team on one play, as the league told them in Denver's game at Tampa Bay in 2024. */
const TWICE =
  "6-B.Mayfield pass incomplete deep left to 13-M.Evans. PENALTY on CHI-2-P.Surtain, Defensive Pass Interference, 16 yards, enforced at CHI 36 - No Play. PENALTY on CHI-2-P.Surtain, Face Mask, 10 yards, enforced between downs.";
const DECLINED =
  "PENALTY on CHI-72-G.Bolles, Offensive Holding, 10 yards, enforced at MIN 14 - No Play. Penalty on CHI-9-J.Roe, Illegal Shift, declined.";

function flagged(description: string, penaltyYards: number) {
  return snap("MIN", ["2", 600], { type: "Penalty", penaltyYards, description });
}

const GAME = briefGame([...seven("MIN", ["1", 600]), flagged(TWICE, 10), flagged(DECLINED, 10)]);

function verdicts(text: string) {
  return checkText(text, GAME).map((claim) => [claim.text, claim.verdict]);
}

describe("penalties", () => {
  it("of two on one play both count, with the yards of both; a declined one does not", () => {
    expect(teamPenalties(GAME.allPlays, "CHI")).toEqual({ count: 3, yards: 36 });
    expect(teamPenalties(GAME.allPlays, "MIN")).toEqual({ count: 0, yards: 0 });
  });

  it("the brief and the fact check count alike", () => {
    const rows = recapBrief(GAME)?.comparison ?? [];
    const told = (label: string) => rows.find((row) => row.label === label)?.home.made;
    expect([told("penalties"), told("penalty yards")]).toEqual([3, 36]);
    expect(verdicts("The Bears had 36 penalty yards.")).toContainEqual(["36", "holds"]);
    expect(verdicts("The Bears had 20 penalty yards.")).toContainEqual(["20", "fails"]);
    expect(verdicts("The Bears had two penalties.")).toContainEqual(["two", "fails"]);
  });

  it("a row whose text does not support its yards makes the count unknown to both", () => {
    const game = briefGame([...seven("MIN", ["1", 600]), flagged(TWICE, 5)]);
    expect(teamPenalties(game.allPlays, "CHI")).toBeNull();
    expect(recapBrief(game)?.comparison.map(({ label }) => label)).not.toContain("penalties");
    const verdictOf = (text: string, word: string) =>
      checkText(text, game).find((claim) => claim.text === word)?.verdict;
    expect(verdictOf("The Bears had 26 penalty yards.", "26")).toBe("unresolved");
    expect(verdictOf("The Bears had more penalties than the Vikings.", "more")).toBe("unresolved");
  });
});
