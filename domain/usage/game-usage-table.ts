import type { GameSnapshot } from "../game/game-snapshot.ts";
import { gameUsage, type PlayerUsage } from "./player-usage.ts";
import { gameUsageColumns, type UsageCell, usageCell } from "./usage-columns.ts";
import { type UsageHead, usageHead } from "./usage-log.ts";
import { usageTotals } from "./usage-totals.ts";

/** Who was thrown or handed the ball in a game, by team, with the figures of each. */
export interface GameUsageTable {
  columns: UsageHead[];
  teams: { team: string; rows: GameUsageRow[] }[];
}

export interface GameUsageRow {
  playerId: string;
  playerName: string;
  position: string;
  cells: UsageCell[];
}

type UsedGame = Pick<GameSnapshot, "game" | "allPlays" | "playerGameStats" | "snaps">;

/**
 * The away team first; in it the most chances first, equal ones by name. A team that has none is left out, and so is a column that nothing is
 * known of. A quarterback has no expected points: his passes are not priced.
 * Points are those of the lines.
 */
export function gameUsageTable({ game, allPlays, playerGameStats, snaps = [] }: UsedGame): GameUsageTable {
  const lines = new Map(playerGameStats.map((line) => [line.playerId, line]));
  const counts = new Map(snaps.map((count) => [count.playerId, count]));
  const used = gameUsage(allPlays).map((usage) => {
    const line = lines.get(usage.playerId);
    const position = line?.position ?? "";
    const priced = position === "QB" ? { ...usage, expectedPoints: null } : usage;
    const own = counts.get(usage.playerId) ?? null;
    return { usage, position, totals: usageTotals(priced, own, line?.fantasyPointsPPR ?? null) };
  });
  const columns = gameUsageColumns(used.map(({ totals }) => totals));
  const teams = [game.awayTeam, game.homeTeam].map((team) => ({
    team,
    rows: used
      .filter(({ usage }) => usage.team === team)
      .toSorted((a, b) => byChances(a.usage, b.usage))
      .map(({ usage: { playerId, playerName }, position, totals }) => ({
        playerId,
        playerName,
        position,
        cells: columns.map((column) => usageCell(column, totals)),
      })),
  }));
  return { columns: columns.map(usageHead), teams: teams.filter(({ rows }) => rows.length > 0) };
}

function byChances(a: PlayerUsage, b: PlayerUsage): number {
  return b.targets + b.carries - (a.targets + a.carries) || (a.playerName < b.playerName ? -1 : 1);
}
