import { TEAMS } from "../../domain/game/team.ts";
import { drawConditions } from "../../server/providers/demo/world/conditions.ts";
import { makeRosters } from "../../server/providers/demo/world/roster.ts";
import { simulateGame, type SimulatedGame } from "../../server/providers/demo/simulate-game.ts";
import { stadiumOf } from "../../server/providers/demo/world/stadiums.ts";

/** A simulated game with the teams that played it. */
export interface TestGame extends SimulatedGame {
  seed: string;
  awayTeam: string;
  homeTeam: string;
}

const leagues = new Map<number, ReturnType<typeof makeRosters>>();

/** Game number `index` of an endless row: every 50 games other people, every game another pairing and another seed. */
export function testGame(index: number, isPostseason = false): TestGame {
  const league = Math.floor(index / 50);
  const rosters = leagues.get(league) ?? makeRosters(`league-${league}`, 2026);
  leagues.set(league, rosters);
  const seed = `game-${index}`;
  const away = index % TEAMS.length;
  const home = (away + 1 + (index % (TEAMS.length - 1))) % TEAMS.length;
  const awayTeam = TEAMS[away]?.code ?? "";
  const homeTeam = TEAMS[home]?.code ?? "";
  const conditions = drawConditions(stadiumOf(homeTeam), seed);
  const game = simulateGame({ seed, season: 2026, awayTeam, homeTeam, isPostseason, conditions, rosters });
  return { ...game, seed, awayTeam, homeTeam };
}

export function testGames(count: number, isPostseason = false): TestGame[] {
  return Array.from({ length: count }, (_, index) => testGame(index, isPostseason));
}
