import { endsHalf } from "../../../domain/game/ends-half.ts";
import { isMarker, isScrimmage } from "./play-type.ts";
import type { PlacedRow } from "./place-rows.ts";
import { sumOf } from "./play-stats.ts";

/**
 * Whether the row at `index` gained a first down, which the feed does not mark: by its own yards, or else by the next snap
 * of the same team, which shows penalties and measurements too.
 */
export function gainsFirstDown(rows: readonly PlacedRow[], index: number): boolean {
  const placed = rows[index];
  if (placed === undefined || !CAN_GAIN.has(placed.type)) return false;
  const { Down, Distance, YardsGained, YardsToEndZone, Team } = placed.row;
  if (Down === null || Down === 0 || Distance === null || Distance === 0) return false;
  // A player who loses the ball has gained nothing with it, however far he came.
  if (sumOf(placed.row, "FumblesLost") > 0) return false;
  const yards = YardsGained ?? 0;
  if (yards >= Distance) return true;
  const next = nextSnap(rows, index);
  if (next === null || next.Team !== Team || next.Down !== 1) return false;
  if (Down > 1) return true;
  // First down is repeated after a penalty without any new set of downs, with the distance that is left.
  return next.Distance !== Distance - yards || (YardsToEndZone ?? 0) - (next.YardsToEndZone ?? 100) >= Distance;
}

const CAN_GAIN: ReadonlySet<PlacedRow["type"]> = new Set(["Rush", "Pass", "Sack", "Penalty"]);

/** The next row on a down in the same half, with nothing but timeouts and the turn of the quarter between. */
function nextSnap(rows: readonly PlacedRow[], index: number): PlacedRow["row"] | null {
  for (const { row, type, quarterName } of rows.slice(index + 1)) {
    if (isScrimmage(type)) return row;
    if (endsHalf({ type, quarterName }) || (!isMarker(type) && type !== "Other")) return null;
  }
  return null;
}
