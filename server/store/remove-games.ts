import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import type { Database, WriteTransaction } from "../db/database.ts";
import { creditsFromText } from "./credits-text.ts";
import { recordChanges } from "./record-changes.ts";
import type { Tables } from "./tables.ts";

/** See `Store.removeProvider`. */
export async function removeProvider(
  database: Database<Tables>,
  provider: ProviderName,
  at: string,
): Promise<RemovedGames> {
  return database.write(async (transaction) => {
    const games = await transaction.db
      .selectFrom("game")
      .select(["gameKey", "version"])
      .where("provider", "=", provider)
      .orderBy("gameKey")
      .execute();
    return remove(database, transaction, games, at);
  });
}

/** See `Store.removeGames`. */
export async function removeGames(
  database: Database<Tables>,
  gameKeys: readonly string[],
  at: string,
): Promise<RemovedGames> {
  return database.write(async (transaction) => {
    const games = await transaction.db
      .selectFrom("game")
      .select(["gameKey", "version"])
      .where("gameKey", "in", database.oneOf([...gameKeys]))
      .orderBy("gameKey")
      .execute();
    return remove(database, transaction, games, at);
  });
}

interface RemovedGames {
  games: number;
  /** The number of the last change; null when nothing was there to remove. */
  seq: number | null;
}

/**
 * Every removed game leaves a change one version on, so that a cache with a page of it learns
 * that it is gone. A person no game names any more goes too, unless he was never in the removed games and some source has an id
 * for him: a roster that was stored before its first game stays.
 */
async function remove(
  database: Database<Tables>,
  transaction: WriteTransaction<Tables>,
  games: readonly { gameKey: string; version: number }[],
  at: string,
): Promise<RemovedGames> {
  if (games.length === 0) return { games: 0, seq: null };
  const { db } = transaction;
  const people = new Set(await withoutAlias(transaction));
  for (const { gameKey } of games) for (const playerId of await namedIn(transaction, gameKey)) people.add(playerId);
  const keys = database.oneOf(games.map(({ gameKey }) => gameKey));
  await db.deleteFrom("game").where("gameKey", "in", keys).execute();
  await keepNamed(transaction, database, people);
  await db
    .deleteFrom("player")
    .where("playerId", "in", database.oneOf([...people]))
    .execute();
  const seq = await recordChanges(
    transaction,
    new Map(games.map(({ gameKey, version }) => [gameKey, version + 1])),
    at,
  );
  return { games: games.length, seq };
}

async function withoutAlias({ db }: WriteTransaction<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("player")
    .select("playerId")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("player_alias").select("id").whereRef("player_alias.playerId", "=", "player.playerId"))),
    )
    .execute();
  return rows.map(({ playerId }) => playerId);
}

async function namedIn(transaction: WriteTransaction<Tables>, gameKey: string): Promise<Set<string>> {
  const lines = await transaction.db
    .selectFrom("player_line")
    .select("playerId")
    .where("gameKey", "=", gameKey)
    .execute();
  return new Set([...lines.map(({ playerId }) => playerId), ...(await creditedIn(transaction, gameKey))]);
}

async function creditedIn({ db }: WriteTransaction<Tables>, gameKey: string): Promise<string[]> {
  const plays = await db.selectFrom("play").select("credits").where("gameKey", "=", gameKey).execute();
  return plays.flatMap(({ credits }) => creditsFromText(credits).map(({ playerId }) => playerId));
}

/** Takes the people named by a remaining game out of the set. */
async function keepNamed(
  transaction: WriteTransaction<Tables>,
  { oneOf }: Database<Tables>,
  people: Set<string>,
): Promise<void> {
  const { db } = transaction;
  const lines = await db
    .selectFrom("player_line")
    .select("playerId")
    .distinct()
    .where("playerId", "in", oneOf([...people]))
    .execute();
  for (const { playerId } of lines) people.delete(playerId);
  if (people.size === 0) return;
  // Only the plays tell of people without a line; reading them all is slow, and rare.
  const games = await db.selectFrom("game").select("gameKey").execute();
  for (const { gameKey } of games) {
    for (const playerId of await creditedIn(transaction, gameKey)) people.delete(playerId);
    if (people.size === 0) return;
  }
}
