import { describe, expect, it } from "vitest";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { teamComparison } from "../../../domain/fold/team-comparison.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import { teamPenalties } from "../../../domain/plays/penalties.ts";
import { briefGame, seven, snap } from "../../fixtures/game-rows.ts";

/** Two penalties of one team on one play, as the league told them in Denver's game at Tampa Bay in 2024. */
const TWICE =
  "6-B.Mayfield pass incomplete deep left to 13-M.Evans. PENALTY on CHI-2-P.Surtain, Defensive Pass Interference, 16 yards, enforced at CHI 36 - No Play. PENALTY on CHI-2-P.Surtain, Face Mask, 10 yards, enforced between downs.";
const DECLINED =
  "PENALTY on CHI-72-G.Bolles, Offensive Holding, 10 yards, enforced at MIN 14 - No Play. Penalty on CHI-9-J.Roe, Illegal Shift, declined.";

function flagged(description: string, penaltyYards: number) {
  return snap("MIN", ["2", 600], { type: "Penalty", penaltyYards, description });
}

const GAME = briefGame([...seven("MIN", ["1", 600]), flagged(TWICE, 10), flagged(DECLINED, 10)]);

function comparison({ game, allPlays }: GameSnapshot) {
  return teamComparison({
    game,
    plays: allPlays,
    fold: foldGame(allPlays, game),
    drives: findDrives(allPlays, game),
  });
}

describe("penalties", () => {
  it("of two on one play both count, with the yards of both; a declined one does not", () => {
    expect(teamPenalties(GAME.allPlays, "CHI")).toEqual({ count: 3, yards: 36 });
    expect(teamPenalties(GAME.allPlays, "MIN")).toEqual({ count: 0, yards: 0 });
  });

  it("are counted alike by the team statistics", () => {
    const rows = comparison(GAME);
    const counted = (label: string) => rows.find((row) => row.label === label)?.home.made;
    expect([counted("penalties"), counted("penalty yards")]).toEqual([3, 36]);
  });

  it.each([
    [
      "out of bounds",
      "kicks 62 yards from CHI 35 to MIN 3, out of bounds. PENALTY on CHI-3-C.York, Kickoff Out of Bounds, placed at MIN 40.",
    ],
    [
      "short",
      "kicks 43 yards from CHI 35 to MIN 22, short of landing zone. PENALTY on CHI-5-M.Prater, Kickoff Short of Landing Zone, placed at MIN 40.",
    ],
  ])("a kickoff %s is one without yards, whether a source gives it 0 or no figure", (_what, description) => {
    for (const penaltyYards of [0, null]) {
      const kick = snap("CHI", ["2", 600], { type: "Kickoff", penaltyYards, description });
      const game = briefGame([...seven("MIN", ["1", 600]), kick, flagged(TWICE, 10)]);
      expect(teamPenalties(game.allPlays, "CHI")).toEqual({ count: 3, yards: 26 });
      expect(teamPenalties(game.allPlays, "MIN")).toEqual({ count: 0, yards: 0 });
      expect(comparison(game).find(({ label }) => label === "penalties")?.home.made).toBe(3);
    }
  });

  it("the only one of a play has the play's own yards where its text has those of the rule", () => {
    const half = "PENALTY on CHI-20-J.Bullard, Defensive Holding, 1 yard, enforced at CHI 2 - No Play.";
    const game = briefGame([...seven("MIN", ["1", 600]), flagged(half, 5)]);
    expect(teamPenalties(game.allPlays, "CHI")).toEqual({ count: 1, yards: 5 });
  });

  it("a row whose text does not support its yards makes the count unknown", () => {
    const game = briefGame([...seven("MIN", ["1", 600]), flagged(TWICE, 5)]);
    expect(teamPenalties(game.allPlays, "CHI")).toBeNull();
    expect(comparison(game).map(({ label }) => label)).not.toContain("penalties");
  });
});
