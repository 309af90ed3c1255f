import type { Game } from "../game/game.ts";
import type { ProviderName } from "../game/game-snapshot.ts";
import type { AskedScoring } from "./scoring-address.ts";

/** What every page of fantasy points knows of its game and of its scoring. */
export interface ScoringHead {
  game: Game;
  /** The moment of the time machine; null for the game as it is. */
  at: string | null;
  /** Asked for although this browser hides scores. */
  scores: "shown" | null;
  asked: AskedScoring;
  /** `Half PPR with changes` */
  scoringName: string;
  /** The rules by Sleeper's keys, as they stand after the reader's changes. */
  rules: { key: string; points: number }[];
  /** Keys of the asked rules that the plays do not have. */
  uncounted: readonly string[];
  /** The rules that this browser keeps as its reader's own, as `scoringText` writes them; null without any. */
  kept: string | null;
  /** The rules as they go with the reader to the game's own page; null where that has these points by itself. */
  carried: string | null;
  sources: ProviderName[];
}
