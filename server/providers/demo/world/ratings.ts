import type { DemoPlayer } from "./demo-player.ts";
import type { Roster } from "./roster.ts";

/** What a team is good at, in deviations from the league's average (about -1.5 to 1.5). */
export interface Ratings {
  passing: number;
  rushing: number;
  blocking: number;
  passRush: number;
  coverage: number;
  runDefense: number;
  /** All of it, for the odds before the game. */
  overall: number;
}

/** A team's ratings, from the talents of those who start. */
export function rateTeam(roster: Roster): Ratings {
  const passing = 0.65 * mean(roster.QB, 1) + 0.35 * mean(roster.WR, 3);
  const rushing = 0.7 * mean(roster.RB, 2) + 0.3 * mean(roster.OL, 5);
  const blocking = mean(roster.OL, 5) * 1.4;
  const passRush = mean(roster.DL, 4) * 1.2;
  const coverage = 0.7 * mean(roster.CB, 3) + 0.5 * mean(roster.S, 2);
  const runDefense = 0.7 * mean(roster.DL, 4) + 0.5 * mean(roster.LB, 3);
  const overall =
    0.4 * passing + 0.18 * rushing + 0.12 * blocking + 0.14 * passRush + 0.2 * coverage + 0.14 * runDefense;
  return { passing, rushing, blocking, passRush, coverage, runDefense, overall };
}

/** The mean talent of the first `count`, lifted by what their ranks take off, so that an average group rates 0. */
function mean(players: readonly DemoPlayer[], count: number): number {
  const starters = players.slice(0, count);
  const total = starters.reduce((sum, player) => sum + player.talent + (player.rank - 1) * 0.35, 0);
  return total / Math.max(1, starters.length);
}
