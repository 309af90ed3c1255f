import { matchupNicks } from "../../domain/game/matchup.ts";
import { weekName } from "../../domain/game/week-name.ts";
import type { Store } from "../store/store.ts";

/** What games are called in a list of the administrator's, such as `Lions at Packers, Week 3, 2025`; those that are not stored are left out. */
export async function gameTitles(
  store: Pick<Store, "game">,
  gameKeys: readonly (string | null)[],
): Promise<Record<string, string>> {
  const keys = [...new Set(gameKeys.filter((key) => key !== null))];
  const titles = await Promise.all(
    keys.map(async (key): Promise<[string, string][]> => {
      const game = await store.game(key);
      if (game === null) return [];
      return [[key, `${matchupNicks(game)}, ${weekName(game.seasonType, game.week)}, ${game.season}`]];
    }),
  );
  return Object.fromEntries(titles.flat());
}
