import type { Player, PlayerAlias } from "../../domain/game/player.ts";
import type { LineSource, PlayerLine } from "../../domain/game/player-line.ts";
import type { Database } from "../db/database.ts";
import { gameFromRow, PLAY_SELECTION, playFromRow } from "./game-from-rows.ts";
import { kickOff } from "./read-games.ts";
import type { PlayerGame } from "../../domain/scoring/counted-log.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import { GAME_FIELDS, LINE_FIELDS, PLAYER_FIELDS, type Tables } from "./tables.ts";

/** The same number can be two people's id in two sources: then the source named first here wins. */
const ALIAS_SOURCES: readonly PlayerAlias["source"][] = ["gsis", "fantasydata", "espn", "sleeper", "pfr"];

/** See `Store.player`. */
export async function player(database: Database<Tables>, playerId: string): Promise<Player | null> {
  const row = await database.reads
    .selectFrom("player")
    .select(PLAYER_FIELDS)
    .where("playerId", "=", playerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return (await withAliases(database, [row]))[0] ?? null;
}

/** See `Store.playerByAlias`. */
export async function playerByAlias(database: Database<Tables>, id: string): Promise<Player | null> {
  const claims = await database.reads
    .selectFrom("player_alias")
    .select(["source", "playerId"])
    .where("id", "=", id)
    .execute();
  const claim = claims.toSorted((a, b) => ALIAS_SOURCES.indexOf(a.source) - ALIAS_SOURCES.indexOf(b.source))[0];
  return claim === undefined ? null : player(database, claim.playerId);
}

/** See `Store.playersWithAlias`. */
export async function playersWithAlias(database: Database<Tables>, source: PlayerAlias["source"]): Promise<Player[]> {
  const rows = await database.reads
    .selectFrom("player")
    .select(PLAYER_FIELDS)
    .where("playerId", "in", (eb) => eb.selectFrom("player_alias").select("playerId").where("source", "=", source))
    .orderBy("playerId")
    .execute();
  return withAliases(database, rows);
}

/** See `Store.playerSeasons`. */
export async function playerSeasons({ reads }: Database<Tables>, playerId: string): Promise<number[]> {
  const rows = await reads
    .selectFrom("player_line")
    .select("season")
    .distinct()
    .where("playerId", "=", playerId)
    .orderBy("season", "desc")
    .execute();
  return rows.map(({ season }) => season);
}

/** See `Store.playerLog`. Games in order of kickoff. */
export async function playerLog(
  { reads }: Database<Tables>,
  playerId: string,
  season: number,
): Promise<PlayerLogEntry[]> {
  const rows = await reads
    .selectFrom("player_line")
    .select(["gameKey", "source", ...LINE_FIELDS])
    .where("playerId", "=", playerId)
    .where("season", "=", season)
    .execute();
  const games = await reads
    .selectFrom("game")
    .select(GAME_FIELDS)
    .where("gameKey", "in", (eb) =>
      eb
        .selectFrom("player_line")
        .select("player_line.gameKey")
        .where("playerId", "=", playerId)
        .where("player_line.season", "=", season),
    )
    .execute();
  const lineOf = (wantedKey: string, wantedSource: LineSource): PlayerLine | null => {
    const row = rows.find(({ gameKey, source }) => gameKey === wantedKey && source === wantedSource);
    if (row === undefined) return null;
    const { gameKey: _gameKey, source: _source, ...line } = row;
    return line;
  };
  return games
    .map((row) => ({
      game: gameFromRow(row),
      stats: lineOf(row.gameKey, "stats"),
      projection: lineOf(row.gameKey, "projections"),
    }))
    .toSorted(
      (a, b) => kickOff(a.game) - kickOff(b.game) || a.game.seasonType - b.game.seasonType || a.game.week - b.game.week,
    );
}

/** See `Store.playerPlays`. */
export async function playerPlays(
  { reads }: Database<Tables>,
  playerId: string,
  season: number,
): Promise<PlayerGame[]> {
  const games = await reads
    .selectFrom("game")
    .select(["gameKey", "provider"])
    .where("gameKey", "in", (eb) =>
      eb
        .selectFrom("player_line")
        .select("player_line.gameKey")
        .where("playerId", "=", playerId)
        .where("player_line.season", "=", season),
    )
    .where("gameKey", "in", (eb) => eb.selectFrom("play").select("play.gameKey"))
    .orderBy("gameKey")
    .execute();
  if (games.length === 0) return [];
  const rows = await reads
    .selectFrom("play")
    .select(["gameKey", ...PLAY_SELECTION])
    .where(
      "gameKey",
      "in",
      games.map(({ gameKey }) => gameKey),
    )
    // As the text of credits has an id. What a wildcard in one finds beside it goes out again below.
    .where("credits", "like", `%[${JSON.stringify(playerId)},%`)
    .orderBy("sequence")
    .execute();
  const plays = rows.map(({ gameKey, ...row }) => ({ gameKey, play: playFromRow(row) }));
  const own = plays.filter(({ play }) => play.credits.some((credit) => credit.playerId === playerId));
  const byGame = Map.groupBy(own, ({ gameKey }) => gameKey);
  return games.map(({ gameKey, provider }) => ({
    gameKey,
    provider,
    plays: (byGame.get(gameKey) ?? []).map(({ play }) => play),
  }));
}

async function withAliases({ reads, oneOf }: Database<Tables>, people: Omit<Player, "aliases">[]): Promise<Player[]> {
  const playerIds = people.map(({ playerId }) => playerId);
  const rows = await reads
    .selectFrom("player_alias")
    .selectAll()
    .where("playerId", "in", oneOf(playerIds))
    .orderBy("source")
    .orderBy("id")
    .execute();
  const aliases = Map.groupBy(rows, ({ playerId }) => playerId);
  return people.map((person) => ({
    ...person,
    aliases: (aliases.get(person.playerId) ?? []).map(({ source, id }) => ({ source, id })),
  }));
}
