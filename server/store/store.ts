import type { Game } from "../../domain/game.ts";
import type { GameSnapshot, ProviderGame, ProviderName, ShownSnapshot } from "../../domain/game-snapshot.ts";
import type { Leader } from "../../domain/leader.ts";
import type { Player } from "../../domain/player.ts";
import type { PlayerLogEntry } from "../../domain/player-log-entry.ts";
import type { WeekId } from "../../domain/week-id.ts";
import type { LineSource } from "../../domain/player-line.ts";

/** A stored change, in the order in which changes were committed. */
export interface Change {
  seq: number;
  gameKey: string;
  version: number;
}

export interface StoryInput {
  gameKey: string;
  kind: "recap" | "preview";
  markdown: string;
  /** The markdown made safe; see `safe-markdown.ts`. */
  html: string;
  createdAt: string;
}

/**
 * Everything the site keeps. Two implementations of one interface: SQLite and PostgreSQL, both through Kysely; both pass
 * `tests/conformance/store.ts`. Every write is one transaction: a game is in the store whole or not at all.
 */
export interface Store {
  /**
   * Stores whole games in one transaction. A game whose content equals what is stored is left alone: no new version, no
   * change; the time of reading (`asOf`) is not content. Plays, lines and differences that the fresh game no longer has are
   * removed. Stories stay. Lists come back by `playerId`, plays by `sequence`.
   */
  putGames(games: ProviderGame[]): Promise<{ gameKey: string; version: number; changed: boolean }[]>;
  /** Stores people and their aliases; people known before and not named now stay. Returns how many were new or changed. */
  putPlayers(players: Player[]): Promise<number>;
  /** Stores a recap or preview, replacing an earlier one of the game; the game's version rises. */
  putStory(story: StoryInput): Promise<void>;
  /**
   * Removes every game of a provider with all that hangs on them, and people whom no game names any more. Each removed
   * game leaves a change, and its versions go on from there if it comes back.
   */
  removeProvider(provider: ProviderName): Promise<{ games: number }>;
  /** The same for single games; keys that nobody has are passed over. */
  removeGames(gameKeys: readonly string[]): Promise<{ games: number }>;

  /** True without a single game. */
  isEmpty(): Promise<boolean>;
  /** The providers whose games are stored. */
  providers(): Promise<ProviderName[]>;
  /** Everything about one game, or null. */
  gameSnapshot(gameKey: string): Promise<GameSnapshot | null>;
  /** The same as pages show it, for less than half the work. */
  shownSnapshot(gameKey: string): Promise<ShownSnapshot | null>;
  /** Every week that holds a game, in order of season, type and week. */
  weeks(): Promise<WeekId[]>;
  /** The games of a week by kick-off, without plays. */
  weekGames(week: WeekId): Promise<{ game: Game; provider: ProviderName }[]>;
  /** The week's best lines by PPR points among the positions given. */
  weekLeaders(week: WeekId, source: LineSource, positions: string[], limit: number): Promise<Leader[]>;
  player(playerId: string): Promise<Player | null>;
  /** The player whom any source calls by this id. */
  playerByAlias(id: string): Promise<Player | null>;
  /** The seasons in which the player has a line, newest first. */
  playerSeasons(playerId: string): Promise<number[]>;
  playerLog(playerId: string, season: number): Promise<PlayerLogEntry[]>;
  /** People whose name holds every word of the query, best matches first; words are compared without case and accents. */
  searchPlayers(query: string, limit: number): Promise<Player[]>;

  /** The number of the newest change; 0 when there is none. */
  latestChange(): Promise<number>;
  /** Changes after `seq`, oldest first. */
  changesSince(seq: number): Promise<Change[]>;
  /** Calls back soon after any change is committed, by this process or another. Returns a function that stops it. */
  onChange(listener: () => void): () => void;

  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
