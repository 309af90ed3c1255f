import { clockSeconds, elapsedSeconds, QUARTER_SECONDS, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";

/**
 * Seconds of game time played at each moment of a finished game: before its first row, and after each row, which is when the
 * next one begins. One more than `plays`, never falling; the last one is the end of the game.
 */
export function momentSeconds(plays: readonly Play[]): number[] {
  const before = elapsedSeconds(plays).map((seconds) => seconds ?? 0);
  return [...before, Math.max(REGULATION_SECONDS, before.at(-1) ?? 0)];
}

/**
 * How many rows have happened when this much game time is played. A row that is under way then has not; of the moments of
 * one second it is the first, so that the start of a quarter is the moment before its kickoff.
 */
export function countAtSecond(moments: readonly number[], second: number): number {
  const reached = moments.findLast((one) => one <= second) ?? 0;
  return Math.max(0, moments.indexOf(reached));
}

/** Where the clock of a game ends that stands at one of its moments: regulation, or the overtime that has begun by then. */
export function lastSecond(plays: readonly Play[], count: number): number {
  // The row to come is looked at for its period and clock alone, which were known before it.
  const begun = plays.slice(0, count + 1).filter(({ quarterName }) => quarterName === "OT");
  if (begun.length === 0) return REGULATION_SECONDS;
  const length =
    Math.max(...begun.map((play) => clockSeconds(play) ?? 0)) > SHORT_OVERTIME ? QUARTER_SECONDS : SHORT_OVERTIME;
  const played = (momentSeconds(plays)[count] ?? 0) - REGULATION_SECONDS;
  const periods = Math.max(1, Math.ceil(played / length));
  return REGULATION_SECONDS + periods * length;
}

/** Seconds of an overtime period of the regular season; one of the postseason is a whole quarter. */
const SHORT_OVERTIME = 600;
