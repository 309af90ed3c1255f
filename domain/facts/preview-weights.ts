import { type StoryWeight, weight } from "./weight.ts";

/** What is worth telling before a game; facts as in `story-weights.ts`. */
export const PREVIEW_WEIGHTS = {
  favorite: weight(40, 2, 70, "Size is the spread. team, opponent, spread, overUnder"),
  total: weight(30, 1.5, 50, "Size is the points between the total and 45, an ordinary one. overUnder"),
  streak: weight(34, 6, 72, "Size is the games won or lost in a row (3 or more). team, games, result"),
  unbeaten: weight(
    40,
    6,
    80,
    "Size is the games of a season without a loss, or without a win (3 or more): more than a streak, as it is all of them. team, games, result (unbeaten, winless)",
  ),
  matchup: weight(
    22,
    1.2,
    50,
    "Size is how far a side's mean and what the other allows are together from 22.5 points each. team, opponent, mean, allowed, games, otherGames",
  ),
  form: weight(
    26,
    1.2,
    54,
    "Size is the points between the sides' means over the season so far. team, opponent, mean, otherMean, games, otherGames",
  ),
  projectedLeader: weight(
    22,
    0.9,
    52,
    "Size is the projected PPR points of the man rated highest on each side. team, player, projected",
  ),
  forecast: weight(
    40,
    1,
    60,
    "Size is the miles per hour beyond 15 and the degrees under 32. wind, low where they matter, description",
  ),
} satisfies Record<string, StoryWeight>;
