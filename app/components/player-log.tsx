import { Link } from "react-router";

import { formatInteger, formatPoints } from "../../domain/format.ts";
import type { Game } from "../../domain/game.ts";
import type { PlayerLogEntry } from "../../domain/player-log-entry.ts";
import { averageOf, logColumns, type LogColumn, totalOf } from "../../domain/player-log.ts";
import { SEASON_TYPE } from "../../domain/season-type.ts";
import { isFinal, isNotStarted, statusWord } from "../../domain/status.ts";
import { shortWeekName } from "../../domain/week-name.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

/** A season game by game: what was done, and in small beneath it what was projected. */
export function PlayerLog({ log, position, name }: { log: PlayerLogEntry[]; position: string; name: string }) {
  const columns = logColumns(position);
  const groups = [...Map.groupBy(columns, ({ group }) => group)];
  const played = log.map(({ stats }) => stats).filter((line) => line !== null);
  const hasProjections = log.some(({ projection }) => projection !== null);
  return (
    <>
      <ScrollFrame label={`Game log of ${name}`}>
        <table className="log">
          <caption className="vh">Game log of {name}</caption>
          <thead>
            <tr className="groups">
              <td colSpan={3} aria-hidden="true" />
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
                <th key={column.field} scope="col" className={cellClass(column, columns[index - 1])}>
                  <abbr title={column.title}>{column.head}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {log.map((entry) => (
              <LogRow key={entry.game.gameKey} entry={entry} columns={columns} />
            ))}
          </tbody>
          {played.length < 2 ? null : (
            <tfoot>
              <SumRow
                label={`Total, ${played.length} games`}
                columns={columns}
                figure={({ field }) => figureText(totalOf(played, field), field)}
              />
              <SumRow
                label="Per game"
                columns={columns}
                figure={({ field }) => formatPoints(averageOf(played, field))}
              />
            </tfoot>
          )}
        </table>
      </ScrollFrame>
      {hasProjections ? <p className="small note">Small figures under the others are projections.</p> : null}
    </>
  );
}

function LogRow({ entry: { game, stats, projection }, columns }: { entry: PlayerLogEntry; columns: LogColumn[] }) {
  const team = (stats ?? projection)?.team;
  const isHome = team === game.homeTeam;
  const opponent = isHome ? game.awayTeam : game.homeTeam;
  return (
    <tr>
      <th scope="row">{weekLabel(game)}</th>
      <td className="l">
        <span className="at">{isHome ? "vs" : "at"}</span> {opponent}
      </td>
      <td className="l">
        <Link className="result" to={`/games/${game.gameKey}`}>
          {resultText(game, isHome)}
        </Link>
      </td>
      {columns.map((column, index) => {
        const actual = stats === null ? null : stats[column.field];
        const expected = projection === null ? null : projection[column.field];
        return (
          <td
            key={column.field}
            className={`${cellClass(column, columns[index - 1])}${actual === 0 || actual === null ? " nil" : ""}`}
          >
            {figureText(actual, column.field)}
            {expected === null ? null : (
              <span className="proj">
                <span className="vh"> projected </span>
                {formatPoints(expected)}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface SumRowProps {
  label: string;
  columns: LogColumn[];
  figure: (column: LogColumn) => string;
}

function SumRow({ label, columns, figure }: SumRowProps) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      {columns.map((column, index) => (
        <td key={column.field} className={cellClass(column, columns[index - 1])}>
          {figure(column)}
        </td>
      ))}
    </tr>
  );
}

function cellClass({ group }: LogColumn, before: LogColumn | undefined): string {
  if (group === "Fantasy") return "fan";
  return group === before?.group ? "" : "first";
}

function figureText(value: number | null, field: LogColumn["field"]): string {
  return field === "fantasyPoints" || field === "fantasyPointsPPR" || (value !== null && !Number.isInteger(value))
    ? formatPoints(value)
    : formatInteger(value);
}

function weekLabel(game: Game): string {
  const name = shortWeekName(game.seasonType, game.week);
  return game.seasonType === SEASON_TYPE.preseason && name !== "HOF" ? `P${name}` : name;
}

function resultText(game: Game, isHome: boolean): string {
  const { awayScore, homeScore } = game;
  if (isNotStarted(game) || awayScore === null || homeScore === null) return statusWord(game.status);
  const [own, others] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
  if (!isFinal(game)) return `${own}-${others}, ${statusWord(game.status)}`;
  return `${own === others ? "T" : own > others ? "W" : "L"} ${own}-${others}${game.isOvertime ? ", OT" : ""}`;
}
