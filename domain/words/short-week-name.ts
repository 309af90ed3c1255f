import type { SeasonType } from "../game/season-type.ts";
import { weekName } from "../game/week-name.ts";

/** A week's name where many stand in a row: `7`, `Divisional`, `HOF`. */
export function shortWeekName(seasonType: SeasonType, week: number): string {
  const name = weekName(seasonType, week);
  if (name === "Hall of Fame Week") return "HOF";
  return name.replace(/^(?:(?:Pre|Post)season )?Week | (?:Round|Championships)$/, "");
}
