import { isBoxScorePosition } from "../game/box-score-position.ts";

/**
 * A player's position in a season. Lists of people give today's, and who changed from receiver to cornerback since was judged by his
 * catches then: the position of that season's lines stands where the two are scored differently.
 */
export function positionThen(today: string, inLines: string | null | undefined): string {
  return inLines === null || inLines === undefined || isBoxScorePosition(inLines) === isBoxScorePosition(today)
    ? today
    : inLines;
}
