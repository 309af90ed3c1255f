import { Link } from "react-router";

import type { GameUsageTable as Table } from "../../domain/usage/game-usage-table.ts";
import { ScrollFrame } from "./scroll-frame.tsx";
import { Sleeve } from "./sleeve.tsx";
import { StarButton } from "./star-button.tsx";
import { UsageCells, UsageHeads } from "./usage-cells.tsx";

interface GameUsageTableProps {
  table: Table;
  /** Whether a player is one of the reader's now. */
  isStarred(playerId: string): boolean;
}

/** How both teams of a game used their players. */
export function GameUsageTable({ table: { columns, teams }, isStarred }: GameUsageTableProps) {
  return (
    <ScrollFrame label="Usage">
      <table className="box counted used">
        <caption className="vh">Usage, most chances first</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <UsageHeads columns={columns} />
          </tr>
        </thead>
        {teams.map(({ team, rows }) => (
          <tbody key={team} className={`t-${team}`}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span className="g">
                  <Sleeve team={team} mini /> {team} - usage ({rows.length} {rows.length === 1 ? "player" : "players"})
                </span>
              </th>
            </tr>
            {rows.map(({ playerId, playerName, position, cells }) => (
              <tr key={playerId}>
                <th scope="row">
                  <StarButton owner={playerId} name={playerName} isStarred={isStarred(playerId)} />
                  <Link to={`/players/${playerId}#usage`}>{playerName}</Link> <span className="pos">{position}</span>
                </th>
                <UsageCells columns={columns} cells={cells} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}
