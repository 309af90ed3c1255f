import { formatDuration, situation } from "../words/format.ts";
import { clockSeconds } from "../game/game-clock.ts";
import type { Game } from "../game/game.ts";
import { isMarker } from "../game/is-marker.ts";
import type { Play } from "../game/play.ts";

/** What a scoreboard shows between two plays. */
export type NextSnap = Pick<
  Game,
  | "quarter"
  | "timeRemaining"
  | "possession"
  | "down"
  | "distance"
  | "downAndDistance"
  | "yardLine"
  | "yardLineTerritory"
>;

/** Halftime: the second quarter's last row is in, and the third quarter's first is not. */
export function isHalfTime(last: Play | undefined, next: Play | undefined): boolean {
  return last?.quarterName === "2" && next?.quarterName === "3";
}

/**
 * The situation before the next snap. Only the clock, the down and the place of a row to come are read, which were known
 * before its snap; never what came of it. `possession` is the team with the ball after the last row, where no snap tells.
 */
export function nextSnap(coming: readonly Play[], possession: string | null): NextSnap {
  const next = coming[0];
  const clock = next === undefined ? null : clockSeconds(next);
  const shown = {
    quarter: next?.quarterName ?? null,
    timeRemaining: clock === null ? null : formatDuration(clock),
  };
  const snap = comingSnap(coming);
  if (snap === null) {
    return {
      ...shown,
      possession,
      down: null,
      distance: null,
      downAndDistance: null,
      yardLine: null,
      yardLineTerritory: null,
    };
  }
  return {
    ...shown,
    possession: snap.team ?? possession,
    down: snap.down,
    distance: snap.distance,
    downAndDistance: situation(snap),
    yardLine: snap.yardLine > 0 ? snap.yardLine : null,
    yardLineTerritory: snap.yardLineTerritory,
  };
}

/** A row that stands between two snaps and leaves the ball where it is. */
export function isBetweenSnaps(play: Pick<Play, "down" | "type">): boolean {
  return play.down === 0 && isMarker(play);
}

/** The next snap with a down; null where a kick or a try comes first, or the half ends. */
function comingSnap(coming: readonly Play[]): Play | null {
  const half = halfOf(coming[0]);
  const snap = coming.find((play) => !isBetweenSnaps(play) || halfOf(play) !== half);
  return snap === undefined || snap.down === 0 || halfOf(snap) !== half ? null : snap;
}

/** The half of a row, or overtime. */
export function halfOf(play: Play | undefined): string {
  if (play === undefined || play.quarterName === "OT") return "overtime";
  return play.quarterName <= "2" ? "first" : "second";
}
