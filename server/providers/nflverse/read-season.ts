import { positionThen } from "../../../domain/players/position-then.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { withoutBorrowedStadiums } from "./borrowed-stadium.ts";
import type { FileSource } from "./file-source.ts";
import { fileStems, type ReleaseFileName, RELEASE_FILES } from "./files.ts";
import { mapScheduledGame, type ScheduledGame } from "./map-game.ts";
import { mapLine } from "./map-line.ts";
import { mapPlayer, mapRosterPlayer, mergePlayers } from "./map-player.ts";
import { needTeamAt } from "./map-team.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { readRows } from "./read-csv.ts";
import { PLAYERS, ROSTER, SCHEDULE, STATS } from "./wire.ts";

/** The paths of a file that must be there. Throws `ProviderFailure` with the names that were looked for. */
export async function findFile(
  source: FileSource,
  file: ReleaseFileName,
  season: number,
  signal: AbortSignal,
): Promise<string[]> {
  const paths = await source.find(file, season, signal);
  if (paths.length > 0) return paths;
  const names = fileStems(file, season).map((stem) => `${stem}.csv.gz or ${stem}.csv`);
  const ofSeason = RELEASE_FILES[file].bySeason ? ` of ${season}` : "";
  throw new ProviderFailure(
    "not-found",
    `the ${RELEASE_FILES[file].holds}${ofSeason} is not in ${source.place}: looked for ${names.join(", or ")}`,
  );
}

/** The games of a season in the schedule's order, by nflverse's game id. Throws when the schedule has none. */
export async function readSchedule(
  source: FileSource,
  season: number,
  signal: AbortSignal,
): Promise<Map<string, ScheduledGame>> {
  const seasons = new Set<number>();
  const games: ScheduledGame[] = [];
  let firstPostseasonWeek: number | null = null;
  for (const path of await findFile(source, "schedule", season, signal)) {
    for await (const rows of readRows(path, SCHEDULE, signal)) {
      for (const row of rows) {
        const rowSeason = row.needNumber("season");
        seasons.add(rowSeason);
        if (rowSeason !== season) continue;
        // The schedule stands in order of weeks, so the first row of the postseason is one of its first week.
        if (row.text("game_type") !== "REG") firstPostseasonWeek ??= row.needNumber("week");
        games.push(mapScheduledGame(row, firstPostseasonWeek ?? 0));
      }
    }
  }
  if (games.length === 0) throw unknownSeason(source, season, [...seasons]);
  return new Map(withoutBorrowedStadiums(games).map((game) => [game.gameId, game]));
}

function unknownSeason(source: FileSource, season: number, seasons: number[]): ProviderFailure {
  const known = seasons.length === 0 ? "none at all" : `${Math.min(...seasons)} to ${Math.max(...seasons)}`;
  return new ProviderFailure(
    "not-found",
    `the schedule in ${source.place} has no game of the ${season} season; it has ${known}`,
  );
}

/** Official lines by nflverse's game id, positions as the season knew them. Throws when the source has no statistics of the season. */
export async function readLines(
  source: FileSource,
  season: number,
  games: ReadonlyMap<string, ScheduledGame>,
  signal: AbortSignal,
): Promise<Map<string, PlayerLine[]>> {
  const gameIds = gamesByTeam(games.values());
  const positions = await rosterPositions(source, season, signal);
  const lines = new Map<string, PlayerLine[]>();
  for (const path of await findFile(source, "stats", season, signal)) {
    for await (const rows of readRows(path, STATS, signal)) {
      for (const row of rows) {
        const newest = mapLine(row);
        if (newest === null) continue;
        // The statistics give everybody the position of his newest season, whichever they are of. Rosters name a place more roughly (`DL`).
        const onRoster = positions.get(newest.playerId);
        const line = { ...newest, position: positionThen(newest.position, onRoster === "" ? null : onRoster) };
        const week = row.needNumber("week");
        const gameId = gameIds.get(`${week} ${line.team}`);
        if (gameId === undefined)
          throw row.failure("week", `${needTeamAt(row, "team")} has no game in week ${week} of the schedule`);
        const ofGame = lines.get(gameId);
        if (ofGame === undefined) lines.set(gameId, [line]);
        else ofGame.push(line);
      }
    }
  }
  return lines;
}

/** Positions by player's id on the season's rosters; none where the source has no roster. */
async function rosterPositions(source: FileSource, season: number, signal: AbortSignal): Promise<Map<string, string>> {
  if ((await source.find("roster", season, signal)).length === 0) return new Map();
  return new Map((await readRoster(source, season, signal)).map(({ playerId, position }) => [playerId, position]));
}

/** The old statistics have no game id; week and team say the same, because nobody plays twice in a week. */
function gamesByTeam(games: Iterable<ScheduledGame>): Map<string, string> {
  const gameIds = new Map<string, string>();
  for (const { game, gameId, nflverseWeek } of games) {
    gameIds.set(`${nflverseWeek} ${game.awayTeam}`, gameId);
    gameIds.set(`${nflverseWeek} ${game.homeTeam}`, gameId);
  }
  return gameIds;
}

/**
 * Everybody on a roster of the season, and everybody whose career covers it: rosters miss people who were signed for one
 * game. The facts are the newest ones whichever season is read, so the order of imports does not matter.
 */
export async function readPlayers(source: FileSource, season: number, signal: AbortSignal): Promise<Player[]> {
  const people = new Map((await readRoster(source, season, signal)).map((player) => [player.playerId, player]));
  for (const path of await findFile(source, "players", season, signal)) {
    for await (const rows of readRows(path, PLAYERS, signal)) {
      for (const row of rows) {
        const id = row.text("gsis_id");
        if (id === null) continue;
        const onRoster = people.get(id);
        const isActive =
          (row.number("rookie_season") ?? season) <= season && (row.number("last_season") ?? 0) >= season;
        if (onRoster === undefined && !isActive) continue;
        const player = mapPlayer(row);
        if (player !== null) people.set(id, onRoster === undefined ? player : mergePlayers(player, onRoster));
      }
    }
  }
  return [...people.values()];
}

/** Everybody on a roster of the season once, as the season knew them last. Throws when the source has no such roster. */
export async function readRoster(source: FileSource, season: number, signal: AbortSignal): Promise<Player[]> {
  const people = new Map<string, Player>();
  const weeks = new Map<string, number>();
  for (const path of await findFile(source, "roster", season, signal)) {
    for await (const rows of readRows(path, ROSTER, signal)) {
      for (const row of rows) {
        const player = mapRosterPlayer(row);
        if (player === null) continue;
        // A player who changed teams has a row for each; the later one comes first in the merge.
        const known = people.get(player.playerId);
        const week = row.count("week");
        const isLater = known === undefined || week >= (weeks.get(player.playerId) ?? 0);
        people.set(
          player.playerId,
          known === undefined ? player : isLater ? mergePlayers(player, known) : mergePlayers(known, player),
        );
        if (isLater) weeks.set(player.playerId, week);
      }
    }
  }
  return [...people.values()];
}
