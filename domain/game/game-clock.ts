import type { ShownPlay } from "./play.ts";

/** Game time of a quarter, and of the four of them. */
export const QUARTER_SECONDS = 900;
export const REGULATION_SECONDS = 4 * QUARTER_SECONDS;
/** Regular-season overtime. The postseason plays whole quarters. */
export const SHORT_OVERTIME_SECONDS = 600;

/** Seconds left in the period at the snap; null when either field of the clock is missing. */
export function clockSeconds(play: Pick<ShownPlay, "timeRemainingMinutes" | "timeRemainingSeconds">): number | null {
  if (play.timeRemainingMinutes === null || play.timeRemainingSeconds === null) return null;
  return play.timeRemainingMinutes * 60 + play.timeRemainingSeconds;
}

/**
 * Seconds of game time played before each play, in the order given; null before the first play that has a clock. Time never
 * runs backwards: a row that was added late, or has no clock, stands at the time of the row before it. Overtime goes on
 * after 3600, and a clock that jumps up inside it begins its next period.
 */
export function elapsedSeconds(plays: readonly ShownPlay[]): (number | null)[] {
  const overtimeLength = plays.some(
    (play) => play.quarterName === "OT" && (clockSeconds(play) ?? 0) > SHORT_OVERTIME_SECONDS,
  )
    ? QUARTER_SECONDS
    : SHORT_OVERTIME_SECONDS;
  let overtimeStart = REGULATION_SECONDS;
  let previousClock = overtimeLength;
  let now: number | null = null;

  return plays.map((play) => {
    // The clocks of period markers are not to be relied on: one provider files them under the next quarter.
    const clock = play.type === "Period" ? null : clockSeconds(play);
    if (clock === null) return now;
    let elapsed: number;
    if (play.quarterName === "OT") {
      const isNextPeriod = clock - previousClock > overtimeLength / 2;
      if (isNextPeriod) overtimeStart += overtimeLength;
      previousClock = clock;
      elapsed = overtimeStart + overtimeLength - clock;
    } else {
      elapsed = Number(play.quarterName) * QUARTER_SECONDS - clock;
    }
    now = Math.max(now ?? 0, elapsed);
    return now;
  });
}
