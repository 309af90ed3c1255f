import { SEASON_TYPE, type SeasonType } from "../../domain/season-type.ts";
import type { WeekId } from "../../domain/week-id.ts";

/** The season types in the order in which they are played. */
export const PLAYED_TYPES: readonly SeasonType[] = [SEASON_TYPE.preseason, SEASON_TYPE.regular, SEASON_TYPE.postseason];

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
