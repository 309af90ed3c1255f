import type { SimulatedGame } from "./simulate-game.ts";

const HOUR = 3_600_000;

/**
 * The live game's hour: a new game every full hour, which enters at its first two-minute warning and ends with the
 * hour. So every visitor sees a halftime or a second half, and all processes see the same one.
 */
export interface LiveCycle {
  /** Which hour since 1970: the seed of its game. */
  number: number;
  startsAt: number;
}

/** The cycle that a moment belongs to. */
export function liveCycle(now: Date): LiveCycle {
  const number = Math.floor(now.getTime() / HOUR);
  return { number, startsAt: number * HOUR };
}

/** Kickoff of the live game: the first half took the hour before. */
export function liveKickoff({ startsAt }: LiveCycle): Date {
  return new Date(startsAt - HOUR);
}

/** When each row of the live game happens, in milliseconds since 1970: the two halves are each stretched to an hour. */
export function liveMoments(cycle: LiveCycle, { rows }: SimulatedGame): number[] {
  const entry = rows.find(({ play }) => play.type === "TwoMinuteWarning")?.wall ?? 0;
  const end = rows.at(-1)?.wall ?? 0;
  return rows.map(({ wall }) => {
    const share = wall <= entry ? wall / Math.max(1, entry) - 1 : (wall - entry) / (end - entry);
    return Math.round(cycle.startsAt + share * HOUR);
  });
}

/** How many rows of the live game have happened. The last one, `End of game`, would happen as the next game begins, so it is never shown. */
export function liveCount(moments: readonly number[], now: Date): number {
  return moments.filter((moment) => moment <= now.getTime()).length;
}
