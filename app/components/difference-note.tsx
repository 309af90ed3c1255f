import { type BoxColumn, TAB_COLUMNS } from "../../domain/page/box-score.ts";
import { formatPoints } from "../../domain/words/format.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";

const TITLES = new Map<string, string>(
  Object.values(TAB_COLUMNS)
    .flat()
    .map(({ field, title }: BoxColumn) => [field, title]),
);

/** Which official figures the plays do not add up to. Nothing is hidden, and nothing is said where all agree. */
export function DifferenceNote({ differences }: { differences: LineDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <details className="differ" id="differences">
      <summary>
        † {differences.length === 1 ? "One official figure differs" : `${differences.length} official figures differ`}{" "}
        from the sum of the plays
      </summary>
      <ul>
        {differences.map(({ playerId, playerName, field, official, fromPlays, cause }) => (
          <li key={`${playerId} ${field}`}>
            {playerName}, {(TITLES.get(field) ?? "Targets").toLowerCase()}: {figure(official)} official,{" "}
            {figure(fromPlays)} in the plays.
            {cause === null ? null : ` ${cause}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : formatPoints(value);
}
