import type { Database } from "../db/database.ts";
import type { Change } from "./store.ts";
import type { Tables } from "./tables.ts";

/** What was committed, in order, and who wants to know. */
export interface ChangeFeed {
  latest(): Promise<number>;
  since(seq: number): Promise<Change[]>;
  /** Tells every listener of a change of this process; null is none. */
  committed(seq: number | null): void;
  listen(listener: () => void): () => void;
  close(): void;
}

/** Starts at the newest change. Other processes' commits are only looked for while somebody listens. */
export async function openChangeFeed(database: Database<Tables>): Promise<ChangeFeed> {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | null = null;
  const latest = async () => {
    const row = await database.reads
      .selectFrom("game_change")
      .select((eb) => eb.fn.max("seq").as("seq"))
      .executeTakeFirst();
    return row?.seq ?? 0;
  };
  let announced = await latest();
  const committed = (seq: number | null) => {
    if (seq === null || seq <= announced) return;
    announced = seq;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    stopWatching?.();
    stopWatching = null;
  };

  return {
    latest,
    since: (seq) =>
      database.reads
        .selectFrom("game_change")
        .select(["seq", "gameKey", "version"])
        .where("seq", ">", seq)
        .orderBy("seq")
        .execute(),
    committed,
    listen: (listener) => {
      // One entry for each call, also for a function that listens twice.
      const entry = () => {
        listener();
      };
      listeners.add(entry);
      // A database that is away now is asked again after its next sign of life.
      stopWatching ??= database.watch(() => void latest().then(committed, () => {}));
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0) stop();
      };
    },
    close: () => {
      listeners.clear();
      stop();
    },
  };
}
