import { SEASON_TYPE, type SeasonType } from "./season-type.ts";

export const SUPER_BOWL = "Super Bowl";
const ROUNDS = ["Wild Card", "Divisional Round", "Conference Championships", SUPER_BOWL];

/** A week by its own name: `Week 7`, `Preseason Week 2`, `Hall of Fame Week`, `Divisional Round`. */
export function weekName(seasonType: SeasonType, week: number): string {
  if (seasonType === SEASON_TYPE.postseason) return ROUNDS[week - 1] ?? `Postseason Week ${week}`;
  if (seasonType !== SEASON_TYPE.preseason) return `Week ${week}`;
  return week === 0 ? "Hall of Fame Week" : `Preseason Week ${week}`;
}
