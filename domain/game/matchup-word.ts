import { type GameSite, isNeutralSite } from "./is-neutral-site.ts";

/** Between the names of two teams: `Bears at Packers`, but `Jaguars vs Bears` in London and `Chiefs vs Eagles` in a Super Bowl. */
export function matchupWord(game: GameSite): "at" | "vs" {
  return isNeutralSite(game) ? "vs" : "at";
}
