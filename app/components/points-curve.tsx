import type { LedgerCurve } from "../../domain/scoring/ledger-curve.ts";
import { formatLedgerPoints } from "../../domain/words/ledger-points.ts";

/** The least number of points that fill the height, so that a quiet game is drawn as one. */
const LEAST_SCALE = 10;
/** Room above the highest point, in percent. */
const HEADROOM = 8;

/** The points over the game as steps, with lines between the quarters. */
export function PointsCurve({ curve, name }: { curve: LedgerCurve; name: string }) {
  const { steps, quarters, end } = curve;
  const points = steps.map((step) => step.points);
  const least = Math.min(0, ...points);
  const most = Math.max(LEAST_SCALE, ...points);
  const y = (value: number) => round(HEADROOM + ((most - value) / (most - least)) * (100 - HEADROOM));
  const line = steps.map(({ time, points: value }) => `H${round(100 * time)}V${y(value)}`).join("");
  const last = points.at(-1) ?? 0;
  const words = `${name}: points over the game, at most ${formatLedgerPoints(Math.max(...points))}, ${end < 1 ? "now" : "at the end"} ${formatLedgerPoints(last)}`;
  return (
    <figure className="curve">
      {/* `Drawing` would move into the script that every page loads if one more page drew. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <img> cannot hold an inline drawing that follows the theme */}
      <svg role="img" aria-label={words}>
        {quarters.map((place) => (
          <line key={place} className="tick" x1={`${round(100 * place)}%`} x2={`${round(100 * place)}%`} y2="100%" />
        ))}
        <line className="axis" x2="100%" y1={`${y(0)}%`} y2={`${y(0)}%`} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="line" d={`M0 ${y(0)}${line}H${round(100 * end)}`} />
        </svg>
      </svg>
      <figcaption className="small">Points over the game; the lines are the ends of quarters</figcaption>
    </figure>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
