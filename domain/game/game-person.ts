import type { Credit } from "./credit.ts";

/** Somebody who is named in the data of a game, whatever he did in it. */
export type GamePerson = Pick<Credit, "playerId" | "playerName" | "team">;
