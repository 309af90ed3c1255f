import type { Credit } from "./credit.ts";

/** Somebody who is named in the data of a game, whatever he did in it. */
export interface GamePerson extends Pick<Credit, "playerId" | "playerName" | "team"> {
  /** Of somebody in no list of the game, who belonged to the team in another game of the season or does today: the number that a text has to have for him, null where any will do. */
  clubmate?: { jersey: number | null };
}
