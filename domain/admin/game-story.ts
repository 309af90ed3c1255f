import type { ProviderName } from "../game/game-snapshot.ts";
import type { ArticleKind } from "../game/story.ts";

/** A text that a game has or could have, as the administrator sees it. */
export interface GameStory {
  kind: ArticleKind;
  /** `none`: it could be written now. `unpublished`: it was taken back, and only the administrator knows of it. */
  state: "none" | "published" | "unpublished";
  /** Null where it was written without a model, and where there is none. */
  model: string | null;
  /** Whether the game is at a point at which it can be written now. */
  canWrite: boolean;
}

/** A text that is due and not written yet. */
export interface WaitingStory {
  gameKey: string;
  kind: ArticleKind;
  provider: ProviderName;
  why: "missing" | "changed" | "reopened";
  /** Not tried before, an ISO time; null: as soon as its turn comes. */
  until: string | null;
}
