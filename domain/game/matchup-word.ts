import type { Game } from "./game.ts";
import { isSuperBowl } from "./is-super-bowl.ts";

/** Between the names of two teams: `Bears at Packers`, but `Chiefs vs Eagles` in a Super Bowl, whose home team is one in name only. */
export function matchupWord(game: Pick<Game, "seasonType" | "week">): "at" | "vs" {
  return isSuperBowl(game) ? "vs" : "at";
}
