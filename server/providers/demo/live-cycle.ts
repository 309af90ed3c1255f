import type { SimulatedGame } from "./simulate-game.ts";
import { HOURLY_GAMES } from "./world/fixtures.ts";

const HOUR = 3_600_000;
const FIRST_HALF = HOUR;
/** Ten minutes short of the hour, so that a game that was watched to its end stays final with its recap beside it. */
const SECOND_HALF = HOUR - 600_000;
/** So many hours after its kickoff a game is put back on the schedule. */
const SHOWN_FOR = 4;

/**
 * One turn of an hourly game. Its first two-minute warning falls on the hour after its kickoff, when the next game kicks off; so every visitor
 * sees a halftime, a second half or a game that has just ended, and all processes see the same one.
 */
export interface LiveCycle {
  /** The hour since 1970 in which it kicks off: the seed of its game. */
  number: number;
  /** Kickoff, in milliseconds since 1970. */
  startsAt: number;
}

/** The turn of an hourly game at a moment: the one that is on or over, and from the fifth hour on the coming one. */
export function liveCycle(turn: number, now: Date): LiveCycle {
  const hour = Math.floor(now.getTime() / HOUR);
  const since = (((hour - turn) % HOURLY_GAMES) + HOURLY_GAMES) % HOURLY_GAMES;
  const number = hour - since + (since < SHOWN_FOR ? 0 : HOURLY_GAMES);
  return { number, startsAt: number * HOUR };
}

/** When each row of an hourly game happens, in milliseconds since 1970: both halves are stretched or pressed to their time. */
export function liveMoments({ startsAt }: LiveCycle, { rows }: SimulatedGame): number[] {
  const entry = rows.find(({ play }) => play.type === "TwoMinuteWarning")?.wall ?? 0;
  const end = rows.at(-1)?.wall ?? 0;
  return rows.map(({ wall }) => {
    const isFirst = wall <= entry;
    const after = isFirst
      ? (wall / Math.max(1, entry)) * FIRST_HALF
      : FIRST_HALF + ((wall - entry) / (end - entry)) * SECOND_HALF;
    return Math.round(startsAt + after);
  });
}

/** How many rows of an hourly game have happened. */
export function liveCount(moments: readonly number[], now: Date): number {
  return moments.filter((moment) => moment <= now.getTime()).length;
}
