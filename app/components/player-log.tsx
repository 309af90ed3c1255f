import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { formatPoints, MISSING } from "../../domain/words/format.ts";
import { logColumns, type LogColumn, logFigure } from "../../domain/players/player-log.ts";
import type { SeasonPart } from "../../domain/players/player-season.ts";
import { partName, seasonSums } from "../../domain/players/season-sums.ts";
import { LogGapRow } from "./log-gap-row.tsx";
import { LogRow } from "./log-row.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** Week, opponent, result. */
const HEAD_COLUMNS = 3;

interface PlayerLogProps {
  parts: SeasonPart[];
  season: number;
  position: string;
  name: string;
}

/** A season week by week: what was done, in small beneath it what was projected, and what was missed. */
export function PlayerLog({ parts, season, position, name }: PlayerLogProps) {
  const entries = parts.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === "game" ? [row.entry] : [])));
  const lines = entries.flatMap(({ stats, projection }) => [stats, projection]).filter((line) => line !== null);
  const columns = logColumns(position, lines);
  const classes = columns.map((column, index) => cellClass(column, columns[index - 1]));
  const groups = [...Map.groupBy(columns, ({ group }) => group)];
  const sums = seasonSums(parts, position);
  const isAbsent = parts.some(({ rows }) => rows.some(({ kind }) => kind === "absent"));
  return (
    <>
      <ScrollFrame label={`Game log of ${name}`}>
        <table className="log">
          <caption className="vh">Game log of {name}</caption>
          <thead>
            <tr className="groups">
              <td colSpan={HEAD_COLUMNS} aria-hidden="true" />
              {groups.map(([group, members]) => (
                <th
                  key={group}
                  scope="colgroup"
                  colSpan={members.length}
                  className={group === "Fantasy" ? "fan" : "first"}
                >
                  {group}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">
                <abbr title="Week">Wk</abbr>
              </th>
              <th scope="col" className="l">
                <abbr title="Opponent">Opp</abbr>
              </th>
              <th scope="col" className="l">
                Result
              </th>
              {columns.map((column, index) => (
                <th key={column.field} scope="col" className={classes[index]}>
                  <abbr title={column.title}>{column.head}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          {parts.map(({ seasonType, rows }) => (
            <tbody key={seasonType}>
              {parts.length === 1 ? null : (
                <tr className="part">
                  <th scope="rowgroup" colSpan={HEAD_COLUMNS + columns.length}>
                    {partName(seasonType)}
                  </th>
                </tr>
              )}
              {rows.map((row, index) =>
                row.kind === "game" ? (
                  <LogRow key={row.entry.game.gameKey} entry={row.entry} columns={columns} classes={classes} />
                ) : (
                  <LogGapRow key={index} row={row} season={season} columns={HEAD_COLUMNS + columns.length} />
                ),
              )}
            </tbody>
          ))}
          {sums.length === 0 ? null : (
            <tfoot>
              {sums.map(({ label, isAverage, figure }) => (
                <tr key={label}>
                  <th scope="row" colSpan={HEAD_COLUMNS}>
                    {label}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column.field} className={classes[index]}>
                      {isAverage ? formatPoints(figure(column)) : logFigure(figure(column), column.field)}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </ScrollFrame>
      {entries.every(({ projection }) => projection === null) ? null : (
        <p className="small note">Small figures are projections.</p>
      )}
      {isBoxScorePosition(position) ? null : (
        <p className="small note">
          {position === "K" ? "Kicking is" : "Kicking, blocking and defense are"} not scored here yet, so those fantasy
          points show as “{MISSING}”. Passing, rushing, receiving and returns are scored for everyone.
        </p>
      )}
      {isAbsent ? (
        <p className="small note">
          No stats: did not play, or played without a pass, carry, target or any other counted stat.
        </p>
      ) : null}
    </>
  );
}

function cellClass({ group }: LogColumn, before: LogColumn | undefined): string {
  if (group === "Fantasy") return "fan";
  return group === before?.group ? "" : "first";
}
