import type { ProviderGame } from "../game/game-snapshot.ts";
import { isFinal } from "../game/status.ts";

/**
 * What a page says of a finished game whose plays and lines are still to be read from its provider; null for any other game.
 * Only SportsDataIO is read by itself: what another source does not have is not to come.
 */
export function notReadWords({
  game,
  allPlays,
  playerGameStats,
  provider,
}: Pick<ProviderGame, "game" | "playerGameStats" | "provider"> & { allPlays: readonly unknown[] }): string | null {
  if (provider !== "sportsdataio" || !isFinal(game) || allPlays.length > 0 || playerGameStats.length > 0) return null;
  return "This game’s play-by-play and box score have not been loaded yet. Past games load in the background, newest first, most of them within two hours as this site’s data plan allows. Check back later.";
}
