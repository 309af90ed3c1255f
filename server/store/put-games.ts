import type { ProviderGame } from "../../domain/game-snapshot.ts";
import type { Database, WriteTransaction } from "../db/database.ts";
import { DIFFERENCE_COLUMNS, GAME_COLUMNS, type GameRows, gameRows, LINE_COLUMNS, PLAY_COLUMNS } from "./game-rows.ts";
import { recordChanges } from "./record-changes.ts";
import type { Tables } from "./tables.ts";

export interface PutGamesResult {
  games: { gameKey: string; version: number; changed: boolean }[];
  /** The number of the last change; null when nothing changed. */
  seq: number | null;
}

interface StoredGame {
  gameKey: string;
  version: number;
  contentHash: string;
}

/** See `Store.putGames`. A game named twice in one call is stored as it is named last. */
export async function putGames(
  database: Database<Tables>,
  delivered: ProviderGame[],
  at: string,
): Promise<PutGamesResult> {
  const fresh = new Map(delivered.map((game) => [game.game.gameKey, gameRows(game)]));
  const gameKeys = [...fresh.keys()];
  // A refresh that finds nothing new is the common case, and needs no turn at writing.
  const seen = await storedGames(database.reads, database, gameKeys);
  if (gameKeys.every((gameKey) => seen.get(gameKey)?.contentHash === fresh.get(gameKey)?.contentHash)) {
    return {
      games: delivered.map(({ game }) => ({
        gameKey: game.gameKey,
        version: seen.get(game.gameKey)?.version ?? 0,
        changed: false,
      })),
      seq: null,
    };
  }
  return database.write(async (transaction) => {
    const stored = await storedGames(transaction.db, database, gameKeys);
    const changed = [...fresh.values()].filter((rows) => stored.get(rows.gameKey)?.contentHash !== rows.contentHash);
    const versions = await nextVersions(transaction, database, changed);
    const known = changed.filter(({ gameKey }) => stored.has(gameKey)).map(({ gameKey }) => gameKey);
    await clear(transaction, database, known);
    await insert(transaction, changed, versions);
    const seq = await recordChanges(transaction, versions, at);
    return {
      games: delivered.map(({ game: { gameKey } }) => {
        const version = versions.get(gameKey);
        return version === undefined
          ? { gameKey, version: stored.get(gameKey)?.version ?? 0, changed: false }
          : { gameKey, version, changed: true };
      }),
      seq,
    };
  });
}

async function storedGames(
  db: Database<Tables>["reads"],
  { oneOf }: Database<Tables>,
  gameKeys: string[],
): Promise<Map<string, StoredGame>> {
  const rows = await db
    .selectFrom("game")
    .select(["gameKey", "version", "contentHash"])
    .where("gameKey", "in", oneOf(gameKeys))
    .execute();
  return new Map(rows.map((row) => [row.gameKey, row]));
}

/** One above the last version of each game, also of a game that was removed in between. */
async function nextVersions(
  { db }: WriteTransaction<Tables>,
  { oneOf }: Database<Tables>,
  games: GameRows[],
): Promise<Map<string, number>> {
  const gameKeys = games.map(({ gameKey }) => gameKey);
  const rows = await db
    .selectFrom("game_change")
    .select((eb) => ["gameKey", eb.fn.max("version").as("version")])
    .where("gameKey", "in", oneOf(gameKeys))
    .groupBy("gameKey")
    .execute();
  const last = new Map(rows.map(({ gameKey, version }) => [gameKey, version]));
  return new Map(gameKeys.map((gameKey) => [gameKey, (last.get(gameKey) ?? 0) + 1]));
}

async function clear({ db }: WriteTransaction<Tables>, { oneOf }: Database<Tables>, gameKeys: string[]): Promise<void> {
  if (gameKeys.length === 0) return;
  await db.deleteFrom("play").where("gameKey", "in", oneOf(gameKeys)).execute();
  await db.deleteFrom("player_line").where("gameKey", "in", oneOf(gameKeys)).execute();
  await db.deleteFrom("line_difference").where("gameKey", "in", oneOf(gameKeys)).execute();
}

async function insert(
  { insertRows }: WriteTransaction<Tables>,
  games: GameRows[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  // The row of a known game is overwritten and not replaced: its stories hang on it.
  const rows = games.map(({ game, gameKey }) => [...game, versions.get(gameKey) ?? 1]);
  await insertRows({ table: "game", columns: GAME_COLUMNS, rows, replaceBy: ["gameKey"] });
  await insertRows({ table: "play", columns: PLAY_COLUMNS, rows: games.flatMap(({ plays }) => plays) });
  await insertRows({ table: "player_line", columns: LINE_COLUMNS, rows: games.flatMap(({ lines }) => lines) });
  await insertRows({
    table: "line_difference",
    columns: DIFFERENCE_COLUMNS,
    rows: games.flatMap(({ differences }) => differences),
  });
}
