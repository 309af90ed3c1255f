import type { Game } from "../game/game.ts";
import { SEASON_TYPE } from "../game/season-type.ts";

/**
 * How an overtime ends. `sudden-death`: with any score. `first-touchdown`: with a touchdown on the first drive; after a field goal the
 * other team has a drive. `both-possess`: both teams have a drive, unless the first ends in points for the defense. Whatever the rule, any
 * score ends it once both have had the ball.
 */
export type OvertimeRule = "sudden-death" | "first-touchdown" | "both-possess";

/** The rule of a season: NFL rule 16 and its changes of 2010 (postseason), 2012, 2022 (postseason) and 2025. */
export function overtimeRule({ season, seasonType }: Pick<Game, "season" | "seasonType">): OvertimeRule {
  const isPostseason = seasonType === SEASON_TYPE.postseason;
  if (season >= (isPostseason ? 2022 : 2025)) return "both-possess";
  return season >= (isPostseason ? 2010 : 2012) ? "first-touchdown" : "sudden-death";
}
