import { isDefenderGroup, type LeaderGroup } from "../../domain/game/leader-group.ts";
import { countedOrder, offenseOrder } from "../../domain/players/leader-order.ts";
import type { LeaderColumn } from "../../domain/players/season-leaders.ts";
import { COUNTED_COLUMNS, type CountedColumn, type CountedTableName } from "../../domain/scoring/counted-columns.ts";
import { OFFENSE_COLUMNS } from "../../domain/scoring/offense-columns.ts";
import type { PresetName } from "../../domain/scoring/presets.ts";
import type { Stat } from "../../domain/scoring/stats.ts";

/** A column, and what it counts. */
export type ListColumn = LeaderColumn & CountedColumn;

/** How a list of leaders is made. */
export interface LeaderList {
  /** The table of figures whose people it lists, and what scores them; null of the offense, which official lines list and score. */
  counted: { table: CountedTableName; scoring: PresetName; head: string } | null;
  columns: readonly ListColumn[];
}

const KICKERS = countedList("kicking", "standard", "FPTS", ["FG", "50+", "Long", "XP"], "FG");
const DEFENSES = countedList("defense", "standard", "FPTS", ["PA", "Sk", "INT", "FR", "TD"], "PA");
const DEFENDERS = countedList("idp", "idp", "IDP", ["Solo", "Ast", "TFL", "Sk", "INT", "PD", "FF"], "Solo");

const LISTS: Readonly<Partial<Record<LeaderGroup, LeaderList>>> = {
  QB: offenseList("QB", "pass_yd", "pass_td"),
  RB: offenseList("RB", "rush_yd", "rush_td"),
  WR: offenseList("WR", "rec_yd", "rec_td"),
  TE: offenseList("TE", "rec_yd", "rec_td"),
  K: KICKERS,
  DST: DEFENSES,
};

/** The list of a group; of every kind of defender the same. */
export function leaderList(group: LeaderGroup): LeaderList {
  return (isDefenderGroup(group) ? null : LISTS[group]) ?? DEFENDERS;
}

/** `phone` and `half`: the statistics that tell most. */
function offenseList(group: keyof typeof OFFENSE_COLUMNS, phone: Stat, half: Stat): LeaderList {
  const columns = OFFENSE_COLUMNS[group];
  const isOneKind = columns.every((column) => column.group === columns[0]?.group);
  return {
    counted: null,
    columns: columns.map((column) => {
      const [stat] = column.stats;
      return {
        ...column,
        group: isOneKind ? null : column.group,
        fits: stat === phone ? "phone" : stat === half ? "half" : "page",
        order: offenseOrder(stat),
      };
    }),
  };
}

/** `heads`: the columns that tell most; `phone`: that of them which tells most. */
function countedList(
  table: CountedTableName,
  scoring: PresetName,
  head: string,
  heads: readonly string[],
  phone: string,
): LeaderList {
  return {
    counted: { table, scoring, head },
    columns: COUNTED_COLUMNS[table]
      .filter((column) => heads.includes(column.head))
      .map((column) => ({
        ...column,
        group: null,
        fits: column.head === phone ? "phone" : "page",
        order: countedOrder(column.head),
      })),
  };
}
