import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";

/** One thing that two sources say differently about one game. */
export interface SourceDifference {
  part: "game" | "play" | "line";
  /** Which play (`Q2 12:51 FieldGoal`) or player; empty for the game itself. */
  where: string;
  /** A field's name, or `row` for a play or player only one source has. */
  field: string;
  first: unknown;
  second: unknown;
  /** Why, in words; null when nobody knows. */
  cause: string | null;
}

/** A game as one source delivers it, without what changes with every fetch. */
export type ComparedGame = Pick<ProviderGame, "game" | "allPlays" | "playerGameStats" | "provider">;
