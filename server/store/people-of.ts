import type { Kysely } from "kysely";
import type { GamePerson } from "../../domain/game/game-person.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

type OneOf = Database<Tables>["oneOf"];
type Teams = Pick<Game, "season" | "awayTeam" | "homeTeam">;

/**
 * Everybody that a description of a game can mean: who is named in its lines and reports, which have ids alone, and behind them the two teams' other
 * players. Somebody who is out is nobody that a play can mean.
 */
export async function peopleOf(
  oneOf: OneOf,
  db: Kysely<Tables>,
  teams: Teams,
  lines: readonly GamePerson[],
  { snaps = [], injuries = [] }: Pick<GameSnapshot, "snaps" | "injuries">,
): Promise<GamePerson[]> {
  const known = new Map(lines.map(({ playerId, playerName, team }) => [playerId, { playerId, playerName, team }]));
  const isOut = ({ status }: { status: string | null }): boolean => status === "Out" || status === "Inactive";
  const others = new Map(
    [...injuries.filter((one) => !isOut(one)), ...snaps].map(({ playerId, team }) => [playerId, team]),
  );
  const ids = [...others.keys()].filter((playerId) => !known.has(playerId));
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("player")
          .select(["playerId", "name"])
          .where("playerId", "in", oneOf(ids))
          .orderBy("playerId")
          .execute();
  const named = rows.map(({ playerId, name }) => ({ playerId, playerName: name, team: others.get(playerId) ?? "" }));
  const listed = new Set([...known.keys(), ...ids, ...injuries.filter(isOut).map(({ playerId }) => playerId)]);
  const clubmates = (await clubmatesOf(db, teams)).filter(({ playerId }) => !listed.has(playerId));
  return [...known.values(), ...named, ...clubmates];
}

/** Who was with a team in another game of the season, and who wears a number on its roster today. */
async function clubmatesOf(db: Kysely<Tables>, { season, awayTeam, homeTeam }: Teams): Promise<GamePerson[]> {
  const teams = [awayTeam, homeTeam];
  const games = db
    .selectFrom("game")
    .select("gameKey")
    .where("season", "=", season)
    .where((eb) => eb.or([eb("awayTeam", "in", teams), eb("homeTeam", "in", teams)]));
  const lines = await db
    .selectFrom("player_line")
    .select(["playerId", "playerName", "team"])
    .distinct()
    .where("gameKey", "in", games)
    .where("team", "in", teams)
    .orderBy("playerId")
    .execute();
  const snaps = await db
    .selectFrom("player_snaps")
    .innerJoin("player", "player.playerId", "player_snaps.playerId")
    .select(["player.playerId", "player.name as playerName", "player_snaps.team"])
    .distinct()
    .where("gameKey", "in", games)
    .where("player_snaps.team", "in", teams)
    .orderBy("player.playerId")
    .execute();
  const rosters = await db
    .selectFrom("player")
    .select(["playerId", "name", "team", "jerseyNumber"])
    .where("team", "in", teams)
    .where("jerseyNumber", "is not", null)
    .orderBy("playerId")
    .execute();
  const found = new Map<string, GamePerson>();
  for (const { playerId, name, team, jerseyNumber } of rosters)
    found.set(playerId, { playerId, playerName: name, team: team ?? "", clubmate: { jersey: jerseyNumber } });
  for (const person of [...lines, ...snaps]) found.set(person.playerId, { ...person, clubmate: { jersey: null } });
  return [...found.values()];
}
