import type { SeasonType } from "./season-type.ts";

/** One week of one season. */
export interface WeekId {
  season: number;
  seasonType: SeasonType;
  week: number;
}
