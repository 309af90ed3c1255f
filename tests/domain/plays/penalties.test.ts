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

  it("a row whose text does not support its yards makes the count unknown", () => {
    const game = briefGame([...seven("MIN", ["1", 600]), flagged(TWICE, 5)]);
    expect(teamPenalties(game.allPlays, "CHI")).toBeNull();
    expect(comparison(game).map(({ label }) => label)).not.toContain("penalties");
  });
});
