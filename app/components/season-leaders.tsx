import { Link } from "react-router";

import { gamesForAverage, type LeaderOrder, leaderSearch, pointsPerGame } from "../../domain/players/leader-order.ts";
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
  order: LeaderOrder;
}

const COLUMNS: readonly {
  order: LeaderOrder;
  label: string;
  title: string;
  words: string;
  points: (player: SeasonTotal) => number | null;
}[] = [
  {
    order: "fpts",
    label: "FPTS",
    title: "Fantasy points, standard scoring",
    words: "by standard points",
    points: ({ fantasyPoints }) => fantasyPoints,
  },
  {
    order: "ppr",
    label: "PPR",
    title: "Fantasy points, one per reception",
    words: "by PPR points",
    points: ({ fantasyPointsPPR }) => fantasyPointsPPR,
  },
  {
    order: "avg",
    label: "AVG",
    title: "PPR points per game",
    words: "by PPR points per game",
    points: pointsPerGame,
  },
];

/** The regular season's best at each position, in the order of one of the columns. */
export function SeasonLeaders({ leaders, season, throughWeek, position, order }: SeasonLeadersProps) {
  const words = COLUMNS.find((column) => column.order === order)?.words;
  const least = gamesForAverage(throughWeek);
  return (
    <section className="season-leaders" aria-labelledby="leaders-h">
      <div className="slug">
        <h2 id="leaders-h">{season} leaders</h2>
        <p className="small">
          Regular season through Week {throughWeek}, {words}
          {order === "avg" && least > 1 ? `, at least ${least} games` : null}
        </p>
      </div>
      <PageTabs
        label="Position"
        className="positions"
        tabs={[null, ...POSITION_NAMES.keys()].map((one) => ({
          key: one ?? "all",
          label: one ?? "All",
          search: searchOf(one, order),
          current: one === position,
        }))}
      />
      <div className="lists">
        {leaders.map(({ position: one, players }) => (
          <section key={one} aria-labelledby={`leaders-${one}`}>
            <h3 id={`leaders-${one}`}>{POSITION_NAMES.get(one)}</h3>
            <LeaderTable
              name={`${POSITION_NAMES.get(one)} of ${season} ${words}`}
              players={players}
              position={position}
              order={order}
            />
          </section>
        ))}
      </div>
    </section>
  );
}

function searchOf(position: LeaderPosition | null, order: LeaderOrder): string {
  const search = new URLSearchParams(leaderSearch(position, order)).toString();
  return search === "" ? "" : `?${search}`;
}

interface LeaderTableProps extends Pick<SeasonLeadersProps, "position" | "order"> {
  name: string;
  players: SeasonTotal[];
}

function LeaderTable({ name, players, position, order }: LeaderTableProps) {
  return (
    <ScrollFrame label={name}>
      <table className="ranked">
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Rank">#</abbr>
            </th>
            <th scope="col">Player</th>
            <th scope="col" className="games">
              <abbr title="Games">G</abbr>
            </th>
            {COLUMNS.map(({ order: one, label, title }) => (
              <th key={one} scope="col" className="total" aria-sort={one === order ? "descending" : undefined}>
                <Link to={{ search: searchOf(position, one) }} title={title} replace preventScrollReset>
                  {label}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={player.playerId}>
              <td className="rk">{index + 1}</td>
              <th scope="row">
                <span className="who">
                  <Sleeve team={player.team} mini />
                  <span>
                    <Link to={`/players/${player.playerId}`}>{player.playerName}</Link>{" "}
                    <span className="pos">{player.team}</span>
                  </span>
                </span>
              </th>
              <td className="games">{player.games}</td>
              {COLUMNS.map(({ order: one, points }) => (
                <td key={one} className={one === order ? "total by" : "total"}>
                  {formatPoints(points(player))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
