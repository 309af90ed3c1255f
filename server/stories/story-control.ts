import type { Game } from "../../domain/game/game.ts";
import type { GameStory } from "../../domain/admin/game-story.ts";
import type { Result } from "../../domain/result.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";
import type { StoryStatus } from "../../domain/admin/story-status.ts";

/** What the site's own pages may ask of the story editor. Failures are sentences for people. */
export interface StoryControl {
  /** Writes the text again and publishes it, whatever is stored; goes on when nobody waits for it any more. */
  rewrite(gameKey: string, kind: ArticleKind): Promise<Result<StoryNote, string>>;
  /** Takes a text back; it stays in the store, and nothing is written in its place. */
  unpublish(gameKey: string, kind: ArticleKind): Promise<Result<StoryNote, string>>;
  /** Gives a text out again that was taken back, where it still holds. */
  publish(gameKey: string, kind: ArticleKind): Promise<Result<StoryNote, string>>;
  /**
   * Somebody looks at these games: those that are over, and too old for the editor to write of by itself, get the template's recap by
   * and by where they have none. Costs nothing to ask; `story-wishes.ts` bounds it.
   */
  wish(games: readonly Pick<Game, "gameKey" | "status" | "dateTime">[]): void;
  /** The texts that a game has or could have now. */
  ofGame(gameKey: string): Promise<GameStory[]>;
  status(): Promise<StoryStatus>;
}
