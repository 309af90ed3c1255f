import { inPlay } from "../game/game-state.ts";
import type { Game } from "../game/game.ts";

/** More live games than these are tiles like the others. */
const MOST_WIDE = 2;

/** The live games of a week that have room for their last play; none where there are many. */
export function wideGames(games: readonly Game[]): Game[] {
  const live = games.filter(inPlay);
  return live.length <= MOST_WIDE ? live.filter(({ lastPlay }) => lastPlay !== null) : [];
}
