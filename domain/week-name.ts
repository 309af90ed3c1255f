import { SEASON_TYPE, type SeasonType } from "./season-type.ts";

const ROUNDS = ["Wild Card", "Divisional Round", "Conference Championships", "Super Bowl"];
const SHORT_ROUNDS = ["Wild Card", "Divisional", "Conference", "Super Bowl"];

/** A week by its own name: `Week 7`, `Preseason Week 2`, `Hall of Fame Week`, `Divisional Round`. */
export function weekName(seasonType: SeasonType, week: number): string {
  if (seasonType === SEASON_TYPE.postseason) return ROUNDS[week - 1] ?? `Postseason Week ${week}`;
  if (seasonType !== SEASON_TYPE.preseason) return `Week ${week}`;
  return week === 0 ? "Hall of Fame Week" : `Preseason Week ${week}`;
}

/** The same in a row of weeks: `7`, `Divisional`. */
export function shortWeekName(seasonType: SeasonType, week: number): string {
  if (seasonType === SEASON_TYPE.postseason) return SHORT_ROUNDS[week - 1] ?? String(week);
  return seasonType === SEASON_TYPE.preseason && week === 0 ? "HOF" : String(week);
}
