import { FIGURES } from "../../domain/game/figures.ts";
import { formatPoints } from "../../domain/words/format.ts";
import type { LineDifference } from "../../domain/game/line-difference.ts";

/** The official figures that the plays do not add up to. */
export function DifferenceNote({ differences }: { differences: LineDifference[] }) {
  return (
    <details className="differ" id="differences">
      <summary>
        † {differences.length === 1 ? "One official figure differs" : `${differences.length} official figures differ`}{" "}
        from the plays
      </summary>
      <ul>
        {differences.map(({ playerId, playerName, field, official, fromPlays, cause }) => (
          <li key={`${playerId} ${field}`}>
            {playerName}, {FIGURES.find((one) => one.field === field)?.name.toLowerCase()}: {figure(official)} official,{" "}
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
