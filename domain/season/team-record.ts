import type { FormGame } from "./team-season.ts";

/** What a team's games come to. */
export interface TeamRecord {
  wins: number;
  losses: number;
  ties: number;
  /** `10-3`, `4-4-1`. */
  words: string;
}

/** The record of a team with these games. */
export function teamRecord(games: readonly FormGame[]): TeamRecord {
  const wins = games.filter(({ own, other }) => own > other).length;
  const losses = games.filter(({ own, other }) => own < other).length;
  const ties = games.length - wins - losses;
  return { wins, losses, ties, words: `${wins}-${losses}${ties > 0 ? `-${ties}` : ""}` };
}
