import { SEASON_TYPE, type SeasonType } from "../game/season-type.ts";

const ROUND_MARKS = ["WC", "DIV", "CONF", "SB"];

/** A week in four letters at most, for charts and narrow columns: `7`, `P2`, `HOF`, `DIV`. */
export function weekMark(seasonType: SeasonType, week: number): string {
  if (seasonType === SEASON_TYPE.postseason) return ROUND_MARKS[week - 1] ?? String(week);
  if (seasonType !== SEASON_TYPE.preseason) return String(week);
  return week === 0 ? "HOF" : `P${week}`;
}
