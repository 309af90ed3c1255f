/** Words of the place before the end zone. */
export const GOAL_LINE =
  /\b(?:goal ?line|end ?zone|doorstep|goal to go|(?:first |1st )?and goal|red ?zone|inside the (?:5|10|20|five|ten|twenty))\b/;
/** The red zone, in yards before the end zone. */
export const NEAR_YARDS = 20;
/** So near, in yards, a snap is one at the goal line. */
export const GOAL_LINE_YARDS = 5;
