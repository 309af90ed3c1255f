import {
  clockSeconds,
  elapsedSeconds,
  QUARTER_SECONDS,
  REGULATION_SECONDS,
  SHORT_OVERTIME_SECONDS,
} from "../game/game-clock.ts";
import type { Game } from "../game/game.ts";
import { type Play, QUARTER_NAMES, type QuarterName } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

type PlacesGame = Pick<Game, "status" | "quarter">;

/** Where plays stand on the columns of the quarter table. */
export interface PlayPlaces {
  /** Of each play, in columns from the left: 0 is kickoff, 4 the end of regulation. Never runs backwards. */
  places: number[];
  /** Where a running quarter ends, in columns; null where no quarter is being played. */
  runningTo: number | null;
}

/**
 * Plays, which stand in game order, as places on the quarters' columns. Inside a quarter that is over they stand evenly, so
 * that its last half minute is as readable as its first drive. In the running one the clock sets the place: even spacing
 * would tell how many plays are to come. A play without a clock stands where the one before it does.
 */
export function playPlaces(plays: readonly Play[], game: PlacesGame): PlayPlaces {
  const running = isFinal(game) || game.quarter?.trim().toUpperCase() === "HALF" ? null : lastQuarter(plays);
  const counts = Map.groupBy(plays, ({ quarterName }) => quarterName);
  const seen = new Map<QuarterName, number>();
  const elapsed = running === "OT" ? elapsedSeconds(plays) : [];
  let newest = 0;
  const places = plays.map((play, index) => {
    const { quarterName } = play;
    const begin = QUARTER_NAMES.indexOf(quarterName);
    const number = (seen.get(quarterName) ?? 0) + 1;
    seen.set(quarterName, number);
    const part =
      quarterName !== running
        ? number / (counts.get(quarterName)?.length ?? number)
        : quarterName === "OT"
          ? overtimePart(elapsed[index] ?? null)
          : clockPart(play);
    newest = Math.max(newest, begin + (part ?? 0));
    return newest;
  });
  return { places, runningTo: running === null ? null : QUARTER_NAMES.indexOf(running) + 1 };
}

function lastQuarter(plays: readonly Play[]): QuarterName | null {
  return plays.at(-1)?.quarterName ?? null;
}

function clockPart(play: Play): number | null {
  const left = play.type === "Period" ? null : clockSeconds(play);
  return left === null ? null : 1 - Math.min(left, QUARTER_SECONDS) / QUARTER_SECONDS;
}

/** A second overtime shares the one column with the first. */
function overtimePart(elapsed: number | null): number | null {
  if (elapsed === null) return null;
  const periods = (elapsed - REGULATION_SECONDS) / SHORT_OVERTIME_SECONDS;
  return Math.max(0, periods) / Math.max(1, Math.ceil(periods));
}
