import { isOn } from "../game/game-state.ts";
import type { SundayGame } from "./sunday-game.ts";

/** When the newest play of the games that are on happened, in milliseconds since 1970. By this the news of a week are recent or not: a page that is read later, or replayed, says the same. */
export function newestPlay(games: readonly SundayGame[]): number | null {
  const moments = games.flatMap(({ game, newestAt }) => (isOn(game) ? (newestAt ?? []) : []));
  return moments.length === 0 ? null : Math.max(...moments);
}
