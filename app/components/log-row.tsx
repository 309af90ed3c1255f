import { Link } from "react-router";

import { formatPoints } from "../../domain/words/format.ts";
import type { Game } from "../../domain/game/game.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import { type LogColumn, logFigure } from "../../domain/players/player-log.ts";
import { isFinal, isNotStarted, statusWord } from "../../domain/game/status.ts";
import { WeekMark } from "./week-mark.tsx";

interface LogRowProps {
  entry: PlayerLogEntry;
  columns: LogColumn[];
  /** The class of each column's cells. */
  classes: string[];
}

/** A game of a season: what was done, and in small beneath it what was projected. */
export function LogRow({ entry: { game, stats, projection }, columns, classes }: LogRowProps) {
  const team = (stats ?? projection)?.team;
  const isHome = team === game.homeTeam;
  const opponent = isHome ? game.awayTeam : game.homeTeam;
  const result = resultOf(game, isHome);
  return (
    <tr>
      <th scope="row">
        <WeekMark seasonType={game.seasonType} week={game.week} />
      </th>
      <td className="l">
        <span className="at">{isHome ? "vs" : "at"}</span> {opponent}
      </td>
      <td className="l">
        <Link className={result.isWin ? "result won" : "result"} to={`/games/${game.gameKey}`}>
          {result.text}
        </Link>
      </td>
      {columns.map((column, index) => {
        const actual = stats === null ? null : stats[column.field];
        const expected = projection === null ? null : projection[column.field];
        return (
          <td key={column.field} className={`${classes[index] ?? ""}${actual === 0 || actual === null ? " nil" : ""}`}>
            {logFigure(actual, column.field)}
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

function resultOf(game: Game, isHome: boolean): { text: string; isWin: boolean } {
  const { awayScore, homeScore } = game;
  if (isNotStarted(game) || awayScore === null || homeScore === null) {
    return { text: statusWord(game.status), isWin: false };
  }
  const [own, others] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
  if (!isFinal(game)) return { text: `${own}-${others}, ${statusWord(game.status)}`, isWin: false };
  const letter = own === others ? "T" : own > others ? "W" : "L";
  return { text: `${letter} ${own}-${others}${game.isOvertime ? ", OT" : ""}`, isWin: own > others };
}
