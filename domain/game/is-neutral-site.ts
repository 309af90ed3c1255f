import type { Game } from "./game.ts";
import { isSuperBowl } from "./is-super-bowl.ts";

/** What tells whether somebody is at home in a game. */
export type GameSite = Pick<Game, "seasonType" | "week" | "isNeutralSite">;

/** A game that has a home team in name only: abroad, or a Super Bowl. Where it is not known, the home team is at home. */
export function isNeutralSite(game: GameSite): boolean {
  return game.isNeutralSite === true || isSuperBowl(game);
}
