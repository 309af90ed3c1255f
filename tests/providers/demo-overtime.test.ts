import { describe, expect, it } from "vitest";

import type { DemoTeam } from "../../server/providers/demo/world/demo-player.ts";
import type { GameInPlay } from "../../server/providers/demo/game-model/game-in-play.ts";
import { isOvertimeDecided } from "../../server/providers/demo/game-model/overtime.ts";
import { testGame, type TestGame } from "./demo-games.ts";

/** What the team that snaps scores by. */
const OFFENSIVE: ReadonlySet<string> = new Set(["rushingTouchdowns", "receivingTouchdowns", "fieldGoalsMade"]);

/** Overtime as `isOvertimeDecided` reads it. */
function overtime(away: number, home: number, over: DemoTeam[], period = 5): GameInPlay {
  const base: Pick<GameInPlay, "period" | "score" | "hasHadItsChance"> = {
    period,
    score: { away, home },
    hasHadItsChance: { away: over.includes("away"), home: over.includes("home") },
  };
  // The rule reads these three and nothing else.
  return base as GameInPlay;
}

describe("overtime under the rules of 2025", () => {
  it.each<[string, GameInPlay, boolean]>([
    ["goes on while it is tied", overtime(20, 20, ["away", "home"]), false],
    ["lets the second team answer a touchdown", overtime(27, 20, ["away"]), false],
    ["lets the second team answer a field goal", overtime(23, 20, ["away"]), false],
    ["is over when the second team has not answered", overtime(27, 20, ["away", "home"]), true],
    ["is over when the second team passes the first", overtime(23, 26, ["away"]), true],
    ["is over when the defense scores on the first possession", overtime(20, 26, ["away"]), true],
    ["is over at the next score after both had the ball", overtime(23, 20, ["away", "home"]), true],
    ["is no matter of the fourth quarter", overtime(27, 20, ["away", "home"], 4), false],
  ])("%s", (_name, game, isDecided) => {
    expect(isOvertimeDecided(game)).toBe(isDecided);
  });

  const overtimes: TestGame[] = [];
  for (let index = 0; index < 900; index++) {
    const game = testGame(index);
    if (game.rows.some(({ play }) => play.quarterName === "OT")) overtimes.push(game);
  }

  it("gives both teams the ball, unless the defense scored first, a kick was lost or time ran out", () => {
    expect(overtimes.length).toBeGreaterThan(25);
    for (const { rows, seed } of overtimes) {
      const plays = rows.map(({ play }) => play).filter((play) => play.quarterName === "OT");
      const snaps = plays.filter((play) => play.down > 0);
      const first = snaps[0]?.team;
      const scores = plays.filter((play) => play.isScoringPlay === 1);
      const last = plays.at(-1);
      const ranOut = last?.timeRemainingMinutes === 0 && last.timeRemainingSeconds === 0;
      const bothSnapped = new Set(snaps.map((play) => play.team)).size === 2;
      const isDefensive = scores.some(
        (play) => play.team === first && !play.credits.some(({ stat }) => OFFENSIVE.has(stat)),
      );
      // Who muffs a punt or loses a return has had the chance.
      const isLostKick = plays.some((play) => play.credits.some(({ stat }) => stat === "returnFumblesLost"));
      const where = `${seed}: ${scores.map(({ description }) => description).join(" | ")}`;
      expect(bothSnapped || ranOut || isDefensive || isLostKick, where).toBe(true);
    }
  });

  it("ends at once when the second team, or anybody after it, takes the lead", () => {
    for (const { rows, seed } of overtimes) {
      const plays = rows.map(({ play }) => play);
      const last = plays.at(-2);
      const { points } = testGame(Number(seed.slice(5))).account;
      if (points.away[4] === points.home[4] || last?.isScoringPlay !== 1) continue;
      expect(plays.at(-1)?.description, seed).toBe("End of game.");
    }
  });

  it("may end in a tie in the regular season, after ten minutes", () => {
    const ties = overtimes.filter(({ account: { points } }) => points.away[4] === points.home[4]);
    expect(ties.length).toBeGreaterThan(0);
    for (const { rows, seed } of ties) {
      const last = rows.at(-1)?.play;
      expect([last?.timeRemainingMinutes, last?.timeRemainingSeconds], seed).toEqual([0, 0]);
    }
  });
});
