import { canonicalTeamCode } from "../../../domain/game/team-code.ts";
import type { CsvRow } from "./csv-row.ts";

/** Our code of the team in a column, null when the cell is empty. Complains by file, row and column about a code that no team has. */
export function teamAt<C extends string>(row: CsvRow<C>, column: C): string | null {
  const code = row.text(column);
  if (code === null) return null;
  const ours = canonicalTeamCode(code);
  if (ours === null) throw row.failure(column, `"${code}" is not a team code that is known here`);
  return ours;
}

/** The same for a column that must not be empty. */
export function needTeamAt<C extends string>(row: CsvRow<C>, column: C): string {
  const team = teamAt(row, column);
  if (team === null) throw row.failure(column, "is empty, a team code was expected");
  return team;
}
