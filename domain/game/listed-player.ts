import type { Player } from "./player.ts";

/** A player as the search lists him. */
export interface ListedPlayer extends Pick<Player, "playerId" | "name" | "position" | "team" | "jerseyNumber"> {
  /** PPR points of the season; null for anyone who has none to show. */
  points: number | null;
  /** The team that the points were made for last, where it is not his team now. */
  teamThen: string | null;
}
