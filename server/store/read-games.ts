import type { Kysely } from "kysely";

import type { GamePerson } from "../../domain/game/game-person.ts";
import type { Game } from "../../domain/game/game.ts";
import type { GameSnapshot, ProviderName, ShownSnapshot } from "../../domain/game/game-snapshot.ts";
import type { LineSource } from "../../domain/game/player-line.ts";
import type { Database } from "../db/database.ts";
import { gameFromRow, PLAY_SELECTION, playFromRow, SHOWN_PLAY_FIELDS, shownPlayFromRow } from "./game-from-rows.ts";
import type { Leader } from "../../domain/page/leader.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { StoryInput, WeekGame } from "./store.ts";
import {
  CORRECTION_FIELDS,
  DIFFERENCE_FIELDS,
  GAME_FIELDS,
  INJURY_FIELDS,
  LINE_FIELDS,
  SNAP_FIELDS,
  type Tables,
} from "./tables.ts";

/** See `Store.gameSnapshot`. */
export async function gameSnapshot(database: Database<Tables>, gameKey: string): Promise<GameSnapshot | null> {
  return readGame(database, gameKey, async (db) => {
    const rows = await db.selectFrom("play").select(PLAY_SELECTION).where("gameKey", "=", gameKey).execute();
    const snaps = await db
      .selectFrom("player_snaps")
      .select(SNAP_FIELDS)
      .where("gameKey", "=", gameKey)
      .orderBy("playerId")
      .execute();
    const injuries = await db
      .selectFrom("injury_report")
      .select(INJURY_FIELDS)
      .where("gameKey", "=", gameKey)
      .orderBy("playerId")
      .execute();
    return {
      plays: rows.map(playFromRow),
      reports: { ...(snaps.length === 0 ? {} : { snaps }), ...(injuries.length === 0 ? {} : { injuries }) },
    };
  });
}

/** See `Store.shownSnapshot`. */
export async function shownSnapshot(database: Database<Tables>, gameKey: string): Promise<ShownSnapshot | null> {
  return readGame(database, gameKey, async (db) => {
    const rows = await db.selectFrom("play").select(SHOWN_PLAY_FIELDS).where("gameKey", "=", gameKey).execute();
    return { plays: rows.map(shownPlayFromRow), reports: null };
  });
}

/** See `Store.game`. */
export async function gameAlone({ reads }: Database<Tables>, gameKey: string): Promise<Game | null> {
  const row = await reads.selectFrom("game").select(GAME_FIELDS).where("gameKey", "=", gameKey).executeTakeFirst();
  return row === undefined ? null : gameFromRow(row);
}

type Snapshot<P> = Omit<GameSnapshot, "allPlays"> & { allPlays: P[] };

/** What not every reader of a game needs. */
interface Details<P> {
  plays: P[];
  /** Null for a reader who asks for no names either. */
  reports: Pick<GameSnapshot, "snaps" | "injuries"> | null;
}

/** Everything about a game as it stood at one moment, with its plays and reports as `readDetails` reads them. */
async function readGame<P extends { sequence: number }>(
  database: Database<Tables>,
  gameKey: string,
  readDetails: (db: Kysely<Tables>) => Promise<Details<P>>,
): Promise<Snapshot<P> | null> {
  return database.snapshot(async (db) => {
    const game = await db.selectFrom("game").selectAll().where("gameKey", "=", gameKey).executeTakeFirst();
    if (game === undefined) return null;
    const { plays, reports } = await readDetails(db);
    const lines = await db
      .selectFrom("player_line")
      .select("source")
      .select(LINE_FIELDS)
      .where("gameKey", "=", gameKey)
      .orderBy("source")
      .orderBy("playerId")
      .execute();
    const differences = await db
      .selectFrom("line_difference")
      .select(DIFFERENCE_FIELDS)
      .where("gameKey", "=", gameKey)
      .orderBy("playerId")
      .orderBy("field")
      .execute();
    const corrections = await db
      .selectFrom("correction")
      .select(CORRECTION_FIELDS)
      .where("gameKey", "=", gameKey)
      .orderBy("version")
      .orderBy("position")
      .execute();
    const stories = await db
      .selectFrom("story")
      .select(["kind", "markdown", "createdAt", "html", "model"])
      .where("gameKey", "=", gameKey)
      .where("isPublished", "=", 1)
      .execute();
    const named = reports === null ? {} : { ...reports, ...(await peopleOf(database.oneOf, db, lines, reports)) };
    const { provider, providerGameId, version, asOf, contentHash: _, ...fields } = game;
    const linesOf = (wanted: LineSource) =>
      lines.filter(({ source }) => source === wanted).map(({ source: _source, ...line }) => line);
    const recap = stories.find(({ kind }) => kind === "recap");
    const preview = stories.find(({ kind }) => kind === "preview");
    return {
      game: gameFromRow(fields),
      allPlays: plays.toSorted((a, b) => a.sequence - b.sequence),
      playerProjections: linesOf("projections"),
      playerGameStats: linesOf("stats"),
      gameRecap: recap === undefined ? null : { gameKey, recap: recap.markdown, ...shown(recap) },
      gameProjection: preview === undefined ? null : { gameKey, projection: preview.markdown, ...shown(preview) },
      differences,
      corrections,
      ...named,
      provider,
      providerGameId,
      version,
      asOf,
    };
  });
}

/** Who is named in lines and reports, which have ids alone. Somebody who is out is nobody that a play can mean, and stands apart. */
async function peopleOf(
  oneOf: Database<Tables>["oneOf"],
  db: Kysely<Tables>,
  lines: readonly GamePerson[],
  { snaps = [], injuries = [] }: Pick<GameSnapshot, "snaps" | "injuries">,
): Promise<Pick<GameSnapshot, "people" | "absent">> {
  const known = new Map(lines.map(({ playerId, playerName, team }) => [playerId, { playerId, playerName, team }]));
  const teams = new Map([...injuries, ...snaps].map(({ playerId, team }) => [playerId, team]));
  const isOut = new Set(
    injuries.filter(({ status }) => status === "Out" || status === "Inactive").map(({ playerId }) => playerId),
  );
  for (const { playerId } of snaps) isOut.delete(playerId);
  const ids = [...teams.keys()].filter((playerId) => !known.has(playerId));
  if (ids.length === 0) return { people: [...known.values()] };
  const rows = await db
    .selectFrom("player")
    .select(["playerId", "name"])
    .where("playerId", "in", oneOf(ids))
    .orderBy("playerId")
    .execute();
  const named = rows.map(({ playerId, name }) => ({ playerId, playerName: name, team: teams.get(playerId) ?? "" }));
  const absent = named.filter(({ playerId }) => isOut.has(playerId));
  const people = [...known.values(), ...named.filter(({ playerId }) => !isOut.has(playerId))];
  return absent.length === 0 ? { people } : { people, absent };
}

function shown({ createdAt, html, model }: Pick<StoryInput, "createdAt" | "html" | "model">) {
  return { createdAt, html, model };
}

/** See `Store.providers`. */
export async function providers({ reads }: Database<Tables>): Promise<ProviderName[]> {
  const rows = await reads.selectFrom("game").select("provider").distinct().orderBy("provider").execute();
  return rows.map(({ provider }) => provider);
}

/** See `Store.gameKeys`. */
export async function gameKeys({ reads }: Database<Tables>): Promise<string[]> {
  const rows = await reads.selectFrom("game").select("gameKey").orderBy("gameKey").execute();
  return rows.map(({ gameKey }) => gameKey);
}

/** See `Store.weeks`. */
export async function weeks({ reads }: Database<Tables>): Promise<WeekId[]> {
  return reads
    .selectFrom("game")
    .select(["season", "seasonType", "week"])
    .groupBy(["season", "seasonType", "week"])
    .orderBy("season")
    .orderBy("seasonType")
    .orderBy("week")
    .execute();
}

/** See `Store.weekGames`. Games without a known kickoff come last. */
export async function weekGames(
  { reads }: Database<Tables>,
  { season, seasonType, week }: WeekId,
): Promise<WeekGame[]> {
  const rows = await reads
    .selectFrom("game")
    .select(["provider", "asOf", "version"])
    .select(GAME_FIELDS)
    .where("season", "=", season)
    .where("seasonType", "=", seasonType)
    .where("week", "=", week)
    .orderBy("gameKey")
    .execute();
  return rows
    .map(({ provider, asOf, version, ...game }) => ({ game: gameFromRow(game), provider, asOf, version }))
    .toSorted((a, b) => kickOff(a.game) - kickOff(b.game));
}

/** See `Store.teamGames`. */
export async function teamGames(
  { reads, oneOf }: Database<Tables>,
  season: number,
  teams: readonly string[],
): Promise<Game[]> {
  const rows = await reads
    .selectFrom("game")
    .select(GAME_FIELDS)
    .where("season", "=", season)
    .where((eb) => eb.or([eb("awayTeam", "in", oneOf([...teams])), eb("homeTeam", "in", oneOf([...teams]))]))
    .orderBy("gameKey")
    .execute();
  return rows.map(gameFromRow).toSorted((a, b) => kickOff(a) - kickOff(b));
}

/** Times are texts with zones, so only the moments can be compared. */
export function kickOff({ dateTime }: Pick<Game, "dateTime">): number {
  return dateTime === null ? Number.MAX_VALUE : Date.parse(dateTime);
}

/** See `Store.weekLeaders`. A line without PPR points above zero is no leader; equal points are in order of name. */
export async function weekLeaders(
  { reads }: Database<Tables>,
  { season, seasonType, week }: WeekId,
  source: LineSource,
  positions: string[],
  limit: number,
): Promise<Leader[]> {
  if (positions.length === 0) return [];
  const rows = await reads
    .selectFrom("player_line")
    .innerJoin("game", "game.gameKey", "player_line.gameKey")
    .select(["player_line.gameKey", "game.awayTeam", "game.homeTeam"])
    .select(LINE_FIELDS.map((field) => `player_line.${field}` as const))
    .where("player_line.season", "=", season)
    .where("player_line.seasonType", "=", seasonType)
    .where("player_line.week", "=", week)
    .where("source", "=", source)
    .where("position", "in", positions)
    .where("fantasyPointsPPR", ">", 0)
    .orderBy("fantasyPointsPPR", "desc")
    .orderBy("playerName")
    .orderBy("playerId")
    .limit(limit)
    .execute();
  return rows.map(({ gameKey, awayTeam, homeTeam, ...line }) => ({
    line,
    gameKey,
    opponent: line.team === homeTeam ? awayTeam : homeTeam,
  }));
}
