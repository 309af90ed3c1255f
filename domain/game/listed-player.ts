import type { Player } from "./player.ts";

/** A player as the search lists him. */
export interface ListedPlayer extends Pick<Player, "playerId" | "name" | "position" | "team" | "jerseyNumber"> {
  /** Points of the season; null for anyone who has none to show. */
  points: number | null;
  /** What kind of points they are. */
  pointsName: "PPR" | "FPTS" | "IDP";
  /** Under the reader's own rules; null without them, and for who has none. */
  my: number | null;
  /** The team that the points were made for last, where it is not his team now. */
  teamThen: string | null;
}
