import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import { type ChangeFeed, openChangeFeed } from "./change-feed.ts";
import { addChatCount, chatCount } from "./chat-count.ts";
import { KeptRows } from "./kept-rows.ts";
import { rememberGameLines } from "./remember-game-lines.ts";
import { rememberPastGames } from "./remember-past-games.ts";
import { addCalls, calls } from "./provider-calls.ts";
import { addIngestNotes, ingestNotes } from "./ingest-notes.ts";
import { releaseLease, takeLease } from "./leases.ts";
import { putReadTimes, readTimes } from "./provider-reads.ts";
import { putGames } from "./put-games.ts";
import { putPlayers } from "./put-players.ts";
import { putStory, removeStory, setStoryPublished } from "./put-story.ts";
import {
  gameAlone,
  gameSnapshot,
  providers,
  shownSnapshot,
  teamGames,
  weekGames,
  weekLeaders,
  gameKeys,
  weeks,
} from "./read-games.ts";
import { player, playerByAlias, playerLog, playerPlays, playerSeasons, playersWithAlias } from "./read-players.ts";
import { gameNames, weekVersion } from "./read-changes.ts";
import { usageReads } from "./usage-reads.ts";
import { addModelUse, modelUse, reserveTokens } from "./model-use.ts";
import { seasonBefore, seasonBeforeVersion, story, storyQueue } from "./read-stories.ts";
import { addStoryNote, storyNotes } from "./story-notes.ts";
import { rememberPeople } from "./remember-people.ts";
import { removeGames, removeProvider } from "./remove-games.ts";
import { scrambledGames } from "./scrambled-games.ts";
import { rememberSeasonTotals } from "./remember-season-totals.ts";
import { untilChanged } from "./until-changed.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** The store over a database whose schema is up to date. `now` dates the changes. */
export async function createStore(database: Database<Tables>, now: () => Date): Promise<Store> {
  const feed = await openChangeFeed(database);
  const { people, forget } = rememberPeople(database, now);
  const kept = new KeptRows();
  const { settled, ...lines } = rememberGameLines(database, feed);
  const at = () => now().toISOString();

  return {
    putGames: async (games) => {
      const result = await putGames(database, games, at(), kept);
      feed.committed(result.seq);
      return result.games;
    },
    putPlayers: async (players) => {
      const changed = await putPlayers(database, players);
      forget();
      return changed;
    },
    putStory: async (input, basedOn) => {
      const { done, seq } = await putStory(database, input, basedOn ?? null, at());
      feed.committed(seq);
      return done;
    },
    setStoryPublished: async (gameKey, kind, isPublished) => {
      const { done, seq } = await setStoryPublished(database, { gameKey, kind }, isPublished, at());
      feed.committed(seq);
      return done;
    },
    removeStory: async (gameKey, kind) => {
      const { done, seq } = await removeStory(database, { gameKey, kind }, at());
      feed.committed(seq);
      return done;
    },
    story: async (gameKey, kind) => (isStorable(gameKey) ? story(database, gameKey, kind) : null),
    storyQueue: (seasons) => storyQueue(database, seasons),
    seasonBefore: async (gameKey) => (isStorable(gameKey) ? seasonBefore(database, gameKey) : null),
    seasonBeforeVersion: async (gameKey) => (isStorable(gameKey) ? seasonBeforeVersion(database, gameKey) : null),
    addStoryNote: (note) => addStoryNote(database, note),
    storyNotes: (limit) => storyNotes(database, limit),
    ...usesOfModels(database),
    removeGames: async (gameKeys) => {
      const { games, seq } = await removeGames(database, gameKeys.filter(isStorable), at());
      forget();
      feed.committed(seq);
      return { games };
    },
    removeProvider: async (provider) => {
      const { games, seq } = await removeProvider(database, provider, at());
      forget();
      feed.committed(seq);
      return { games };
    },

    takeLease: (name, holder, at, seconds) => takeLease(database, { name, holder }, at, seconds),
    releaseLease: (name, holder) => releaseLease(database, { name, holder }),
    addCalls: (provider, month, count) => addCalls(database, { provider, month }, count),
    calls: (provider, month) => calls(database, { provider, month }),
    putReadTimes: (provider, times) => putReadTimes(database, provider, times),
    readTimes: (provider) => readTimes(database, provider),
    addIngestNotes: (notes) => addIngestNotes(database, notes),
    ingestNotes: (limit) => ingestNotes(database, limit),

    isEmpty: () => isEmpty(database),
    gameSnapshot: async (gameKey) => (isStorable(gameKey) ? gameSnapshot(database, gameKey) : null),
    game: async (gameKey) => (isStorable(gameKey) ? gameAlone(database, gameKey) : null),
    shownSnapshot: async (gameKey) => (isStorable(gameKey) ? shownSnapshot(database, gameKey) : null),
    ...readsOfAllGames(database, feed),
    weekVersion: (week) => weekVersion(database, week),
    gameNames: async (gameKey) => (isStorable(gameKey) ? gameNames(database, gameKey) : null),
    weekGames: (week) => weekGames(database, week),
    scrambledGames: (gameKeys) => scrambledGames(database, gameKeys.filter(isStorable)),
    weekLeaders: (week, source, positions, limit) => weekLeaders(database, week, source, positions, limit),
    player: async (playerId) => (isStorable(playerId) ? player(database, playerId) : null),
    playerByAlias: async (id) => (isStorable(id) ? playerByAlias(database, id) : null),
    playersWithAlias: (source) => playersWithAlias(database, source),
    playerSeasons: (playerId) => playerSeasons(database, playerId),
    playerLog: (playerId, season) => playerLog(database, playerId, season),
    playerPlays: (playerId, season) => playerPlays(database, playerId, season),
    ...usageReads(database),
    people,
    teamGames: (season, teams) => teamGames(database, season, teams),
    seasonTotals: rememberSeasonTotals(database, feed),
    pastGames: rememberPastGames(database, feed),
    ...lines,

    latestChange: feed.latest,
    changesSince: feed.since,
    onChange: feed.listen,

    ping: () => ping(database),
    close: async () => {
      feed.close();
      await settled();
      await database.close();
    },
  };
}

function readsOfAllGames(
  database: Database<Tables>,
  feed: Pick<ChangeFeed, "latest">,
): Pick<Store, "providers" | "weeks" | "gameKeys"> {
  return {
    providers: untilChanged(feed, () => providers(database)),
    weeks: untilChanged(feed, () => weeks(database)),
    gameKeys: untilChanged(feed, () => gameKeys(database)),
  };
}

function usesOfModels(
  database: Database<Tables>,
): Pick<Store, "addModelUse" | "reserveTokens" | "modelUse" | "addChatCount" | "chatCount"> {
  return {
    addModelUse: (day, use) => addModelUse(database, day, use),
    reserveTokens: (day, use, limits) => reserveTokens(database, day, use, limits),
    modelUse: (day) => modelUse(database, day),
    addChatCount: (day, count) => addChatCount(database, day, count),
    chatCount: (day) => chatCount(database, day),
  };
}

async function isEmpty({ reads }: Pick<Database<Tables>, "reads">): Promise<boolean> {
  return (await reads.selectFrom("game").select("gameKey").limit(1).executeTakeFirst()) === undefined;
}

async function ping({ reads }: Pick<Database<Tables>, "reads">): Promise<void> {
  await sql`select 1`.execute(reads);
}

/** PostgreSQL's texts cannot hold the character 0 and it fails when asked for one; addresses can (`%00`). */
function isStorable(id: string): boolean {
  return !id.includes("\0");
}
