import type { FoundCorrection } from "../game/correction.ts";
import type { ProviderGame } from "../game/game-snapshot.ts";
import { isFinal } from "../game/status.ts";
import { correctedLines } from "./corrected-lines.ts";
import { correctedPlays } from "./corrected-plays.ts";

/** What is compared: a game as it is stored, and as it is delivered now. */
export type ComparedGame = Pick<ProviderGame, "game" | "allPlays" | "playerGameStats" | "provider">;

/**
 * What a delivery changes of what readers have seen: a play that reads otherwise, one that is gone or came in before the last
 * one, a score that went down (or, after the end, that changed at all), and a player's line of a finished game. Figures that
 * grow while a game is on are news and no corrections, and so is what was unknown. A game that comes from another provider
 * now is another account of it and corrects nothing. `hasOfficialLines`: the stored lines of a finished game are the
 * provider's official ones, not the sum of the plays that stands in for them until they are there.
 */
export function findCorrections(
  stored: ComparedGame,
  fresh: ComparedGame,
  { hasOfficialLines }: { hasOfficialLines: boolean },
): FoundCorrection[] {
  if (stored.provider !== fresh.provider) return [];
  const wasFinal = isFinal(stored.game);
  return [
    ...correctedScores(stored, fresh, wasFinal),
    ...correctedPlays(stored.allPlays, fresh.allPlays, fresh.game),
    ...(wasFinal && isFinal(fresh.game) && hasOfficialLines
      ? correctedLines(stored.playerGameStats, fresh.playerGameStats)
      : []),
  ];
}

function correctedScores(stored: ComparedGame, fresh: ComparedGame, wasFinal: boolean): FoundCorrection[] {
  const teams = [
    { team: fresh.game.awayTeam, before: stored.game.awayScore, after: fresh.game.awayScore },
    { team: fresh.game.homeTeam, before: stored.game.homeScore, after: fresh.game.homeScore },
  ];
  return teams.flatMap(({ team, before, after }) => {
    if (before === null || after === null || before === after) return [];
    if (after > before && !wasFinal) return [];
    return [
      {
        kind: "score" as const,
        playId: null,
        playerId: null,
        what: `Score of ${team}`,
        before: String(before),
        after: String(after),
      },
    ];
  });
}
