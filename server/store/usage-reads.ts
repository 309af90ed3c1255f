import type { SeasonType } from "../../domain/game/season-type.ts";
import type { SeasonUsage } from "../../domain/usage/season-usage.ts";
import type { WeekUse } from "../../domain/usage/week-use.ts";
import type { Database } from "../db/database.ts";
import type { Store } from "./store.ts";
import { INJURY_FIELDS, SNAP_FIELDS, type Tables, USAGE_FIELDS } from "./tables.ts";

/** What a store tells of usage. */
export function usageReads(database: Database<Tables>): Pick<Store, "seasonUsage" | "weekUses"> {
  return {
    seasonUsage: (playerId, season) => seasonUsage(database, playerId, season),
    weekUses: (season, seasonType, fromWeek) => weekUses(database, season, seasonType, fromWeek),
  };
}

/** See `Store.seasonUsage`. */
async function seasonUsage({ reads }: Database<Tables>, playerId: string, season: number): Promise<SeasonUsage> {
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
      .innerJoin("game", "game.gameKey", "injury_report.gameKey")
      .select(["injury_report.gameKey", "game.provider"])
      .select(INJURY_FIELDS.map((field) => `injury_report.${field}` as const))
      .where("playerId", "=", playerId)
      .where("injury_report.season", "=", season)
      .orderBy("injury_report.gameKey")
      .execute(),
  ]);
  return { usage, snaps, injuries };
}

/** See `Store.weekUses`. */
async function weekUses(
  database: Database<Tables>,
  season: number,
  seasonType: SeasonType,
  fromWeek: number,
): Promise<WeekUse[]> {
  const rows = await database.reads
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
  const used = rows.map(({ offense, teamOffense, ...use }) => ({
    ...use,
    snaps: teamOffense === null ? null : { offense, teamOffense },
  }));
  return [...used, ...(await idleUses(database, used, season, seasonType, fromWeek))];
}

/** Those who were on the field in a game and neither thrown nor handed the ball, if they were in another of the games. */
async function idleUses(
  { reads }: Database<Tables>,
  used: readonly WeekUse[],
  season: number,
  seasonType: SeasonType,
  fromWeek: number,
): Promise<WeekUse[]> {
  const people = new Map(used.map((use) => [use.playerId, use]));
  const teams = new Map(used.map((use) => [`${use.gameKey} ${use.team}`, use]));
  const known = new Set(used.map(({ gameKey, playerId }) => `${gameKey} ${playerId}`));
  const rows = await reads
    .selectFrom("player_snaps")
    .innerJoin("game", "game.gameKey", "player_snaps.gameKey")
    .select(["player_snaps.gameKey", "game.week", "playerId", "team", "offense", "teamOffense"])
    .where("game.season", "=", season)
    .where("game.seasonType", "=", seasonType)
    .where("game.week", ">=", fromWeek)
    .where("offense", ">", 0)
    .execute();
  return rows.flatMap(({ offense, teamOffense, ...row }) => {
    const person = people.get(row.playerId);
    const team = teams.get(`${row.gameKey} ${row.team}`);
    if (person === undefined || team === undefined || known.has(`${row.gameKey} ${row.playerId}`)) return [];
    const { playerName, position } = person;
    const { teamTargets, teamCarries, teamAirYards } = team;
    return [
      {
        ...row,
        ...NO_CHANCES,
        playerName,
        position,
        teamTargets,
        teamCarries,
        airYards: teamAirYards === null ? null : 0,
        teamAirYards,
        points: null,
        snaps: { offense, teamOffense },
      },
    ];
  });
}

const NO_CHANCES = {
  targets: 0,
  carries: 0,
  redZoneTargets: 0,
  redZoneCarries: 0,
  goalLineTargets: 0,
  goalLineCarries: 0,
  expectedPoints: 0,
} as const;
