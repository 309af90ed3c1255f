import type { Game } from "../../domain/game/game.ts";
import type { TeamStat } from "../../domain/shape/team-stats.ts";
import { Sleeve } from "./sleeve.tsx";

interface TeamStatsTableProps {
  game: Pick<Game, "awayTeam" | "homeTeam">;
  teams: TeamStat[];
}

/** Both teams' figures side by side, the better one in bold; folded on a phone. Absent where the plays give none. */
export function TeamStatsTable({ game: { awayTeam, homeTeam }, teams }: TeamStatsTableProps) {
  if (teams.length === 0) return null;
  const half = Math.ceil(teams.length / 2);
  return (
    <details className="teams folds" id="teams">
      <summary>
        <h3>Team statistics</h3>
      </summary>
      <div>
        {[teams.slice(0, half), teams.slice(half)].map((rows) => (
          <table key={rows[0]?.field}>
            <caption className="vh">
              Team statistics: {rows[0]?.label} to {rows.at(-1)?.label}
            </caption>
            <colgroup>
              <col />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">
                  <Sleeve team={awayTeam} mini /> {awayTeam}
                </th>
                <th scope="col">
                  <span className="vh">Figure</span>
                </th>
                <th scope="col">
                  {homeTeam} <Sleeve team={homeTeam} mini />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ field, label, away, home, better }) => (
                <tr key={field}>
                  <td className={better === "away" ? "top" : undefined}>{away}</td>
                  <th scope="row">{label}</th>
                  <td className={better === "home" ? "top" : undefined}>{home}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
