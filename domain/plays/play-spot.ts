import { endsHalf } from "../game/ends-half.ts";
import type { ShownPlay } from "../game/play.ts";
import { fieldPosition } from "../words/format.ts";

/**
 * Where the ball was at a play: `KC 35`. Null without a yard line, and at the end of a half, whose row some sources give the place of the kickoff
 * to come: no ball lies there.
 */
export function playSpot(
  play: Pick<ShownPlay, "type" | "quarterName" | "yardLine" | "yardLineTerritory">,
): string | null {
  return endsHalf(play) ? null : fieldPosition(play);
}
