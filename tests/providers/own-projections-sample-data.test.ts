import { describe, expect, test } from "vitest";
import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { openImportedSeason } from "../fixtures/open-imported-season.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";

/** Games of the middle of a season, with every week before them. */
const WEEKS = { from: 1, to: 9 };

async function importedGames(): Promise<GameSnapshot[]> {
  const store = await openImportedSeason(WEEKS);
  try {
    const weeks = await store.weeks();
    const keys = (await Promise.all(weeks.map((week) => store.weekGames(week)))).flat();
    return (await Promise.all(keys.map(({ game }) => store.gameSnapshot(game.gameKey)))).flatMap((one) => one ?? []);
  } finally {
    await store.close();
  }
}

describe.skipIf(!HAS_SAMPLE_DATA)("projections on the pages of 2024 (need the sample data in ../shared)", () => {
  test("are there from the second week on, one passer a team, of those who then play: what docs/projections.md says", async () => {
    const games = await importedGames();
    expect(games.length).toBe(138);
    for (const { game, playerProjections } of games) {
      for (const team of [game.awayTeam, game.homeTeam]) {
        const own = playerProjections.filter((line) => line.team === team);
        const passers = own.filter(({ position }) => position === "QB");
        expect(passers.length, `${game.gameKey} ${team}`).toBe(game.week === 1 ? 0 : 1);
        if (game.week > 1) expect(own.length, `${game.gameKey} ${team}`).toBeGreaterThan(5);
        expect(own.length, `${game.gameKey} ${team}`).toBeLessThan(17);
      }
    }
    const projected = games.filter(({ game }) => game.week > 1);
    const counts = { listed: 0, played: 0, points: 0, covered: 0, passers: 0, threwMost: 0 };
    for (const { playerProjections, playerGameStats } of projected) {
      const listed = new Set(playerProjections.map(({ playerId }) => playerId));
      const played = new Set(playerGameStats.map(({ playerId }) => playerId));
      counts.listed += listed.size;
      counts.played += [...listed].filter((id) => played.has(id)).length;
      for (const { playerId, position, fantasyPointsPPR } of playerGameStats) {
        const points = isBoxScorePosition(position) ? Math.max(0, fantasyPointsPPR ?? 0) : 0;
        counts.points += points;
        counts.covered += listed.has(playerId) ? points : 0;
      }
      for (const { team, playerId } of playerProjections.filter(({ position }) => position === "QB")) {
        const passers = playerGameStats.filter((line) => line.team === team && line.position === "QB");
        const most = Math.max(...passers.map(({ passingAttempts }) => passingAttempts ?? 0));
        counts.passers += 1;
        counts.threwMost += passers.some((line) => line.playerId === playerId && line.passingAttempts === most) ? 1 : 0;
      }
    }
    if (process.env["SHOW_FACTS"] === "1") console.log(counts);
    expect(counts.played / counts.listed).toBeGreaterThan(0.8);
    expect(counts.covered / counts.points).toBeGreaterThan(0.9);
    expect(counts.threwMost / counts.passers).toBeGreaterThan(0.85);
  });
});
