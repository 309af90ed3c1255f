import type { Cell, Database, WriteTransaction } from "../db/database.ts";
import type { Tables } from "./tables.ts";

export interface RenewedRows {
  table: "play" | "player_line" | "player_usage" | "player_snaps" | "injury_report" | "line_difference";
  columns: readonly string[];
  /** The column that tells what a row is about: all rows of a game about the same are written together. */
  about: "playId" | "playerId";
  gameKey: string;
  rows: readonly (readonly Cell[])[];
  /** The rows that are stored, where they are known; else they are read. */
  stored: readonly (readonly Cell[])[] | null;
}

type Row = readonly (Cell | undefined)[];

/**
 * Brings the rows that hang on a stored game to what they are now and writes only what differs: a live game is written again
 * for every play, and of its 300 rows five are new. That is less work, and far less to bring to the disk.
 */
export async function renewRows(
  transaction: WriteTransaction<Tables>,
  { oneOf }: Database<Tables>,
  renewed: RenewedRows,
): Promise<void> {
  const { table, columns, about, gameKey, rows } = renewed;
  const { db, insertRows } = transaction;
  const place = columns.indexOf(about);
  const subject = (row: Row): string => String(row[place]);
  const before = Map.groupBy(renewed.stored ?? (await readRows(transaction, renewed)), subject);
  const after = Map.groupBy(rows, subject);
  const gone = [...before].filter(([key, group]) => !isSame(group, after.get(key))).map(([key]) => key);
  if (gone.length > 0) {
    const subjects = db.dynamic.ref<string>(about);
    await db.deleteFrom(table).where("gameKey", "=", gameKey).where(subjects, "in", oneOf(gone)).execute();
  }
  const fresh = [...after].filter(([key, group]) => !isSame(group, before.get(key))).flatMap(([, group]) => group);
  await insertRows({ table, columns, rows: fresh });
}

async function readRows(
  { db }: WriteTransaction<Tables>,
  { table, columns, gameKey }: Pick<RenewedRows, "table" | "columns" | "gameKey">,
): Promise<Row[]> {
  const { ref } = db.dynamic;
  const stored = await db
    .selectFrom(table)
    .select(columns.map((column) => ref<string>(column)))
    .where("gameKey", "=", gameKey)
    .execute();
  return stored.map((row): Row => columns.map((column) => Reflect.get(row, column)));
}

/** Rows about the same are few, and may stand in any order. */
function isSame(rows: readonly Row[], others: readonly Row[] | undefined): boolean {
  return (
    rows.length === others?.length &&
    rows.every((row) => others.some((other) => row.every((value, index) => value === other[index])))
  );
}
