import type { Moment } from "../../../facts/fact.ts";
import { leftOf } from "./moment-rules.ts";

/** A stretch of game time, in seconds from the kickoff. */
export interface Period {
  from: number;
  to: number;
}

/** Where a moment lies in the period that is said: seconds gone and left of it, and how long it is. */
export interface Place {
  gone: number;
  left: number;
  length: number;
}

export const QUARTER = 900;
export const GAME: Period = { from: 0, to: 3600 };
/** Its moments are at the end of the game as well. */
export const OVERTIME: Period = { from: 3600, to: 4200 };
export const ALL_QUARTERS: readonly Period[] = [0, 1, 2, 3].map((nth) => ({
  from: nth * QUARTER,
  to: (nth + 1) * QUARTER,
}));
export const HALVES: readonly [Period, Period] = [
  { from: 0, to: 1800 },
  { from: 1800, to: 3600 },
];
const NAMED: Readonly<Record<string, number>> = {
  first: 0,
  opening: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  final: 3,
  last: 3,
  "4th": 3,
};

/** The period of its name; the whole game for a word that names no part of it. */
export function periodOf(words: string): Period {
  const said = words.toLowerCase();
  if (/overtime|^ot$|extra/.test(said)) return OVERTIME;
  const nth = NAMED[/first|second|third|fourth|opening|final|last|[1-4](?:st|nd|rd|th)/.exec(said)?.[0] ?? ""];
  if (/half|break|intermission/.test(said)) return HALVES[nth === undefined || nth === 0 ? 0 : 1];
  return nth === undefined ? GAME : { from: nth * QUARTER, to: (nth + 1) * QUARTER };
}

/** Null where the moment is not in the period. A quarter's last second is its own. */
export function placeIn(period: Period, at: Moment): Place | null {
  const clock = leftOf(at);
  if (at.quarter === "OT") {
    if (period !== OVERTIME && period !== GAME) return null;
    return { gone: period === GAME ? GAME.to : 600 - clock, left: clock, length: period.to - period.from };
  }
  const end = Number(at.quarter) * QUARTER;
  if (end <= period.from || end > period.to) return null;
  return { gone: end - clock - period.from, left: period.to - end + clock, length: period.to - period.from };
}
