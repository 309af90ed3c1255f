import type { Game } from "../../domain/game/game.ts";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { Provider, ProviderResult } from "./provider.ts";

/** Which parts of a game a fetch holds; the others say nothing: they are empty in it, and the facts are those of an earlier look. */
export interface ReadParts {
  /** Kickoff, status, score and what else is known of the game itself. */
  facts: boolean;
  plays: boolean;
  lines: boolean;
  projections: boolean;
}

/** One game as it was read, whole or in parts. */
export interface FetchedGame {
  game: ProviderGame;
  parts: ReadParts;
  /** The lines are the provider's own, not the sum of the plays. */
  hasOfficialLines: boolean;
  /** It names somebody whose id is unknown or is another person's: a provider can renumber its people overnight. */
  hasStrangers: boolean;
  /** The provider has verified it and says that nothing more will change. */
  isClosed: boolean;
}

/** What is expected of a game. */
export type ProjectedGame = Pick<ProviderGame, "playerProjections" | "injuries">;

/** What one round over the live games of a week brought. */
export interface LiveRound {
  /** Games in which something has changed; one without changes comes once a minute. */
  games: FetchedGame[];
  /** Games whose plays this round leaves uncertain: they must be read whole. */
  unsure: string[];
}

/** A provider that can be followed while games are on. The calls that each method costs are its contract. */
export interface LiveProvider extends Provider {
  /** The season that is on, or the one that comes next; null when the provider knows of none. One call or two. */
  season(signal: AbortSignal): Promise<ProviderResult<number | null>>;
  /** Every game of the season with its score, without plays and lines. One call for each part of the season. */
  seasonGames(season: number, signal: AbortSignal): Promise<ProviderResult<FetchedGame[]>>;
  /** The same for one week. One call. */
  weekGames(week: WeekId, signal: AbortSignal): Promise<ProviderResult<FetchedGame[]>>;
  /** The week's projections by game, with who is out or in doubt where the source says. One call. */
  weekProjections(week: WeekId, signal: AbortSignal): Promise<ProviderResult<Map<Game["gameKey"], ProjectedGame>>>;
  /**
   * What has changed in the week's games in the last two minutes, laid over what was read before. One call for all of them.
   */
  liveRound(week: WeekId, signal: AbortSignal): Promise<ProviderResult<LiveRound>>;
  /**
   * One whole game. One call; two once it is over, or where the plays do not say who did what: then the official lines come
   * too. While a game is on its lines are the sum of its plays, so that the two never disagree on a page.
   */
  wholeGame(gameKey: string, signal: AbortSignal): Promise<ProviderResult<FetchedGame>>;
  /** Several finished games of one week, whole. One call for each, and one more; the first failure ends the sequence. */
  wholeGames(
    week: WeekId,
    gameKeys: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<ProviderResult<FetchedGame>>;
}
