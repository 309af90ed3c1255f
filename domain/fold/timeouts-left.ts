import type { Game } from "../game/game.ts";
import type { Play, QuarterName } from "../game/play.ts";
import { SEASON_TYPE } from "../game/season-type.ts";

/** The timeouts of both teams after some rows, and the period of the last one; null before the first. */
export interface TimeoutsLeft {
  awayTimeouts: number;
  homeTimeouts: number;
  quarterName: QuarterName | null;
}

/**
 * Moves the timeouts on by one row. They come back with each half; a regular-season overtime gives two (rule 16-1-3), a postseason
 * one is a new half.
 */
export function countTimeouts(
  left: TimeoutsLeft,
  play: Pick<Play, "quarterName" | "timeoutTeam">,
  teams: Pick<Game, "awayTeam" | "homeTeam" | "seasonType">,
): void {
  const { quarterName, timeoutTeam } = play;
  if (left.quarterName !== quarterName) {
    left.quarterName = quarterName;
    if (quarterName === "3" || quarterName === "OT") {
      const timeouts = quarterName === "OT" && teams.seasonType !== SEASON_TYPE.postseason ? 2 : 3;
      left.awayTimeouts = timeouts;
      left.homeTimeouts = timeouts;
    }
  }
  if (timeoutTeam === teams.awayTeam) left.awayTimeouts = Math.max(0, left.awayTimeouts - 1);
  if (timeoutTeam === teams.homeTeam) left.homeTimeouts = Math.max(0, left.homeTimeouts - 1);
}
