import { PLAYED_TYPES } from "../../domain/game/played-types.ts";
import type { WeekId } from "../../domain/game/week-id.ts";

/** Weeks that have a page, in playing order. */
export function inPlayingOrder(weeks: WeekId[]): WeekId[] {
  return weeks
    .filter((week) => PLAYED_TYPES.includes(week.seasonType))
    .toSorted(
      (one, other) =>
        one.season - other.season ||
        PLAYED_TYPES.indexOf(one.seasonType) - PLAYED_TYPES.indexOf(other.seasonType) ||
        one.week - other.week,
    );
}
