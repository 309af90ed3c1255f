import { SCRAMBLED } from "../../domain/game/is-scrambled.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

/** See `Store.scrambledGames`. */
export async function scrambledGames({ reads }: Database<Tables>, gameKeys: readonly string[]): Promise<string[]> {
  if (gameKeys.length === 0) return [];
  const rows = await reads
    .selectFrom("play")
    .select("gameKey")
    .distinct()
    .where("gameKey", "in", gameKeys)
    .where("description", "=", SCRAMBLED)
    .orderBy("gameKey")
    .execute();
  return rows.map(({ gameKey }) => gameKey);
}
