import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { teamComparison } from "../../../domain/fold/team-comparison.ts";
import { groupByDrives } from "../../../domain/plays/drives.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { gameShape } from "../../../domain/shape/game-shape.ts";
import { quarterTable } from "../../../domain/page/quarter-table.ts";
import { groupPlays } from "../../../domain/shape/group-plays.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";

const { game, allPlays: plays } = smallGame();
const simulated = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });

describe("what a game's plays come to", () => {
  it("sets the teams side by side in the recap's figures, and says which is the better", () => {
    expect(gameShape(game, plays).teams).toEqual([
      { field: "total yards", label: "Total yards", away: "24", home: "96", better: "home" },
      { field: "yards a play", label: "Yards a play", away: "4.0", home: "19.2", better: "home" },
      { field: "passing yards", label: "Passing yards", away: "11", home: "93", better: "home" },
      { field: "rushing yards", label: "Rushing yards", away: "13", home: "3", better: "away" },
      { field: "first downs", label: "First downs", away: "2", home: "2", better: null },
      { field: "third downs", label: "3rd downs", away: "0 of 1", home: "0 of 0", better: null },
      { field: "fourth downs", label: "4th downs", away: "0 of 0", home: "0 of 0", better: null },
      { field: "red zone", label: "Red-zone TDs", away: "1 of 1", home: "0 of 0", better: "away" },
      { field: "turnovers", label: "Turnovers", away: "0", home: "2", better: "away" },
      { field: "sacks", label: "Sacks", away: "0", home: "1", better: "home" },
      { field: "penalties", label: "Penalties", away: "0", home: "1 for 10", better: "away" },
      { field: "possession", label: "Possession", away: "7:24", home: "52:36", better: "home" },
      { field: "top passer", label: "Top passer", away: "Brandvold 18", home: "Varner 93", better: null },
      { field: "top rusher", label: "Top rusher", away: "Crewe 13", home: "Hollis 3", better: null },
      { field: "top receiver", label: "Top receiver", away: "Durand 12", home: "Teal 61", better: null },
    ]);
  });

  it("counts at every moment what the fold of the plays so far gives, one definition for page and recap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: simulated.allPlays.length }), (count) => {
        const soFar = simulated.allPlays.slice(0, count);
        const live = { ...simulated.game, status: "InProgress", isInProgress: true };
        const { teams, scores } = gameShape(live, soFar);
        const fold = foldGame(soFar, live);
        const rows = teamComparison({ game: live, plays: soFar, fold, drives: findDrives(soFar, live) });
        for (const { field, away, home } of teams) {
          const row = rows.find(({ label }) => label === field);
          if (row === undefined) continue;
          expect([Number.parseInt(away, 10), Number.parseInt(home, 10)]).toEqual([row?.away.made, row?.home.made]);
        }
        const last = scores.at(-1);
        expect([last?.awayScore ?? 0, last?.homeScore ?? 0]).toEqual([fold.awayScore, fold.homeScore]);
      }),
      { numRuns: 40 },
    );
  });

  it("has the drives of the list: grouped by them, the plays stand as they do when they are grouped on the server", () => {
    for (const one of [smallGame(), simulated]) {
      const { drives } = gameShape(one.game, one.allPlays);
      expect(groupByDrives(one.allPlays, drives)).toEqual(groupPlays(one.allPlays, one.game));
      expect(drives.reduce((sum, { rows }) => sum + rows, 0)).toBe(one.allPlays.length);
    }
  });

  it("names the drive of a score whose team had the ball, and none of a return", () => {
    const live = { ...game, status: "InProgress", isInProgress: true };
    const teamsOf = (rows: typeof plays) => gameShape(live, rows).scores.map(({ team, drive }) => [team, drive]);
    const own = teamsOf(plays);
    expect(own).toEqual([
      ["CHI", "3 plays, 87 yards, 26:56"],
      ["MIN", "1 play, 0 yards, 0:04"],
      ["MIN", "1 play, 9 yards, 4:20"],
    ]);
    const scored = plays.findIndex(({ isTouchdown }) => isTouchdown);
    const returned = plays.map((play, index) => (index === scored ? { ...play, awayPoints: 6, homePoints: 0 } : play));
    expect(teamsOf(returned)).toEqual([["MIN", ""], ...own.slice(1)]);
  });

  it("leaves scores and teams out where the plays of a finished game do not add up to its score", () => {
    const other = { ...game, awayScore: 12 };
    expect(gameShape(other, plays)).toMatchObject({ scores: [], teams: [], moment: null });
    expect(gameShape({ ...other, status: "InProgress", isInProgress: true }, plays).scores).toHaveLength(3);
  });

  it("is empty without plays", () => {
    expect(gameShape(game, [])).toEqual({
      quarters: quarterTable(game),
      lastScore: null,
      allPlays: [],
      odds: [],
      keyPlays: [],
      drives: [],
      figure: null,
      scores: [],
      teams: [],
      moment: null,
    });
  });
});
