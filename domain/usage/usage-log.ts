import { type UsageCell, usageCell, type UsageColumn, usageColumns } from "./usage-columns.ts";
import { sumUsage, type UsageTotals } from "./usage-totals.ts";

/** A table of usage without its rows. */
export type UsageHead = Omit<UsageColumn, "value">;

/** A player's season week by week, ready to be shown. */
export interface UsageLog {
  columns: UsageHead[];
  /** By game key. */
  games: Record<string, UsageCell[]>;
  /** At the foot: several games added up. */
  sums: { label: string; cells: UsageCell[] }[];
}

/** Null where nothing is known of how he was used. `sums` name what is added up, by game keys. */
export function usageLog(
  position: string,
  games: ReadonlyMap<string, UsageTotals>,
  sums: readonly { label: string; gameKeys: readonly string[] }[],
): UsageLog | null {
  const columns = usageColumns(position, [...games.values()]);
  if (columns.length === 0) return null;
  const cellsOf = (totals: UsageTotals) => columns.map((one) => usageCell(one, totals));
  return {
    columns: columns.map(usageHead),
    games: Object.fromEntries([...games].map(([gameKey, totals]) => [gameKey, cellsOf(totals)])),
    sums: sums.map(({ label, gameKeys }) => ({
      label,
      cells: cellsOf(sumUsage(gameKeys.flatMap((key) => games.get(key) ?? []))),
    })),
  };
}

/** What a browser is told of a column. */
export function usageHead({ head, title, kind, isExtra, isMinor }: UsageColumn): UsageHead {
  return { head, title, kind, isExtra, isMinor };
}
