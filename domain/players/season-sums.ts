import { isBoxScorePosition } from "../game/box-score-position.ts";
import { averageOf, type LogColumn, totalOf } from "./player-log.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { SeasonPart } from "./player-season.ts";
import { SEASON_TYPE, type SeasonType } from "../game/season-type.ts";
import { teamName } from "../game/team.ts";

/** A row at the foot of a season log. */
export interface SeasonSum {
  /** `Regular season, 16 games`. */
  label: string;
  isAverage: boolean;
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
 * season by team where there was more than one. One game alone adds up to nothing new.
 */
export function seasonSums(parts: readonly SeasonPart[], position: string): SeasonSum[] {
  return parts.flatMap(({ seasonType, rows }) => {
    const lines = rows.flatMap((row) => (row.kind === "game" && row.entry.stats !== null ? [row.entry] : []));
    const stats = lines.flatMap(({ stats }) => stats ?? []);
    if (stats.length === 0 || (stats.length === 1 && parts.length === 1)) return [];
    const season = lines[0]?.game.season ?? 0;
    const sums = [sum(`${partName(seasonType)}, ${games(stats)}`, stats)];
    if (seasonType !== SEASON_TYPE.regular) return sums;
    // The mean of the few games that a kicker threw a pass in is nobody's average.
    if (stats.length > 1 && isBoxScorePosition(position)) {
      sums.push({ label: "Per game", isAverage: true, figure: ({ field }) => averageOf(stats, field) });
    }
    const byTeam = [...Map.groupBy(stats, ({ team }) => team)];
    if (byTeam.length > 1) {
      for (const [team, own] of byTeam) sums.push(sum(`With the ${teamName(team, season).nick}, ${games(own)}`, own));
    }
    return sums;
  });
}

function sum(label: string, lines: readonly PlayerLine[]): SeasonSum {
  return { label, isAverage: false, figure: ({ field }) => totalOf(lines, field) };
}

function games(lines: readonly PlayerLine[]): string {
  return lines.length === 1 ? "1 game" : `${lines.length} games`;
}
