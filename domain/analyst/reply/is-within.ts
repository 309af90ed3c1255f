import type { Moment } from "../../facts/fact.ts";
import { clockSeconds } from "../../game/game-clock.ts";
import type { Play } from "../../game/play.ts";
import type { Period } from "./when-asked.ts";

/** Whether a play is of a part of the game. */
export function isWithin(
  period: Period,
  play: Pick<Play, "quarterName" | "timeRemainingMinutes" | "timeRemainingSeconds">,
): boolean {
  return isAt(period, { quarter: play.quarterName, clock: clockSeconds(play) });
}

/** Whether a moment is in a part of the game; null is of none. */
export function isAt({ quarters, within }: Period, at: Pick<Moment, "quarter" | "clock"> | null): boolean {
  if (at === null || !quarters.includes(at.quarter)) return false;
  return within === null || at.quarter === "OT" || (at.clock !== null && at.clock <= within);
}
