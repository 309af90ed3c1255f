import { Link } from "react-router";

import { logGame } from "../../domain/players/log-game.ts";
import { partName } from "../../domain/players/season-sums.ts";
import type { SeasonPart } from "../../domain/players/player-season.ts";
import type { UsageLog } from "../../domain/usage/usage-log.ts";
import { LogGapRow } from "./log-gap-row.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";
import { UsageCells, UsageHeads } from "./usage-cells.tsx";
import { WeekMark } from "./week-mark.tsx";

interface UsageTableProps {
  usage: UsageLog;
  parts: SeasonPart[];
  season: number;
  name: string;
}

/** Week, opponent. */
const HEAD_COLUMNS = 2;

/** How a player was used, week by week beside his points. */
export function UsageTable({ usage, parts, season, name }: UsageTableProps) {
  const width = HEAD_COLUMNS + usage.columns.length;
  return (
    <ScrollFrame label={`Usage of ${name}`}>
      <table className="log used">
        <caption className="vh">Usage of {name} by week</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title="Week">Wk</abbr>
            </th>
            <th scope="col" className="l">
              <abbr title="Opponent">Opp</abbr>
            </th>
            <UsageHeads columns={usage.columns} />
          </tr>
        </thead>
        {parts.map(({ seasonType, rows }) => (
          <tbody key={seasonType}>
            {parts.length === 1 ? null : (
              <tr className="part">
                <th scope="rowgroup" colSpan={width}>
                  {partName(seasonType)}
                </th>
              </tr>
            )}
            {rows.map((row, index) => {
              // A row of a gap has no key of its own, and rows never change places.
              if (row.kind !== "game") return <LogGapRow key={index} row={row} season={season} columns={width} />;
              const { game } = row.entry;
              const cells = usage.games[game.gameKey];
              const { at, opponent, words } = logGame(row.entry);
              return cells === undefined ? null : (
                <tr key={game.gameKey}>
                  <th scope="row">
                    <WeekMark seasonType={game.seasonType} week={game.week} />
                  </th>
                  <td className="l">
                    <Link to={`/games/${game.gameKey}`} aria-label={`${at} ${opponent}, ${words}`}>
                      <span className="at">{at}</span> {opponent}
                    </Link>
                  </td>
                  <UsageCells columns={usage.columns} cells={cells} />
                </tr>
              );
            })}
          </tbody>
        ))}
        {usage.sums.length === 0 ? null : (
          <tfoot>
            {usage.sums.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" colSpan={HEAD_COLUMNS}>
                  {label}
                </th>
                <UsageCells columns={usage.columns} cells={cells} />
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}
