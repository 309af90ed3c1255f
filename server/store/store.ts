import type { Claim } from "../../domain/game/claim.ts";
import type { FoundCorrection } from "../../domain/game/correction.ts";
import type { Game } from "../../domain/game/game.ts";
import type { GameSnapshot, ProviderGame, ProviderName, ShownSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Leader } from "../../domain/page/leader.ts";
import type { IngestNote } from "../../domain/admin/ingest-note.ts";
import type { Player, PlayerAlias } from "../../domain/game/player.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import type { PastGame } from "../../domain/projections/past-game.ts";
import type { PlayerGame } from "../../domain/scoring/counted-log.ts";
import type { GameLines } from "../../domain/scoring/game-lines.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { LineSource } from "../../domain/game/player-line.ts";
import type { SeasonUsage } from "../../domain/usage/season-usage.ts";
import type { WeekUse } from "../../domain/usage/week-use.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import type { SeasonType } from "../../domain/game/season-type.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { StoryNote } from "../../domain/admin/story-note.ts";

/** A stored change, in the order in which changes were committed. */
export interface Change {
  seq: number;
  gameKey: string;
  version: number;
}

/** A game on its way into the store, with what is known about how it came. */
export type IncomingGame = ProviderGame & {
  /** What this delivery corrects of what is stored; kept with the version that it gets. */
  corrections?: FoundCorrection[];
  /**
   * The version that it was compared with, null for none. Where the store has another by now, somebody else was faster and
   * the game is left as it is.
   */
  basedOn?: number | null;
};

/** A text about a game on its way into the store. */
export interface StoryInput {
  gameKey: string;
  kind: ArticleKind;
  /** With its headline as the first heading. */
  markdown: string;
  /** The markdown made safe, with its receipts: see `publish-story.ts`. */
  html: string;
  createdAt: string;
  /** The model that wrote it; null where it was written from the data without one. */
  model: string | null;
  /** Of the prompt and the rules that it was written by: `STORY_VERSION`. */
  promptVersion: number;
  /** Every claim of `markdown`, all of which hold. */
  claims: Claim[];
  /** Readers see it. The administrator can take it back, and it stays here. */
  isPublished: boolean;
}

/** A stored text, with the data that it was checked against last. */
export interface StoredStory extends StoryInput {
  gameVersion: number;
  /** Of the game's content: another one means that the text must be checked again. */
  contentHash: string;
}

/** What decides whether a game is due a text. */
export interface StoryQueueGame {
  gameKey: string;
  dateTime: string | null;
  status: string;
  hasStarted: boolean;
  isInProgress: boolean;
  provider: ProviderName;
  contentHash: string;
  hasProjections: boolean;
  stories: Pick<StoredStory, "kind" | "contentHash" | "isPublished" | "model" | "promptVersion">[];
}

/** Calls to one language model for one purpose, and what they took. */
export interface ModelUse {
  purpose: "stories" | "chat";
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** How many tokens may be set aside for one call of a model. */
export interface TokenLimits {
  /** Of a day, for everything. */
  allowed: number;
  /** Of a day, for this purpose. */
  share: number;
  least: number;
  most: number;
}

/** What models said in text chats, counted. */
export interface ChatCount {
  answers: number;
  /** Sentences that were stopped because no tool had given what they say. */
  violations: number;
}

/** A game of a week, without plays. */
export type WeekGame = Pick<GameSnapshot, "game" | "provider" | "asOf" | "version">;

/**
 * Everything the site keeps. Two implementations of one interface: SQLite and PostgreSQL, both through Kysely; both pass
 * `tests/conformance/store.ts`. Every write is one transaction: a game is in the store whole or not at all.
 */
export interface Store {
  /**
   * Stores whole games in one transaction. A game whose content equals what is stored is left alone: no new version, no
   * change; the time of reading (`asOf`) is not content. Plays, lines and differences that the fresh game no longer has are
   * removed. Stories stay, and corrections add up. Lists come back by `playerId`, plays by `sequence`.
   */
  putGames(games: IncomingGame[]): Promise<{ gameKey: string; version: number; changed: boolean }[]>;
  /** Stores people and their aliases; people known before and not named now stay. Returns how many were new or changed. */
  putPlayers(players: Player[]): Promise<number>;
  /**
   * Stores a recap or preview, replacing an earlier one of the game, as checked against the game as it is stored now. The
   * game's version rises where a reader sees a difference. With `basedOn`, the version that the text was made from, nothing
   * is stored and false returned when the game has another by now.
   */
  putStory(story: StoryInput, basedOn?: number): Promise<boolean>;
  /** Takes a text back, or gives it out again; false where there was nothing to change. */
  setStoryPublished(gameKey: string, kind: ArticleKind, isPublished: boolean): Promise<boolean>;
  /** Removes a text, so that the game has none; false where there was none. */
  removeStory(gameKey: string, kind: ArticleKind): Promise<boolean>;
  /** A text with all that is known about it, published or not; null where there is none. */
  story(gameKey: string, kind: ArticleKind): Promise<StoredStory | null>;
  /** The games of these seasons with what says whether they are due a text. */
  storyQueue(seasons: readonly number[]): Promise<StoryQueueGame[]>;
  /** The season of a game before it; null for an unknown game. */
  seasonBefore(gameKey: string): Promise<SeasonBefore | null>;
  /** Another one whenever a game that `seasonBefore` tells of is another or has changed, for next to no work; null for an unknown game. */
  seasonBeforeVersion(gameKey: string): Promise<string | null>;
  /** Adds to the notes of the story editor, of which the last 500 are kept. */
  addStoryNote(note: StoryNote): Promise<void>;
  /** Newest first. */
  storyNotes(limit: number): Promise<StoryNote[]>;
  /** Counts calls to a language model, by whatever process. `day` is `2026-11-20`, UTC. */
  addModelUse(day: string, use: ModelUse): Promise<void>;
  /**
   * Counts tokens as used that a call is about to take: `most`, or as many as are left of the day. Null, and nothing is
   * counted, where fewer than `least` are left. Of callers at the same moment each sees what those before it have set aside.
   */
  reserveTokens(day: string, use: Pick<ModelUse, "purpose" | "model">, limits: TokenLimits): Promise<number | null>;
  modelUse(day: string): Promise<ModelUse[]>;
  /** Counts what a model said in writing and in speech, by whatever process. `day` is `2026-11-20`, UTC. */
  addChatCount(day: string, count: ChatCount): Promise<void>;
  chatCount(day: string): Promise<ChatCount>;
  /**
   * Removes every game of a provider with all that hangs on them, and people no game names any more. Each removed
   * game leaves a change, and its versions go on from there if it comes back.
   */
  removeProvider(provider: ProviderName): Promise<{ games: number }>;
  /** The same for single games; keys that nobody has are passed over. */
  removeGames(gameKeys: readonly string[]): Promise<{ games: number }>;

  /**
   * Takes a named lease for some seconds, or renews it. False while somebody else holds one that has not run out at `now`.
   */
  takeLease(name: string, holder: string, now: Date, seconds: number): Promise<boolean>;
  /** Gives a lease back; does nothing for a process that does not hold it. */
  releaseLease(name: string, holder: string): Promise<void>;
  /** Counts calls to a provider, by whatever process. `month` is `2026-11`. Returns the count of the month. */
  addCalls(provider: ProviderName, month: string, calls: number): Promise<number>;
  calls(provider: ProviderName, month: string): Promise<number>;
  /** Remembers when something of a provider was read last, under a name of the reader's choice. */
  putReadTimes(provider: ProviderName, times: ReadonlyMap<string, string>): Promise<void>;
  /** All of these, as ISO times by name. */
  readTimes(provider: ProviderName): Promise<Map<string, string>>;
  /** Adds to the notes of the ingest, of which the last 300 are kept. */
  addIngestNotes(notes: IngestNote[]): Promise<void>;
  /** Newest first. */
  ingestNotes(limit: number): Promise<IngestNote[]>;

  /** True without a single game. */
  isEmpty(): Promise<boolean>;
  /** The providers whose games are stored. */
  providers(): Promise<ProviderName[]>;
  /** Everything about one game, or null. */
  gameSnapshot(gameKey: string): Promise<GameSnapshot | null>;
  /** The same as pages show it, for less than half the work. */
  shownSnapshot(gameKey: string): Promise<ShownSnapshot | null>;
  /** The game alone, without its plays and players, for next to no work; null for an unknown one. */
  game(gameKey: string): Promise<Game | null>;
  /** Every week that holds a game, in order of season, type and week. */
  weeks(): Promise<WeekId[]>;
  /** Of every game, the oldest season's first. */
  gameKeys(): Promise<readonly string[]>;
  /**
   * The number of the newest change of any game of a week, of games that have left it too; 0 without one. What a week's page
   * shows follows from the week and this number.
   */
  weekVersion(week: WeekId): Promise<number>;
  /** The people in a game's lines, and its week, at little cost; null for an unknown game. */
  gameNames(gameKey: string): Promise<{ week: WeekId; playerIds: string[] } | null>;
  /** The games of a week by kickoff, without plays. */
  weekGames(week: WeekId): Promise<WeekGame[]>;
  /** Those of the games whose figures are altered on purpose: see `is-scrambled.ts`. */
  scrambledGames(gameKeys: readonly string[]): Promise<string[]>;
  /** The week's best lines by PPR points among the positions given, of those with points above zero. */
  weekLeaders(week: WeekId, source: LineSource, positions: string[], limit: number): Promise<Leader[]>;
  player(playerId: string): Promise<Player | null>;
  /** The player any source calls by this id. */
  playerByAlias(id: string): Promise<Player | null>;
  /** Everybody who has an id of this source. */
  playersWithAlias(source: PlayerAlias["source"]): Promise<Player[]>;
  /** The seasons in which the player has a line, newest first. */
  playerSeasons(playerId: string): Promise<number[]>;
  playerLog(playerId: string, season: number): Promise<PlayerLogEntry[]>;
  /** The games of a season in which the player has a line and whose plays are known, each with those that credit him with anything. */
  playerPlays(playerId: string, season: number): Promise<PlayerGame[]>;
  /** How a player was used in the games of a season, and what was reported of him before them. */
  seasonUsage(playerId: string, season: number): Promise<SeasonUsage>;
  /** Everybody's use in the games of a part of a season from a week on, in order of weeks; of games that are over. */
  weekUses(season: number, seasonType: SeasonType, fromWeek: number): Promise<WeekUse[]>;
  /** The season's games of some teams, whatever part of the season they are in, by kickoff. */
  teamGames(season: number, teams: readonly string[]): Promise<Game[]>;
  /** Every player's official lines of a part of a season added up, most PPR points first. */
  seasonTotals(season: number, seasonType: SeasonType): Promise<readonly SeasonTotal[]>;
  /**
   * Every game of a season, played or not, with the official lines of passers, runners, receivers and kickers: what projections are
   * made from. A game that has not changed is the same object as before.
   */
  pastGames(season: number): Promise<readonly PastGame[]>;
  /**
   * What the plays of a part of a season count for everyone, game by game, for points under any rules. Games without plays are not
   * there. The same list while none of them has changed, and a game that has not changed is the same object as before.
   */
  seasonLines(season: number, seasonType: SeasonType): Promise<readonly GameLines[]>;
  /** The same of some games; keys that nobody has are passed over. */
  gameLines(gameKeys: readonly string[]): Promise<readonly GameLines[]>;
  /**
   * Everyone on any roster, as the search knows them, in order of ids. The same list until one of them has changed; what another
   * process stored is in it a minute later at most.
   */
  people(): Promise<readonly SearchedPlayer[]>;

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
