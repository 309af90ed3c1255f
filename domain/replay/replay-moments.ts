import { elapsedSeconds } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";
import type { ReplaySpeed } from "./replay-address.ts";

/** Breaks are cut to this: halftime, a long review, a lightning delay. */
const LONGEST_PAUSE = 180;
/** A gap beyond this is a wrong time; a game that was interrupted for hours is cut like a break. */
const LONGEST_PLAUSIBLE = 6 * 3600;
/** Where no time of day is known: what passes beside the game clock from one row to the next. A game then takes what it does by its times of day. */
const STANDING_PAUSE = 35;
/** `max` shows a row in this many milliseconds. */
const TOP_PACE_MS = 25;

/**
 * When each row of a game happens, in seconds after its first one; never falling. The gap between two rows is that of
 * their times of day where both are known and plausible, otherwise the game clock that ran off plus a fixed pause, and in no
 * case more than three minutes: halftime passes in three.
 */
export function replayMoments(plays: readonly Play[]): number[] {
  const elapsed = elapsedSeconds(plays);
  let now = 0;
  return plays.map((play, index) => {
    const before = plays[index - 1];
    if (before === undefined) return now;
    const ran = Math.max(0, (elapsed[index] ?? 0) - (elapsed[index - 1] ?? 0));
    now += Math.min(LONGEST_PAUSE, wallGap(before, play) ?? ran + STANDING_PAUSE);
    return now;
  });
}

/** Seconds by the time of day; null where one is unknown or they cannot both be right. */
function wallGap(before: Play, play: Play): number | null {
  if (before.happenedAt === null || play.happenedAt === null) return null;
  const gap = (Date.parse(play.happenedAt) - Date.parse(before.happenedAt)) / 1000;
  return gap >= 0 && gap <= LONGEST_PLAUSIBLE ? gap : null;
}

/** When each row happens in a replay, in milliseconds after its start. */
export function replayOffsets(moments: readonly number[], speed: ReplaySpeed): number[] {
  return moments.map((moment, index) => (speed === "max" ? index * TOP_PACE_MS : (moment * 1000) / speed));
}

/** How many rows have happened after this time; 0 before the start. `offsets` and `after` are milliseconds. */
export function rowsAt(offsets: readonly number[], after: number): number {
  const next = offsets.findIndex((offset) => offset > after);
  return next === -1 ? offsets.length : next;
}
