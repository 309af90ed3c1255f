import { PREVIEW_WEIGHTS } from "./preview-weights.ts";
import { SEASON_WEIGHTS } from "./season-weights.ts";
import { type StoryWeight, weight } from "./weight.ts";

/**
 * One table for every kind of story. How a game was won comes before who shone, who shone before what the columns say; what a
 * game means in its season weighs by how long it was coming. In facts, `quarter` is `1` to `4` or `OT`, `clock` is
 * `M:SS` left in it and is left out where the source gives none; `score` facts are the two sides' points at that moment.
 */
export const STORY_WEIGHTS = {
  overtime: weight(
    82,
    0,
    82,
    "One game in eighteen: readers ask for it first. winner, loser, winnerScore, loserScore (after a tie isTie, score, away, home), regulationScore; how it was decided (left out after a tie): what, scorer, passer, yards, points, quarter, clock, isLastSnap; how it came about: tiedBy, tiedWhat, tiedQuarter, tiedClock",
  ),
  comeback: weight(
    50,
    2.2,
    97,
    "Size is the deficit (10 or more), less for one made up early and a quarter more for one that stood in the last quarter: 16 there outweighs all else. team, opponent, deficit, teamScore, opponentScore, quarter, clock (when it was largest), winnerScore, loserScore, leadQuarter, leadClock (when it led for good)",
  ),
  collapse: weight(
    40,
    2,
    80,
    "The same from the loser's side, so always below the comeback. Size is the lead lost (14 or more). team, opponent, lead, teamScore, opponentScore, quarter, clock, teamFinal, opponentFinal",
  ),
  walkOff: weight(88, 0, 88, "Won on the last snap: outweighs all but the largest comebacks. Facts as of lateLead"),
  lateLead: weight(
    72,
    0.08,
    82,
    "The lead for good in the last two minutes; size is the seconds gone of them. team, opponent, what, scorer, passer, yards, points, quarter, clock, teamScore, opponentScore, beforeTeam, beforeOpponent (before the touchdown or kick); where the other side had gone ahead just as late: answeredWhat, answeredQuarter, answeredClock",
  ),
  lateStop: weight(
    64,
    0.08,
    74,
    "The trailing side, within eight points, lost its last chance in the last two minutes. team (that held), opponent, how (interception, fumble, downs, time), quarter, clock, margin, yardsToEndZone, by",
  ),
  lateMiss: weight(
    74,
    0.08,
    84,
    "A kick to tie or lead that failed in the last two minutes or overtime. team (that kicked), opponent, kicker, yards, quarter, clock, deficit (0 when it was level), isBlocked",
  ),
  failedTry: weight(
    78,
    0.08,
    86,
    "A try to tie or lead that failed in the last two minutes or overtime. team (that tried), opponent, what, quarter, clock, deficit (0 when it was level), teamScore, opponentScore",
  ),
  upset: weight(
    52,
    2.4,
    86,
    "Size is the spread (3.5 or more): below that the line is a coin's toss. team, opponent, spread, winnerScore, loserScore, margin",
  ),
  shutout: weight(
    78,
    0.3,
    92,
    "A handful a season, and always above the blowout that it may be too; size is the margin. team, opponent, winnerScore",
  ),
  blowout: weight(
    38,
    1.2,
    84,
    "Size is the margin (20 or more): three scores. team, opponent, margin, winnerScore, loserScore",
  ),
  backAndForth: weight(
    40,
    5,
    76,
    "Size is how often the lead passed to the other side (4 or more). leadChanges, away, home, winner, loser (left out after a tie), winnerScore, loserScore",
  ),
  neverTrailed: weight(
    24,
    1.4,
    74,
    "Two winners in five never trail, so the largest lead is the size: 34 to nothing is the story whatever the final margin. team, opponent, largestLead, teamScore, opponentScore, quarter, clock (when it was largest)",
  ),
  shootout: weight(
    34,
    1,
    80,
    "Size is the points beyond 50 (60 or more in all). total, winnerScore, loserScore, overUnder where there was one",
  ),
  defensiveStruggle: weight(
    56,
    0.8,
    70,
    "Size is the points short of 27 in all. total, winnerScore, loserScore, overUnder where there was one",
  ),
  turningPoint: weight(
    34,
    3,
    66,
    "Size is the points that the ball won brought, doubled where they turned the lead, a third more where they broke a tie, half in the first quarter and a quarter more in the last where they turned something; half for the side that lost. Told while the sides are within 17. team (that won it), opponent, how, by, from, quarter, clock, points, what, teamScore, opponentScore, plays and yards of the drive where there was one",
  ),
  returnTouchdown: weight(
    58,
    0,
    58,
    "A touchdown of the defense or on a kick. team, opponent, how, player, yards where known, quarter, clock",
  ),
  bigPassing: weight(
    20,
    0.1,
    68,
    "Size is the yards (300 or more). team, opponent, player, yards, touchdowns, interceptions, completions, attempts",
  ),
  bigRushing: weight(
    24,
    0.22,
    72,
    "Size is the yards (100 or more). team, opponent, player, yards, carries, touchdowns, long",
  ),
  bigReceiving: weight(
    24,
    0.2,
    72,
    "Size is the yards (100 or more). team, opponent, player, yards, catches, targets, touchdowns, long",
  ),
  touchdowns: weight(
    28,
    9,
    80,
    "Size is one player's touchdowns (3 or more). team, opponent, player, touchdowns, rushing, receiving",
  ),
  passingTouchdowns: weight(
    16,
    9,
    72,
    "Size is one passer's touchdowns (4 or more). team, opponent, player, touchdowns, yards",
  ),
  longPlay: weight(
    14,
    0.4,
    52,
    "Size is the yards (50 or more). team, opponent, player, passer, yards, how, isTouchdown, quarter, clock",
  ),
  overProjection: weight(
    28,
    1.1,
    60,
    "Size is the PPR points beyond the projection (10 or more). team, player, points, projected, difference",
  ),
  underProjection: weight(
    24,
    1.1,
    52,
    "Size is the PPR points short of it (8 or more, of 12 or more projected). team, player, points, projected, difference",
  ),
  takeaways: weight(
    28,
    6,
    64,
    "Size is the takeaways of one side (3 or more). team, opponent, takeaways, interceptions, fumbles, giveaways",
  ),
  sacks: weight(
    22,
    4.5,
    62,
    "Size is the sacks of one side (5 or more). team, opponent, sacks, yards, most and player where one had two or more",
  ),
  missedKicks: weight(
    30,
    6,
    54,
    "Size is the field goals and extra points that one side missed (2 or more). team, opponent, missed, fieldGoals, extraPoints",
  ),
  penalties: weight(10, 2, 44, "Size is the penalties of one side (10 or more). team, opponent, penalties, yards"),
  redZone: weight(
    30,
    4,
    48,
    "Size is the trips of one side that ended without a touchdown (3 or more). team, opponent, trips, touchdowns, without",
  ),
  thirdDowns: weight(
    30,
    0.3,
    46,
    "Size is the percentage points between the sides (35 or more, of 8 tries each). team, opponent, made, of, otherMade, otherOf",
  ),
  weather: weight(
    46,
    0.5,
    60,
    "Size is the miles per hour beyond 20, and the degrees under 25, in a game of fewer points than its total. total, overUnder, wind, low where they mattered",
  ),
  result: weight(
    10,
    0,
    10,
    "Always there, so that there is always something true to tell. winner, loser, winnerScore, loserScore, margin (after a tie isTie, score, away, home)",
  ),
  fourthQuarterComeback: weight(
    40,
    2.4,
    62,
    "Size is the deficit, 7 to 9, that stood in the last quarter: one score, so below every comeback that needed two. team, opponent, deficit, teamScore, opponentScore, quarter, clock (of the score that made it), winnerScore, loserScore, leadQuarter, leadClock",
  ),
  ...SEASON_WEIGHTS,
  ...PREVIEW_WEIGHTS,
} satisfies Record<string, StoryWeight>;

export type StoryKind = keyof typeof STORY_WEIGHTS;

/** The weight of a story of a kind and size, to a tenth. */
export function storyWeight(kind: StoryKind, size = 0): number {
  const { base, each, most } = STORY_WEIGHTS[kind];
  return Math.round(Math.min(most, base + each * size) * 10) / 10;
}
