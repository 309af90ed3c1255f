import type { Game } from "../../../domain/game/game.ts";
import { teamName } from "../../../domain/game/team.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/**
 * The team that a timeout is charged to, from the text: `Chicago timeout`, `Chicago charged timeout` (a lost challenge).
 * Null for a television timeout, which is plain `Timeout`, and for a place that both teams come from.
 */
export function timeoutTeam(description: string, teams: Teams): string | null {
  const caller = /^(.+?)(?: charged)? time-?out\b/i.exec(description)?.[1]?.trim().toLowerCase();
  if (caller === undefined) return null;
  const called = [teams.awayTeam, teams.homeTeam].filter((team) => isNamed(caller, team, teams.season));
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** By place, by code, or by a name that ends in the nick (`NY Giants`). */
function isNamed(caller: string, code: string, season: number): boolean {
  const { place, nick } = teamName(code, season);
  return caller === place.toLowerCase() || caller === code.toLowerCase() || caller.endsWith(nick.toLowerCase());
}
