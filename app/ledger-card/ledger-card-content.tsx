import type { LedgerCard } from "../../domain/scoring/ledger-card.ts";
import { formatLedgerChange, formatLedgerPoints } from "../../domain/words/ledger-points.ts";

interface LedgerCardContentProps {
  card: LedgerCard;
  /** The address of the page that has all of it. */
  page: string;
  onClose(): void;
}

/** What the card of a figure shows: whose points they are, under which rules, the plays that weighed most, and where all of them are. */
export function LedgerCardContent({ card, page, onClose }: LedgerCardContentProps) {
  const { name, total, difference, scoringName, largest, plays } = card;
  return (
    <div>
      <div className="slug">
        <h2 id="ledger-card-h">
          Why {formatLedgerPoints(total)}? {name}, {scoringName}
        </h2>
        <button type="button" className="btn quiet" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </div>
      {difference === null ? null : <p className="differs">{difference}</p>}
      {largest.length === 0 ? null : (
        <table className="tale">
          <caption>{largest.length === 1 ? "The largest play" : `The ${largest.length} largest plays`}</caption>
          <tbody>
            {largest.map(({ playId, quarter, clock, sentence, points, path }) => (
              <tr key={playId}>
                <td>
                  {quarter} {clock}
                </td>
                <td>
                  <a href={path}>{sentence}</a>
                </td>
                <td>{formatLedgerChange(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="acts">
        <a className="btn quiet" href={page}>
          {plays === 1 ? "The play" : `All ${plays} plays`}, other scoring, and points over the game
        </a>
      </p>
    </div>
  );
}
