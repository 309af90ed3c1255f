import type { ReactNode } from "react";
import { Link } from "react-router";

import { type CountedGame, type CountedLog, countedMean, countedText } from "../../domain/scoring/counted-log.ts";
import type { JudgedPoints } from "../../domain/projections/judged-points.ts";
import { formatPoints, MISSING } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";

interface CountedCellsProps {
  log: CountedLog;
  /** One game, or several added up; null where the plays are not known. */
  game: CountedGame | null;
  /** What was expected of the game, and whether it came; absent of several games. */
  judged?: JudgedPoints | null;
  /** The address of the plays behind the points; null of several games. */
  ledger: string | null;
  /** What a figure of points under that head is called, apart from its row; absent of several games. */
  nameOf?(figure: string, head: string): string;
  /** So many games, to show the mean of one; null for the sum. */
  meanOf?: number | null;
  /** Points under the reader's own rules, and what explains them; absent without such rules. */
  my?: { points: number | null; ledger: string | null } | undefined;
  /** The cell behind the points; null where there is none. */
  place: ReactNode;
}

/** A row's points and figures in the log of a kicker or a defender. */
export function CountedCells({
  log,
  game,
  judged = null,
  ledger,
  nameOf,
  meanOf = null,
  my,
  place,
}: CountedCellsProps) {
  const points =
    game === null ? MISSING : withMinus(formatPoints(meanOf === null ? game.points : game.points / meanOf));
  const myPoints = withMinus(formatPoints(my?.points ?? null));
  return (
    <>
      <td className="fan">
        {ledger === null || game === null ? (
          points
        ) : (
          <Link to={ledger} aria-label={nameOf?.(points, log.points.head)}>
            {points}
          </Link>
        )}
        {judged === null ? null : (
          <span className="proj">
            <span className="vh"> projected </span>
            {withMinus(formatPoints(judged.projected))}
            {judged.verdict === null ? null : <span className="verdict"> {judged.verdict}</span>}
          </span>
        )}
      </td>
      {my === undefined ? null : (
        <td className="fan my">
          {my.ledger === null || my.points === null ? (
            myPoints
          ) : (
            <a href={my.ledger} aria-label={nameOf?.(myPoints, "MY")}>
              {myPoints}
            </a>
          )}
        </td>
      )}
      {place}
      {log.columns.map(({ head, isLongest }, index) => {
        const cell = game?.cells[index] ?? { value: null, of: null };
        const isNil = (cell.of ?? cell.value ?? 0) === 0;
        return (
          <td key={head} className={`${index === 0 ? "first" : ""}${isNil ? " nil" : ""}`}>
            {meanOf === null ? countedText(cell) : isLongest ? MISSING : countedMean(cell, meanOf)}
          </td>
        );
      })}
    </>
  );
}
