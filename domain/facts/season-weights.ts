import { type StoryWeight, weight } from "./weight.ts";

/** What a game means in its season; facts as in `story-weights.ts`. */
export const SEASON_WEIGHTS = {
  winStreak: weight(
    34,
    3,
    70,
    "Size is the games won in a row with this one (3 or more): ten are a season's story, three are a line in the text. team, opponent, games",
  ),
  losingStreak: weight(
    30,
    3,
    66,
    "The same of games lost: what won this one comes before whose streak it went on. team, opponent, games",
  ),
  streakEnded: weight(
    36,
    4,
    80,
    "Size is the games before this one won or lost in a row (3 or more): an end is news, one more is not. team (whose run it was), opponent, games, result (of the run: won, lost), outcome (of this game: won, lost, tied)",
  ),
  firstWin: weight(
    50,
    4,
    82,
    "Size is the games of the season without a win before it (2 or more), all of them. team, opponent, games",
  ),
  firstLoss: weight(
    50,
    4,
    84,
    "Size is the games of the season without a loss before it (2 or more), all of them. team, opponent, games",
  ),
  seasonHigh: weight(
    2,
    1,
    74,
    "Size is what the same day weighs without the season and up to three more, all of them after eight games, six less in a loss: a high of few yards stays small. team, opponent, player, field, what, value, before (his best of the games before), games, and figures of his line beside it",
  ),
  highScore: weight(
    2,
    0.9,
    46,
    "Size is the points, more than in any earlier game of the season (4 or more of them). team, opponent, points, before, games",
  ),
  lowScore: weight(
    12,
    1,
    42,
    "Size is the points short of 30, where they are fewer than in any earlier game of the season (4 or more of them). team, opponent, points, before, games",
  ),
} satisfies Record<string, StoryWeight>;
