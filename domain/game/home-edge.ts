import { type GameSite, isNeutralSite } from "./is-neutral-site.ts";

/** Points that a home team is favored by where no line says it; none at a neutral site. */
export function homeEdge(game: GameSite): number {
  return isNeutralSite(game) ? 0 : 1.75;
}
