import type { WeekId } from "../../domain/game/week-id.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

/** See `Store.weekVersion`. */
export async function weekVersion({ reads }: Database<Tables>, { season, seasonType, week }: WeekId): Promise<number> {
  // A removed game has no row any more; its key still says which week it belonged to: see `game-key.ts`.
  const first = `${season}${seasonType}${String(week).padStart(2, "0")}`;
  const row = await reads
    .selectFrom("game_change")
    .select((eb) => eb.fn.max("seq").as("seq"))
    .where((eb) =>
      eb.or([
        eb.and([eb("gameKey", ">=", `${first}00`), eb("gameKey", "<=", `${first}99`)]),
        eb(
          "gameKey",
          "in",
          eb
            .selectFrom("game")
            .select("gameKey")
            .where("season", "=", season)
            .where("seasonType", "=", seasonType)
            .where("week", "=", week),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** See `Store.gameNames`. */
export async function gameNames(
  database: Database<Tables>,
  gameKey: string,
): Promise<{ week: WeekId; playerIds: string[] } | null> {
  return database.snapshot(async (db) => {
    const week = await db
      .selectFrom("game")
      .select(["season", "seasonType", "week"])
      .where("gameKey", "=", gameKey)
      .executeTakeFirst();
    if (week === undefined) return null;
    const lines = await db
      .selectFrom("player_line")
      .select("playerId")
      .distinct()
      .where("gameKey", "=", gameKey)
      .orderBy("playerId")
      .execute();
    return { week, playerIds: lines.map(({ playerId }) => playerId) };
  });
}
