import { Link } from "react-router";

import type { Game } from "../../domain/game/game.ts";
import { KICKOFF } from "../../domain/page/game-view.ts";
import type { GameShape } from "../../domain/shape/game-shape.ts";
import type { TeamStat } from "../../domain/shape/team-stats.ts";
import type { QuarterRow } from "../../domain/page/quarter-table.ts";
import { useGameView } from "../use-game-view.ts";
import { GameFigure } from "./game-figure.tsx";
import { Sleeve } from "./sleeve.tsx";
import { TeamStatsTable } from "./team-stats-table.tsx";

interface QuarterSectionProps extends Pick<GameShape, "quarters" | "figure" | "scores"> {
  game: Game;
  teams: TeamStat[];
  homeSecondEdge: boolean;
  /** The game is over and its plays are known: it can be watched again. */
  canBeReplayed: boolean;
  /** It is played again as if live: what leads to the game as it ended is left out. */
  isReplay: boolean;
}

/** Points by quarter, under the same columns who led and by how much, and what the teams did. */
export function QuarterSection({
  game,
  quarters: { columns, titles, rows },
  figure,
  scores,
  teams,
  homeSecondEdge,
  canBeReplayed,
  isReplay,
}: QuarterSectionProps) {
  const { searchWith } = useGameView();
  return (
    <section id="quarters" aria-labelledby="quarters-h">
      <div className="slug">
        <h2 id="quarters-h">Quarter by quarter</h2>
        {canBeReplayed ? (
          <p className="small apart">
            <Link to={`/games/${game.gameKey}/replay`} rel="nofollow">
              Watch it again
            </Link>{" "}
            <Link to={searchWith({ at: KICKOFF })}>Time machine</Link>
          </p>
        ) : null}
      </div>
      <table key={columns.length} className={game.isOvertime ? "line ot" : "line"}>
        <caption className="vh">Points by quarter</caption>
        <thead>
          <tr>
            <th scope="col">Team</th>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={name === "FINAL" ? "fin" : undefined}>
                {titles[column] ? <abbr title={titles[column]}>{name}</abbr> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.team} row={row} />
          ))}
        </tbody>
      </table>
      {figure === null ? null : (
        <GameFigure game={game} figure={figure} scores={scores} homeSecondEdge={homeSecondEdge} />
      )}
      <TeamStatsTable game={game} teams={teams} isLinked={!isReplay} />
    </section>
  );
}

function Row({ row }: { row: QuarterRow }) {
  return (
    <tr className={row.isWinner ? "won" : undefined}>
      <th scope="row">
        <span>
          <Sleeve team={row.team} mini /> {row.team}
        </span>
      </th>
      {row.quarters.map(({ text, value }, index) => (
        // A row's quarters never move: their place is their identity, and a number that grows is a new one in its place.
        <td key={`${index} ${text.length}`} className={value === 0 || value === null ? "nil" : undefined}>
          {text}
        </td>
      ))}
      <td key={row.final.text.length} className="fin">
        {row.final.text}
      </td>
    </tr>
  );
}
