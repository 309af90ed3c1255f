import type { Moment } from "../../../facts/fact.ts";
import { clockSeconds } from "../../../game/game-clock.ts";
import type { Play } from "../../../game/play.ts";
import type { Period } from "../question/when-asked.ts";

/** Whether a play is of a part of the game. */
export function isWithin(
  period: Period,
  play: Pick<Play, "playId" | "quarterName" | "timeRemainingMinutes" | "timeRemainingSeconds">,
): boolean {
  return isAt(period, { quarter: play.quarterName, clock: clockSeconds(play), playId: play.playId });
}

/** Whether a moment is in a part of the game; null is of none. */
export function isAt(
  { quarters, within, plays }: Period,
  at: Pick<Moment, "quarter" | "clock" | "playId"> | null,
): boolean {
  if (at === null || !quarters.includes(at.quarter)) return false;
  if (plays !== undefined && (at.playId === null || !plays.has(at.playId))) return false;
  return within === null || (at.quarter === "OT" && quarters.length > 1) || (at.clock !== null && at.clock <= within);
}
