import type { Game } from "../../domain/game/game.ts";
import { isFinal } from "../../domain/game/status.ts";
import { parseGameKey } from "../../domain/game/game-key.ts";
import type { Store } from "../store/store.ts";
import type { WeekId } from "../../domain/game/week-id.ts";

/** What a page has read while it was put together. */
export interface Reads {
  /** The names of what it read, as `follow-changes.ts` names what has changed. */
  tags: Set<string>;
  /** False once something was read that nobody announces changes of. */
  isFollowed: boolean;
  /** Every game that it read is over. */
  isSettled: boolean;
  /** Milliseconds spent waiting for the store, overlapping reads counted each. */
  milliseconds: number;
}

/** Names for what a page is made from: the list of weeks, that of providers, a game, a week with its games and leaders, a player. */
export const WEEKS_TAG = "weeks";
export const PROVIDERS_TAG = "providers";

const GAME = "game:";

export function gameTag(gameKey: string): string {
  return `${GAME}${gameKey}`;
}

/** The games among what has changed. */
export function gameKeysIn(tags: ReadonlySet<string>): string[] {
  return [...tags].filter((tag) => tag.startsWith(GAME)).map((tag) => tag.slice(GAME.length));
}

export function weekTag({ season, seasonType, week }: WeekId): string {
  return `week:${season}-${seasonType}-${week}`;
}

export function playerTag(playerId: string): string {
  return `player:${playerId}`;
}

/** Nothing read yet. */
export function newReads(): Reads {
  return { tags: new Set(), isFollowed: true, isSettled: true, milliseconds: 0 };
}

/**
 * The store as a page may use it: every read is noted, so that a kept page is forgotten exactly when something that it was
 * made from changes. Every method stands here by name: a new one must say what it depends on.
 */
export function recordReads(store: Store, reads: Reads): Store {
  const { tags } = reads;
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await work;
    } finally {
      reads.milliseconds += performance.now() - start;
    }
  };
  const followsNothing = <T>(work: Promise<T>): Promise<T> => {
    reads.isFollowed = false;
    return timed(work);
  };
  const ofPlayer = <T>(playerId: string, work: Promise<T>): Promise<T> => {
    tags.add(playerTag(playerId));
    return timed(work);
  };
  const ofGame = async <T extends { game: Game }>(gameKey: string, work: Promise<T | null>): Promise<T | null> => {
    tags.add(gameTag(gameKey));
    const snapshot = await timed(work);
    if (snapshot === null || !isFinal(snapshot.game)) reads.isSettled = false;
    return snapshot;
  };
  return {
    gameSnapshot: (gameKey) => ofGame(gameKey, store.gameSnapshot(gameKey)),
    shownSnapshot: (gameKey) => ofGame(gameKey, store.shownSnapshot(gameKey)),
    async game(gameKey) {
      tags.add(gameTag(gameKey));
      const game = await timed(store.game(gameKey));
      if (game === null || !isFinal(game)) reads.isSettled = false;
      return game;
    },
    weeks() {
      tags.add(WEEKS_TAG);
      return timed(store.weeks());
    },
    gameKeys: () => followsNothing(store.gameKeys()),
    weekVersion(week) {
      tags.add(weekTag(week));
      return timed(store.weekVersion(week));
    },
    async gameNames(gameKey) {
      tags.add(gameTag(gameKey));
      return timed(store.gameNames(gameKey));
    },
    async weekGames(week) {
      tags.add(weekTag(week));
      const games = await timed(store.weekGames(week));
      if (!games.every(({ game }) => isFinal(game))) reads.isSettled = false;
      return games;
    },
    scrambledGames(gameKeys) {
      for (const gameKey of gameKeys) tags.add(gameTag(gameKey));
      return timed(store.scrambledGames(gameKeys));
    },
    weekLeaders(week, source, positions, limit) {
      tags.add(weekTag(week));
      return timed(store.weekLeaders(week, source, positions, limit));
    },
    player: (playerId) => ofPlayer(playerId, store.player(playerId)),
    playerSeasons: (playerId) => ofPlayer(playerId, store.playerSeasons(playerId)),
    // Its games are those of the log.
    playerPlays: (playerId, season) => ofPlayer(playerId, store.playerPlays(playerId, season)),
    // Its games are those of the log and of his teams.
    seasonUsage: (playerId, season) => ofPlayer(playerId, store.seasonUsage(playerId, season)),
    async playerLog(playerId, season) {
      const log = await ofPlayer(playerId, store.playerLog(playerId, season));
      // A corrected game may no longer name the player: his page hangs on the games too.
      for (const { game } of log) tags.add(gameTag(game.gameKey));
      if (!log.every(({ game }) => isFinal(game))) reads.isSettled = false;
      return log;
    },
    async teamGames(season, teams) {
      const games = await timed(store.teamGames(season, teams));
      for (const { gameKey } of games) tags.add(gameTag(gameKey));
      if (!games.every(isFinal)) reads.isSettled = false;
      return games;
    },
    gameLines(gameKeys) {
      for (const gameKey of gameKeys) tags.add(gameTag(gameKey));
      return timed(store.gameLines(gameKeys));
    },
    ...readsOfSeasons(store, reads, timed),
    providers() {
      tags.add(PROVIDERS_TAG);
      return timed(store.providers());
    },
    ...unfollowed(store, followsNothing),
    onChange: (listener) => store.onChange(listener),
    close: () => store.close(),
  };
}

/** What is made of whole seasons hangs on all of their weeks. */
function readsOfSeasons(store: Store, reads: Reads, timed: <T>(work: Promise<T>) => Promise<T>) {
  const ofWeeks = async (isRead: (week: WeekId) => boolean): Promise<void> => {
    reads.tags.add(WEEKS_TAG);
    for (const week of (await timed(store.weeks())).filter(isRead)) reads.tags.add(weekTag(week));
    // Whether all of its games are over would be a read of its own.
    reads.isSettled = false;
  };
  return {
    async seasonBefore(gameKey) {
      for (const tag of await seasonTags(store, gameKey)) reads.tags.add(tag);
      return timed(store.seasonBefore(gameKey));
    },
    async seasonBeforeVersion(gameKey) {
      for (const tag of await seasonTags(store, gameKey)) reads.tags.add(tag);
      return timed(store.seasonBeforeVersion(gameKey));
    },
    async seasonTotals(season, seasonType) {
      await ofWeeks((week) => week.season === season && week.seasonType === seasonType);
      return timed(store.seasonTotals(season, seasonType));
    },
    async weekUses(season, seasonType, fromWeek) {
      await ofWeeks((week) => week.season === season && week.seasonType === seasonType && week.week >= fromWeek);
      return timed(store.weekUses(season, seasonType, fromWeek));
    },
    async seasonLines(season, seasonType) {
      await ofWeeks((week) => week.season === season && week.seasonType === seasonType);
      return timed(store.seasonLines(season, seasonType));
    },
    async pastGames(season) {
      await ofWeeks((week) => week.season === season);
      return timed(store.pastGames(season));
    },
  } satisfies Partial<Store>;
}

/** What the season around a game hangs on: an earlier game that is stored or ends later belongs to it as well. */
async function seasonTags(store: Store, gameKey: string): Promise<string[]> {
  const season = parseGameKey(gameKey)?.season;
  const weeks = await store.weeks();
  return [gameTag(gameKey), WEEKS_TAG, ...weeks.filter((week) => week.season === season).map(weekTag)];
}

/** Reads and writes that nobody announces changes of. */
function unfollowed(store: Store, noted: <T>(work: Promise<T>) => Promise<T>) {
  return {
    takeLease: (name, holder, now, seconds) => noted(store.takeLease(name, holder, now, seconds)),
    releaseLease: (name, holder) => noted(store.releaseLease(name, holder)),
    addCalls: (provider, month, calls) => noted(store.addCalls(provider, month, calls)),
    calls: (provider, month) => noted(store.calls(provider, month)),
    putReadTimes: (provider, times) => noted(store.putReadTimes(provider, times)),
    readTimes: (provider) => noted(store.readTimes(provider)),
    addIngestNotes: (notes) => noted(store.addIngestNotes(notes)),
    ingestNotes: (limit) => noted(store.ingestNotes(limit)),
    playersWithAlias: (source) => noted(store.playersWithAlias(source)),
    playerByAlias: (id) => noted(store.playerByAlias(id)),
    people: () => noted(store.people()),
    isEmpty: () => noted(store.isEmpty()),
    latestChange: () => noted(store.latestChange()),
    changesSince: (seq) => noted(store.changesSince(seq)),
    ping: () => noted(store.ping()),
    putGames: (games) => noted(store.putGames(games)),
    putPlayers: (players) => noted(store.putPlayers(players)),
    putStory: (story, basedOn) => noted(store.putStory(story, basedOn)),
    setStoryPublished: (gameKey, kind, isPublished) => noted(store.setStoryPublished(gameKey, kind, isPublished)),
    removeStory: (gameKey, kind) => noted(store.removeStory(gameKey, kind)),
    story: (gameKey, kind) => noted(store.story(gameKey, kind)),
    storyQueue: (seasons) => noted(store.storyQueue(seasons)),
    addStoryNote: (note) => noted(store.addStoryNote(note)),
    storyNotes: (limit) => noted(store.storyNotes(limit)),
    addModelUse: (day, use) => noted(store.addModelUse(day, use)),
    reserveTokens: (day, use, limits) => noted(store.reserveTokens(day, use, limits)),
    modelUse: (day) => noted(store.modelUse(day)),
    addChatCount: (day, count) => noted(store.addChatCount(day, count)),
    chatCount: (day) => noted(store.chatCount(day)),
    removeGames: (gameKeys) => noted(store.removeGames(gameKeys)),
    removeProvider: (provider) => noted(store.removeProvider(provider)),
  } satisfies Partial<Store>;
}
