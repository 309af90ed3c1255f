import type { Game } from "../../domain/game/game.ts";
import { isFinal } from "../../domain/game/status.ts";
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

export function gameTag(gameKey: string): string {
  return `game:${gameKey}`;
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
    player(playerId) {
      tags.add(playerTag(playerId));
      return timed(store.player(playerId));
    },
    playerSeasons(playerId) {
      tags.add(playerTag(playerId));
      return timed(store.playerSeasons(playerId));
    },
    async playerLog(playerId, season) {
      tags.add(playerTag(playerId));
      const log = await timed(store.playerLog(playerId, season));
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
    async seasonTotals(season, seasonType) {
      tags.add(WEEKS_TAG);
      const weeks = await timed(store.weeks());
      for (const week of weeks) {
        if (week.season === season && week.seasonType === seasonType) tags.add(weekTag(week));
      }
      // Whether all of its games are over would be a read of its own.
      reads.isSettled = false;
      return timed(store.seasonTotals(season, seasonType));
    },
    providers() {
      tags.add(PROVIDERS_TAG);
      return timed(store.providers());
    },
    takeLease: (name, holder, now, seconds) => followsNothing(store.takeLease(name, holder, now, seconds)),
    releaseLease: (name, holder) => followsNothing(store.releaseLease(name, holder)),
    addCalls: (provider, month, calls) => followsNothing(store.addCalls(provider, month, calls)),
    calls: (provider, month) => followsNothing(store.calls(provider, month)),
    putReadTimes: (provider, times) => followsNothing(store.putReadTimes(provider, times)),
    readTimes: (provider) => followsNothing(store.readTimes(provider)),
    addIngestNotes: (notes) => followsNothing(store.addIngestNotes(notes)),
    ingestNotes: (limit) => followsNothing(store.ingestNotes(limit)),
    playersWithAlias: (source) => followsNothing(store.playersWithAlias(source)),
    playerByAlias: (id) => followsNothing(store.playerByAlias(id)),
    people: () => followsNothing(store.people()),
    isEmpty: () => followsNothing(store.isEmpty()),
    latestChange: () => followsNothing(store.latestChange()),
    changesSince: (seq) => followsNothing(store.changesSince(seq)),
    ping: () => followsNothing(store.ping()),
    putGames: (games) => followsNothing(store.putGames(games)),
    putPlayers: (players) => followsNothing(store.putPlayers(players)),
    putStory: (story, basedOn) => followsNothing(store.putStory(story, basedOn)),
    setStoryPublished: (gameKey, kind, isPublished) =>
      followsNothing(store.setStoryPublished(gameKey, kind, isPublished)),
    removeStory: (gameKey, kind) => followsNothing(store.removeStory(gameKey, kind)),
    story: (gameKey, kind) => followsNothing(store.story(gameKey, kind)),
    storyQueue: (seasons) => followsNothing(store.storyQueue(seasons)),
    seasonBefore: (gameKey) => followsNothing(store.seasonBefore(gameKey)),
    addStoryNote: (note) => followsNothing(store.addStoryNote(note)),
    storyNotes: (limit) => followsNothing(store.storyNotes(limit)),
    addModelUse: (day, use) => followsNothing(store.addModelUse(day, use)),
    reserveTokens: (day, use, limits) => followsNothing(store.reserveTokens(day, use, limits)),
    modelUse: (day) => followsNothing(store.modelUse(day)),
    addChatCount: (day, count) => followsNothing(store.addChatCount(day, count)),
    chatCount: (day) => followsNothing(store.chatCount(day)),
    removeGames: (gameKeys) => followsNothing(store.removeGames(gameKeys)),
    removeProvider: (provider) => followsNothing(store.removeProvider(provider)),
    onChange: (listener) => store.onChange(listener),
    close: () => store.close(),
  };
}
