import { Link } from "react-router";

import type { LedgerRow } from "../../domain/scoring/ledger-rows.ts";
import { formatLedgerChange, formatLedgerPoints } from "../../domain/words/ledger-points.ts";

interface LedgerTableProps {
  rows: LedgerRow[];
  total: number;
  scoringName: string;
  /** The address of a play. */
  placeOf(playId: string): string;
}

/** Every change of the points, by quarter, with what made it and the points afterward. */
export function LedgerTable({ rows, total, scoringName, placeOf }: LedgerTableProps) {
  const plays = rows.filter(({ playId }) => playId !== null).length;
  return (
    <table className="tale">
      <caption className="vh">Every play with its points</caption>
      <thead>
        <tr>
          <th scope="col">Clock</th>
          <th scope="col">Play</th>
          <th scope="col">Share</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      {byQuarter(rows).map(({ quarter, own }) => (
        <tbody key={quarter}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {quarter}
            </th>
          </tr>
          {own.map((row) => (
            <tr key={row.playId ?? quarter}>
              <td>{row.clock}</td>
              <td>
                <span className="said">
                  {row.playId === null ? row.sentence : <Link to={placeOf(row.playId)}>{row.sentence}</Link>}
                </span>
                {row.parts.length === 0 ? null : (
                  <small>
                    {row.parts.map(({ words, points }) => (
                      <span key={words} className="part">
                        {words} <b>{formatLedgerPoints(points)}</b>{" "}
                      </span>
                    ))}
                  </small>
                )}
              </td>
              <td className={row.points === 0 ? "nil" : undefined}>{formatLedgerChange(row.points)}</td>
              <td>{formatLedgerPoints(row.after)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Sum of {plays === 1 ? "1 play" : `${plays} plays`}, {scoringName}
          </th>
          <td>{formatLedgerPoints(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function byQuarter(rows: readonly LedgerRow[]): { quarter: string; own: LedgerRow[] }[] {
  const groups: { quarter: string; own: LedgerRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.quarter === row.quarter) last.own.push(row);
    else groups.push({ quarter: row.quarter, own: [row] });
  }
  return groups;
}
