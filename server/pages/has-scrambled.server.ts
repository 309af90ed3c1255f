import type { Game } from "../../domain/game/game.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { Store } from "../store/store.ts";

/** Whether any of the games holds a free trial's figures, which only one provider has: see `is-scrambled.ts`. */
export async function hasScrambled(
  store: Pick<Store, "scrambledGames">,
  sources: readonly ProviderName[],
  games: readonly { game: Pick<Game, "gameKey"> }[],
): Promise<boolean> {
  if (!sources.includes("sportsdataio")) return false;
  return (await store.scrambledGames(games.map(({ game }) => game.gameKey))).length > 0;
}
