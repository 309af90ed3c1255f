import type { SeasonRow } from "../../domain/players/player-season.ts";
import { teamName } from "../../domain/game/team.ts";
import { WeekMark } from "./week-mark.tsx";

interface LogGapRowProps {
  row: Exclude<SeasonRow, { kind: "game" }>;
  season: number;
  /** Of the whole table. */
  columns: number;
}

/** What stands between two games: weeks without one, or another team. */
export function LogGapRow({ row, season, columns }: LogGapRowProps) {
  if (row.kind === "move") {
    return (
      <tr className="moved">
        <td className="l" colSpan={columns}>
          From the {teamName(row.from, season).nick} to the {teamName(row.to, season).nick}
        </td>
      </tr>
    );
  }
  const { from, to, team, kind } = row;
  const words = kind === "bye" ? "Bye" : "No stats";
  return (
    <tr className="off">
      <th scope="row">
        <WeekMark {...from} />
        {to.week === from.week ? null : (
          <>
            -<WeekMark {...to} />
          </>
        )}
      </th>
      <td className="l" colSpan={columns - 1}>
        {team === null ? words : `${team}, ${words.toLowerCase()}`}
      </td>
    </tr>
  );
}
