import type { Game } from "../../domain/game/game.ts";
import type { TeamStat } from "../../domain/shape/team-stats.ts";
import { figurePath } from "../../domain/page/address/figure-address.ts";
import { useGameView } from "../use-game-view.ts";
import { FoldHead } from "./fold-head.tsx";
import { Sleeve } from "./sleeve.tsx";

interface TeamStatsTableProps {
  game: Pick<Game, "gameKey" | "awayTeam" | "homeTeam">;
  teams: TeamStat[];
  /** Each figure leads to the plays that it is made of. */
  isLinked: boolean;
}

/** Both teams' figures side by side, the better one in bold; folded on a phone. Absent where the plays give none. */
export function TeamStatsTable({ game: { gameKey, awayTeam, homeTeam }, teams, isLinked }: TeamStatsTableProps) {
  const search = useGameView().searchWith({});
  if (teams.length === 0) return null;
  const half = Math.ceil(teams.length / 2);
  const cell = (team: string, stat: TeamStat, side: "away" | "home") => (
    <td className={stat.better === side ? "top" : undefined}>
      <a
        {...(isLinked && {
          href: figurePath(gameKey, team, stat.field, search),
          "aria-label": `${stat[side]}, ${stat.label} of ${team}`,
        })}
      >
        {stat[side]}
      </a>
    </td>
  );
  return (
    <details className="teams folds" id="teams">
      <FoldHead>Team statistics</FoldHead>
      <div>
        {[teams.slice(0, half), teams.slice(half)].map((rows) => (
          <table key={rows[0]?.field}>
            <caption className="vh">Team statistics from {rows[0]?.label}</caption>
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
              {rows.map((stat) => (
                <tr key={stat.field}>
                  {cell(awayTeam, stat, "away")}
                  <th scope="row">{stat.label}</th>
                  {cell(homeTeam, stat, "home")}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
