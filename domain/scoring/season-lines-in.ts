import { type CountedTableName, linesIn } from "./counted-columns.ts";
import type { GameLines } from "./game-lines.ts";
import { type SeasonLine, seasonLines } from "./season-lines.ts";

type LinesByTable = Map<CountedTableName, readonly SeasonLine[]>;

const TABLES = new WeakMap<readonly GameLines[], LinesByTable>();

/** Those of a season's lines that a table shows, found once for the same list of games. */
export function seasonLinesIn(table: CountedTableName, games: readonly GameLines[]): readonly SeasonLine[] {
  const tables: LinesByTable = TABLES.get(games) ?? new Map();
  TABLES.set(games, tables);
  const lines = tables.get(table) ?? linesIn(table, seasonLines(games));
  tables.set(table, lines);
  return lines;
}
