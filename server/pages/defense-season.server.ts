import type { Game } from "../../domain/game/game.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../domain/game/player-line.ts";
import type { Player } from "../../domain/game/player.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import { playerSeason, type SeasonPart } from "../../domain/players/player-season.ts";
import { type CountedLog, defenseLog } from "../../domain/scoring/counted-log.ts";
import type { Store } from "../store/store.ts";

/** A season of a team's defense, as a player's page shows one. */
export interface DefenseSeason {
  /** Seasons in which the team has played, newest first. */
  seasons: number[];
  season: number | null;
  log: PlayerLogEntry[];
  parts: SeasonPart[];
  counted: CountedLog | null;
}

/** The season asked for, or the newest in which plays of the team's games are known. `asked` null and unknown ones mean the newest. */
export async function defenseSeason(
  store: Pick<Store, "weeks" | "teamGames" | "gameLines">,
  defense: Player,
  asked: number | null,
): Promise<DefenseSeason> {
  const weeks = await store.weeks();
  const all = [...new Set(weeks.map(({ season }) => season))].toSorted((one, other) => other - one);
  const played: { season: number; games: Game[] }[] = [];
  for (const season of all) {
    const games = await store.teamGames(season, [defense.playerId]);
    if (games.some(({ hasStarted }) => hasStarted)) played.push({ season, games });
  }
  const seasons = played.map(({ season }) => season);
  const shown = played.find(({ season }) => season === asked) ?? played[0];
  if (shown === undefined) return { seasons, season: null, log: [], parts: [], counted: null };
  const { season, games } = shown;
  const counted = defenseLog(defense.playerId, await store.gameLines(games.map(({ gameKey }) => gameKey)));
  const log = games
    .filter(({ gameKey }) => counted.games[gameKey] !== undefined)
    .map((game) => ({ game, stats: lineOf(defense), projection: null }));
  const parts = playerSeason(
    log,
    games,
    weeks.filter((week) => week.season === season),
  );
  return { seasons, season, log, parts, counted };
}

/** A defense has no line of a player's: its figures are counted. */
function lineOf({ playerId, name, position }: Player): PlayerLine {
  return { playerId, playerName: name, team: playerId, position, ...UNKNOWN_FIGURES };
}
