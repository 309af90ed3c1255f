import type { Kysely, RawBuilder, Transaction } from "kysely";

/** What a column of ours can hold: booleans are 0 or 1 on both engines. */
export type Cell = string | number | null;

/** Rows for one table, as cells in the order of `columns`. */
export interface RowBatch {
  table: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Columns that name a row which may be there already; its other columns are then overwritten. */
  replaceBy?: readonly string[];
}

/** The one writer of the moment: whatever it does is committed whole or not at all. */
export interface WriteTransaction<Tables> {
  db: Transaction<Tables>;
  insertRows(batch: RowBatch): Promise<void>;
  /** Tells the other processes, once this transaction is committed, that something changed. */
  announce(): Promise<void>;
}

/** The differences between the two engines, and nothing about what is stored in them. */
export interface Database<Tables> {
  readonly engine: "sqlite" | "postgres";
  /** For reads of one statement. */
  readonly reads: Kysely<Tables>;
  /** For reads of several statements that must all see one moment. */
  snapshot<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Waits until no other process or caller writes. */
  write<T>(work: (transaction: WriteTransaction<Tables>) => Promise<T>): Promise<T>;
  /** A set for `in`, as one parameter however many values it has. */
  oneOf(values: readonly string[]): RawBuilder<string>;
  /** Reads all of it where that is ours to look after: `ok`, or what is wrong. Takes seconds, and holds nobody up. */
  check(): Promise<string>;
  /** Calls back after another process may have committed something. Returns a function that stops it. */
  watch(onMoved: () => void): () => void;
  close(): Promise<void>;
}
