import type { SeasonType } from "../../domain/game/season-type.ts";
import type { SeasonUsage } from "../../domain/usage/season-usage.ts";
import type { WeekUse } from "../../domain/usage/week-use.ts";
import type { Database } from "../db/database.ts";
import { INJURY_FIELDS, SNAP_FIELDS, type Tables, USAGE_FIELDS } from "./tables.ts";

/** See `Store.seasonUsage`. */
export async function seasonUsage({ reads }: Database<Tables>, playerId: string, season: number): Promise<SeasonUsage> {
  const [usage, snaps, injuries] = await Promise.all([
    reads
      .selectFrom("player_usage")
      .select(["gameKey", ...USAGE_FIELDS])
      .where("playerId", "=", playerId)
      .where("season", "=", season)
      .orderBy("gameKey")
      .execute(),
    reads
      .selectFrom("player_snaps")
      .select(["gameKey", ...SNAP_FIELDS])
      .where("playerId", "=", playerId)
      .where("season", "=", season)
      .orderBy("gameKey")
      .execute(),
    reads
      .selectFrom("injury_report")
      .select(["gameKey", ...INJURY_FIELDS])
      .where("playerId", "=", playerId)
      .where("season", "=", season)
      .orderBy("gameKey")
      .execute(),
  ]);
  return { usage, snaps, injuries };
}

/** See `Store.weekUses`. */
export async function weekUses(
  { reads }: Database<Tables>,
  season: number,
  seasonType: SeasonType,
  fromWeek: number,
): Promise<WeekUse[]> {
  const rows = await reads
    .selectFrom("player_usage")
    .innerJoin("game", "game.gameKey", "player_usage.gameKey")
    .leftJoin("player_line", (join) =>
      join
        .onRef("player_line.gameKey", "=", "player_usage.gameKey")
        .onRef("player_line.playerId", "=", "player_usage.playerId")
        .on("player_line.source", "=", "stats"),
    )
    .leftJoin("player_snaps", (join) =>
      join
        .onRef("player_snaps.gameKey", "=", "player_usage.gameKey")
        .onRef("player_snaps.playerId", "=", "player_usage.playerId"),
    )
    .select(["player_usage.gameKey", "player_usage.week"])
    .select(USAGE_FIELDS.map((field) => `player_usage.${field}` as const))
    .select([
      "player_line.position",
      "player_line.fantasyPointsPPR as points",
      "player_snaps.offense",
      "player_snaps.teamOffense",
    ])
    .where("player_usage.season", "=", season)
    .where("player_usage.seasonType", "=", seasonType)
    .where("player_usage.week", ">=", fromWeek)
    .where("game.hasStarted", "=", 1)
    .where("game.isInProgress", "=", 0)
    .orderBy("player_usage.week")
    .orderBy("player_usage.gameKey")
    .orderBy("player_usage.playerId")
    .execute();
  return rows.map(({ offense, teamOffense, ...use }) => ({
    ...use,
    snaps: teamOffense === null ? null : { offense, teamOffense },
  }));
}
