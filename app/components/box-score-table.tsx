import { Link } from "react-router";

import { type BoxCell, type BoxColumn, type BoxTeam } from "../../domain/page/box-score.ts";
import { pointsName } from "../../domain/words/points-name.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";
import type { GameView, Tab } from "../../domain/page/game-view.ts";
import { Sleeve } from "./sleeve.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

export interface BoxScoreTableProps {
  tab: Tab;
  title: string;
  columns: readonly BoxColumn[];
  teams: BoxTeam[];
  differences: LineDifference[];
  /** What precedes a player's id in the address of how he came by his points; false where nothing is explained. */
  points: string | false;
  /** As in `GameView`. */
  scores: GameView["scores"];
  /** On paper only: nothing there can be pressed, and links are the dearest part of a row. */
  isForPrint: boolean;
}

/** One tab of the box score: both teams in one table, so that their columns line up. */
export function BoxScoreTable({
  tab,
  title,
  columns,
  teams,
  differences,
  points,
  scores,
  isForPrint,
}: BoxScoreTableProps) {
  const marked = new Set(differences.map(({ playerId, field }) => `${playerId} ${field}`));
  return (
    <ScrollFrame label={title}>
      <table className="box">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map((column) => (
              <th key={column.field} scope="col" className={column.kind === "points" ? "fan" : undefined}>
                <abbr title={column.title}>{column.label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {teams.map(({ team, heading, rows }) => (
          <tbody key={team}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span className="g">
                  <Sleeve team={team} mini /> {heading}
                </span>
              </th>
            </tr>
            {rows.map((row, place) => (
              // Keyed by place: players pass each other all through a live game, and no row should move for it.
              <tr key={place} id={`${tab}-${row.playerId}`}>
                <th scope="row">
                  {isForPrint ? row.playerName : <Link to={`/players/${row.playerId}`}>{row.playerName}</Link>}{" "}
                  <span className="pos">{row.position}</span>
                </th>
                {row.cells.map((cell, index) => {
                  const column = columns[index];
                  return column === undefined ? null : (
                    <Figure
                      key={`${column.field} ${cell.text.length}`}
                      cell={cell}
                      owner={row.playerName}
                      column={column}
                      differs={marked.has(`${row.playerId} ${column.field}`)}
                      to={
                        points &&
                        column.kind === "points" &&
                        !isForPrint &&
                        `${points}${row.playerId}?${scores ? "scores=shown&" : ""}scoring=${column.asked ?? column.label}`
                      }
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}

interface FigureProps {
  cell: BoxCell;
  /** Whose it is. */
  owner: string;
  column: BoxColumn;
  differs: boolean;
  /** What explains it. */
  to: string | false;
}

function Figure({ cell, owner, column, differs, to }: FigureProps) {
  const kind = column.kind === "points" ? "fan " : "";
  const names = `${kind}${cell.isLeader ? "top " : ""}${cell.value ? "" : "nil"}`.trim();
  return (
    <td className={names || undefined}>
      {to ? (
        <a href={to} aria-label={pointsName(cell.text, column.label, owner)}>
          {cell.text}
        </a>
      ) : (
        cell.text
      )}
      {differs ? (
        <a className="dagger" href="#differences" aria-label="differs from the plays">
          †
        </a>
      ) : null}
    </td>
  );
}
