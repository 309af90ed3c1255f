import { recoveringTeam } from "./play-text.ts";
import type { ShownPlay } from "../game/play.ts";

/** An interception that the defense returned for a touchdown. */
export function isPickSix(play: ShownPlay): boolean {
  // The thrower's team can win the ball back on the return and score itself.
  const winsBallBack = play.team !== null && recoveringTeam(play.description) === play.team;
  return play.type === "Interception" && play.isTouchdown && play.isScoringPlay === 1 && !winsBallBack;
}
