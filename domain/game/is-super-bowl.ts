import type { Game } from "./game.ts";
import { SUPER_BOWL, weekName } from "./week-name.ts";

/** A Super Bowl: always at a neutral site. */
export function isSuperBowl({ seasonType, week }: Pick<Game, "seasonType" | "week">): boolean {
  return weekName(seasonType, week) === SUPER_BOWL;
}
