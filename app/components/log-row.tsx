import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

import { formatPoints } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import type { Game } from "../../domain/game/game.ts";
import { gameState } from "../../domain/game/game-state.ts";
import { logGame } from "../../domain/players/log-game.ts";
import type { PlayerLogEntry } from "../../domain/players/player-log-entry.ts";
import type { JudgedPoints } from "../../domain/projections/judged-points.ts";
import { endsPoints, type LogColumn, logFigure, logValue } from "../../domain/players/player-log.ts";
import { statusWord } from "../../domain/game/status.ts";
import { WeekMark } from "./week-mark.tsx";

interface LogRowProps {
  entry: PlayerLogEntry;
  columns: LogColumn[];
  /** The class of each column's cells. */
  classes: string[];
  /** The address of how he came by the points of a column; null of other columns, and where no plays explain them. */
  ledgerOf: (field: LogColumn["field"]) => string | null;
  /** What a figure of points under that head is called, apart from its row. */
  nameOf: (figure: string, head: string) => string;
  /** The range of his PPR points and whether they came to be in it; null without a projection. */
  judged: JudgedPoints | null;
  /** The cell behind the points; null where there is none. */
  place: ReactNode;
  /** Of a kicker or a defender: the cells before these. */
  children: ReactNode;
}

/** A game of a season: what was done, and in small beneath it what was projected. */
export function LogRow({ entry, columns, classes, ledgerOf, nameOf, judged, place, children }: LogRowProps) {
  const { game } = entry;
  const { isHome, at, opponent, words } = logGame(entry);
  const result = resultOf(game, isHome);
  const isLong = game.isOvertime && result.isOver;
  return (
    <tr>
      <th scope="row">
        <WeekMark seasonType={game.seasonType} week={game.week} />
      </th>
      <td className="l">
        <span className="at">{at}</span> {opponent}
      </td>
      <td className="l">
        <Link
          className={result.isWin ? "result won" : "result"}
          to={`/games/${game.gameKey}`}
          aria-label={`${result.text}${isLong ? ", OT" : ""}, ${words}`}
        >
          {isLong ? (
            <>
              <span>{result.text}, </span>
              <span>OT</span>
            </>
          ) : (
            result.text
          )}
        </Link>
      </td>
      {children}
      {columns.map((column, index) => {
        const actual = logValue(entry, column, "stats");
        const expected = logValue(entry, column, "projections");
        const text = logFigure(actual, column.field);
        const ledger = actual === null ? null : ledgerOf(column.field);
        return (
          <Fragment key={column.field}>
            <td className={`${classes[index] ?? ""}${actual === 0 || actual === null ? " nil" : ""}`}>
              {ledger === null ? (
                text
              ) : (
                <a href={ledger} aria-label={nameOf(text, column.head)}>
                  {text}
                </a>
              )}
              {expected === null ? null : (
                <span className="proj">
                  <span className="vh"> projected </span>
                  {withMinus(formatPoints(expected))}
                  {column.field !== "fantasyPointsPPR" || judged === null || judged.verdict === null ? null : (
                    <span className="verdict">
                      <span className="vh"> points: </span>
                      {judged.verdict}
                    </span>
                  )}
                </span>
              )}
            </td>
            {endsPoints(columns, index) ? place : null}
          </Fragment>
        );
      })}
    </tr>
  );
}

function resultOf(game: Game, isHome: boolean): { text: string; isWin: boolean; isOver: boolean } {
  const state = gameState(game);
  if (state.phase === "before" || state.score === null)
    return { text: statusWord(game.status), isWin: false, isOver: false };
  const { away, home } = state.score;
  const points = isHome ? `${home}-${away}` : `${away}-${home}`;
  if (state.phase === "live") return { text: `${points}, ${statusWord(game.status)}`, isWin: false, isOver: false };
  const isWin = state.winner === (isHome ? "home" : "away");
  const letter = state.winner === null ? "T" : isWin ? "W" : "L";
  return { text: `${letter} ${points}`, isWin, isOver: true };
}
