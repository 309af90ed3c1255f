import { isBoxScorePosition } from "../game/box-score-position.ts";
import { averageOf, type LogColumn, logValue, totalOf } from "./player-log.ts";
import type { PlayerLogEntry } from "./player-log-entry.ts";
import type { SeasonPart } from "./player-season.ts";
import { SEASON_TYPE, type SeasonType } from "../game/season-type.ts";
import { teamName } from "../game/team.ts";

/** A row at the foot of a season log. */
export interface SeasonSum {
  /** `Regular season, 16 games`. */
  label: string;
  isAverage: boolean;
  /** The games that it adds up, by `gameKey`. */
  gameKeys: string[];
  /** The sum or the mean of a column; null where no game knows it. */
  figure(column: LogColumn): number | null;
}

const PART_NAMES = new Map<SeasonType, string>([
  [SEASON_TYPE.preseason, "Preseason"],
  [SEASON_TYPE.regular, "Regular season"],
  [SEASON_TYPE.postseason, "Playoffs"],
]);

/** What a part of a player's season is called; `Other games` for one that has no name. */
export function partName(seasonType: SeasonType): string {
  return PART_NAMES.get(seasonType) ?? "Other games";
}

/**
 * What a season adds up to: each part by itself, since the league's own totals never count the playoffs, and the regular
 * season by team where there was more than one. One game alone adds up to nothing new. `isCounted`: the player's plays are counted,
 * whatever his position.
 */
export function seasonSums(parts: readonly SeasonPart[], position: string, isCounted = false): SeasonSum[] {
  return parts.flatMap(({ seasonType, rows }) => {
    const played = rows.flatMap((row) => (row.kind === "game" && row.entry.stats !== null ? [row.entry] : []));
    if (played.length === 0 || (played.length === 1 && parts.length === 1)) return [];
    const season = played[0]?.game.season ?? 0;
    const sums = [sum(`${partName(seasonType)}, ${games(played)}`, played)];
    if (seasonType !== SEASON_TYPE.regular) return sums;
    // The mean of the few games that a kicker threw a pass in is nobody's average.
    if (played.length > 1 && (isCounted || isBoxScorePosition(position))) {
      const figure = (column: LogColumn) => averageOf(valuesOf(played, column));
      sums.push({ ...sum("Per game", played), isAverage: true, figure });
    }
    const byTeam = [...Map.groupBy(played, ({ stats }) => stats?.team ?? "")];
    if (byTeam.length > 1) {
      for (const [team, own] of byTeam) sums.push(sum(`With the ${teamName(team, season).nick}, ${games(own)}`, own));
    }
    return sums;
  });
}

function sum(label: string, played: readonly PlayerLogEntry[]): SeasonSum {
  return {
    label,
    isAverage: false,
    gameKeys: played.map(({ game }) => game.gameKey),
    figure: (column) => totalOf(valuesOf(played, column)),
  };
}

function valuesOf(played: readonly PlayerLogEntry[], column: LogColumn): (number | null)[] {
  return played.map((entry) => logValue(entry, column, "stats"));
}

function games(played: readonly PlayerLogEntry[]): string {
  return played.length === 1 ? "1 game" : `${played.length} games`;
}
