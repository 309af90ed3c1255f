import { Link } from "react-router";

import { formatPoints } from "../../domain/words/format.ts";
import type { LeaderPosition } from "../../domain/page/leader-positions.ts";
import type { SeasonTotal } from "../../domain/players/season-total.ts";
import { PageTabs } from "./page-tabs.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";
import { Sleeve } from "./sleeve.tsx";

const POSITION_NAMES = new Map<LeaderPosition, string>([
  ["QB", "Quarterbacks"],
  ["RB", "Running backs"],
  ["WR", "Wide receivers"],
  ["TE", "Tight ends"],
]);

interface SeasonLeadersProps {
  leaders: { position: LeaderPosition; players: SeasonTotal[] }[];
  season: number;
  throughWeek: number;
  /** The position chosen; null for all. */
  position: LeaderPosition | null;
}

/** The regular season's best at each position by PPR points. */
export function SeasonLeaders({ leaders, season, throughWeek, position }: SeasonLeadersProps) {
  return (
    <section className="season-leaders" aria-labelledby="leaders-h">
      <div className="slug">
        <h2 id="leaders-h">{season} leaders</h2>
        <p className="small">Regular season through Week {throughWeek}, by PPR points</p>
      </div>
      <PageTabs
        label="Position"
        className="positions"
        tabs={[null, ...POSITION_NAMES.keys()].map((one) => ({
          key: one ?? "all",
          label: one ?? "All",
          search: one === null ? "" : `?pos=${one}`,
          current: one === position,
        }))}
      />
      <div className="lists">
        {leaders.map(({ position: one, players }) => (
          <section key={one} aria-labelledby={`leaders-${one}`}>
            <h3 id={`leaders-${one}`}>{POSITION_NAMES.get(one)}</h3>
            <LeaderTable name={`${POSITION_NAMES.get(one)} of ${season}`} players={players} />
          </section>
        ))}
      </div>
    </section>
  );
}

function LeaderTable({ name, players }: { name: string; players: SeasonTotal[] }) {
  return (
    <ScrollFrame label={name}>
      <table className="ranked">
        <caption className="vh">{name} by PPR points</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Rank">#</abbr>
            </th>
            <th scope="col">Player</th>
            <th scope="col">
              <abbr title="Games">G</abbr>
            </th>
            <th scope="col" className="fan">
              <abbr title="Fantasy points, standard scoring">FPTS</abbr>
            </th>
            <th scope="col" className="fan">
              <abbr title="Fantasy points, one per reception">PPR</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ playerId, playerName, team, games, fantasyPoints, fantasyPointsPPR }, index) => (
            <tr key={playerId}>
              <td className="rk">{index + 1}</td>
              <th scope="row">
                <span className="who">
                  <Sleeve team={team} mini />
                  <span>
                    <Link to={`/players/${playerId}`}>{playerName}</Link> <span className="pos">{team}</span>
                  </span>
                </span>
              </th>
              <td>{games}</td>
              <td className="fan">{formatPoints(fantasyPoints)}</td>
              <td className="fan">{formatPoints(fantasyPointsPPR)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
