import type { PlannedGame } from "./planned-game.ts";

const MINUTE = 60_000;
/** From shortly before the kickoff to the end of a long game. */
export const LIVE_BEFORE_MS = 5 * MINUTE;
const LIVE_AFTER_MS = 210 * MINUTE;

/** The shortest time between two rounds; plays are entered some seconds after they happen, so that more gains nothing. */
export const FASTEST_MS = 10_000;
const SLOWEST_MS = 30 * MINUTE;
/** What every game costs besides the rounds: whole at its start, at its end, and once for corrections. */
const CALLS_PER_GAME = 4;
/** What every week costs besides: kickoffs and projections before its games. */
const CALLS_PER_WEEK = 8;

/** A delta holds two minutes: rounds further apart than this read the scores of the week instead. */
export const DELTA_COVERS_MS = 90_000;

/** How often the month's calls allow games to be polled. */
export interface Pace {
  /** Milliseconds between two rounds over the games that are on. */
  interval: number;
  /** Calls that are left for what is nice to have: later corrections, projections once more, games long over. 0 for none. */
  spare: number;
}

/**
 * Deals out the calls that are left over what is still to be played this month: first a share for every game's beginning and
 * end, then the rounds, evenly over the hours in which games are on. Nice things come last.
 */
export function paceOf(games: readonly PlannedGame[], now: number, callsLeft: number): Pace {
  const monthEnd = endOfMonth(now);
  const left = games.filter(
    ({ kickoff, state }) =>
      kickoff !== null && kickoff + LIVE_AFTER_MS > now && kickoff < monthEnd && state !== "over" && state !== "off",
  );
  const weeks = new Set(left.map(({ week }) => `${week.season}/${week.seasonType}/${week.week}`));
  const fixed = Math.min(callsLeft * 0.5, left.length * CALLS_PER_GAME + weeks.size * CALLS_PER_WEEK);
  const liveMs = liveTime(left, now, monthEnd);
  const forRounds = Math.max(1, callsLeft - fixed);
  const interval = Math.min(SLOWEST_MS, Math.max(FASTEST_MS, Math.ceil(liveMs / forRounds / 1000) * 1000));
  return { interval, spare: Math.max(0, Math.floor(callsLeft - fixed - liveMs / MINUTE - 20)) };
}

/** The start of the next calendar month, UTC, in milliseconds. */
export function endOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** Milliseconds from now to the end of the month in which at least one game is on: one call serves all of them. */
function liveTime(games: readonly PlannedGame[], now: number, until: number): number {
  const spans = games
    .flatMap(({ kickoff }) => (kickoff === null ? [] : [[kickoff - LIVE_BEFORE_MS, kickoff + LIVE_AFTER_MS] as const]))
    .toSorted(([a], [b]) => a - b);
  let sum = 0;
  let reached = now;
  for (const [start, end] of spans) {
    const from = Math.max(start, reached);
    const to = Math.min(end, until);
    if (to > from) sum += to - from;
    reached = Math.max(reached, to);
  }
  return sum;
}
