import type { WriteTransaction } from "../db/database.ts";
import type { IncomingGame } from "./store.ts";
import { CORRECTION_FIELDS, type Tables } from "./tables.ts";

const COLUMNS = ["gameKey", "position", ...CORRECTION_FIELDS];

/** Keeps what the games that got a version have corrected, in the transaction that stores them. */
export async function putCorrections(
  { insertRows }: WriteTransaction<Tables>,
  delivered: readonly IncomingGame[],
  versions: ReadonlyMap<string, number>,
  at: string,
): Promise<void> {
  // A game named twice is stored as it is named last, and so are its corrections.
  const games = new Map(delivered.map((game) => [game.game.gameKey, game]));
  const rows = [...games].flatMap(([gameKey, { corrections = [] }]) => {
    const version = versions.get(gameKey);
    if (version === undefined) return [];
    return corrections.map((found, position) => {
      const correction = { ...found, version, at };
      return [gameKey, position, ...CORRECTION_FIELDS.map((field) => correction[field])];
    });
  });
  if (rows.length > 0) await insertRows({ table: "correction", columns: COLUMNS, rows });
}
