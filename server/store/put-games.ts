import type { Database, WriteTransaction } from "../db/database.ts";
import {
  DIFFERENCE_COLUMNS,
  GAME_COLUMNS,
  type GameRows,
  gameRows,
  INJURY_COLUMNS,
  LINE_COLUMNS,
  PLAY_COLUMNS,
  SNAP_COLUMNS,
  USAGE_COLUMNS,
} from "./game-rows.ts";
import type { KeptRows, RowsByTable } from "./kept-rows.ts";
import { putCorrections } from "./put-corrections.ts";
import { recordChanges } from "./record-changes.ts";
import { renewRows } from "./renew-rows.ts";
import type { IncomingGame } from "./store.ts";
import type { Tables } from "./tables.ts";

export interface PutGamesResult {
  games: { gameKey: string; version: number; changed: boolean }[];
  /** The number of the last change; null when nothing changed. */
  seq: number | null;
}

/** More known games than this at once is an import: then all of their rows are rewritten in a few statements. */
const MOST_RENEWED = 20;

interface StoredGame {
  gameKey: string;
  version: number;
  contentHash: string;
}

/** See `Store.putGames`. `kept` is what the process has written so far. A game named twice in one call is stored as it is named last. */
export async function putGames(
  database: Database<Tables>,
  delivered: IncomingGame[],
  at: string,
  kept: KeptRows,
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
    const overtaken = overtakenGames(delivered, stored);
    const changed = [...fresh.values()].filter(
      ({ gameKey, contentHash }) => stored.get(gameKey)?.contentHash !== contentHash && !overtaken.has(gameKey),
    );
    const versions = await nextVersions(transaction, database, changed);
    await putGameRows(transaction, changed, versions);
    const known = changed.filter(({ gameKey }) => stored.has(gameKey));
    if (known.length > MOST_RENEWED) await clear(transaction, database, known);
    else
      for (const game of known)
        await renew(transaction, database, kept, { game, contentHash: stored.get(game.gameKey)?.contentHash });
    await insert(transaction, known.length > MOST_RENEWED ? changed : changed.filter((game) => !known.includes(game)));
    await putCorrections(transaction, delivered, versions, at);
    const seq = changed.length === 0 ? null : await recordChanges(transaction, versions, at);
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

/** Games that were compared with a version that is not the store's any more. */
function overtakenGames(
  delivered: readonly IncomingGame[],
  stored: ReadonlyMap<string, StoredGame>,
): ReadonlySet<string> {
  const overtaken = delivered.filter(
    ({ game, basedOn }) => basedOn !== undefined && basedOn !== (stored.get(game.gameKey)?.version ?? null),
  );
  return new Set(overtaken.map(({ game }) => game.gameKey));
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

/** The row of a known game is overwritten and not replaced: its stories hang on it. */
async function putGameRows(
  { insertRows }: WriteTransaction<Tables>,
  games: readonly GameRows[],
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = games.map(({ game, gameKey }) => [...game, versions.get(gameKey) ?? 1]);
  await insertRows({ table: "game", columns: GAME_COLUMNS, rows, replaceBy: ["gameKey"] });
}

/** The tables that hang on a game, with what each row of theirs is about. */
const HANGING = [
  { table: "play", columns: PLAY_COLUMNS, about: "playId", rowsOf: ({ plays }: GameRows) => plays },
  { table: "player_line", columns: LINE_COLUMNS, about: "playerId", rowsOf: ({ lines }: GameRows) => lines },
  { table: "player_usage", columns: USAGE_COLUMNS, about: "playerId", rowsOf: (game: GameRows) => game.usage() },
  { table: "player_snaps", columns: SNAP_COLUMNS, about: "playerId", rowsOf: ({ snaps }: GameRows) => snaps },
  { table: "injury_report", columns: INJURY_COLUMNS, about: "playerId", rowsOf: ({ injuries }: GameRows) => injuries },
  {
    table: "line_difference",
    columns: DIFFERENCE_COLUMNS,
    about: "playerId",
    rowsOf: ({ differences }: GameRows) => differences,
  },
] as const;

/** Writes what differs of the rows that hang on a stored game. */
async function renew(
  transaction: WriteTransaction<Tables>,
  database: Database<Tables>,
  kept: KeptRows,
  { game, contentHash }: { game: GameRows; contentHash: string | undefined },
): Promise<void> {
  const { gameKey } = game;
  const before = contentHash === undefined ? null : kept.of(gameKey, contentHash);
  const after: RowsByTable = new Map(HANGING.map(({ table, rowsOf }) => [table, rowsOf(game)]));
  for (const { table, columns, about } of HANGING) {
    const [stored, rows] = [before?.get(table) ?? null, after.get(table) ?? []];
    await renewRows(transaction, database, { table, columns, about, gameKey, rows, stored });
  }
  kept.keep(gameKey, game.contentHash, after);
}

async function clear(
  { db }: WriteTransaction<Tables>,
  { oneOf }: Database<Tables>,
  games: readonly GameRows[],
): Promise<void> {
  const gameKeys = games.map(({ gameKey }) => gameKey);
  for (const { table } of HANGING) await db.deleteFrom(table).where("gameKey", "in", oneOf(gameKeys)).execute();
}

/** The rows that hang on games of which there are none yet. */
async function insert({ insertRows }: WriteTransaction<Tables>, games: readonly GameRows[]): Promise<void> {
  for (const { table, columns, rowsOf } of HANGING) await insertRows({ table, columns, rows: games.flatMap(rowsOf) });
}
