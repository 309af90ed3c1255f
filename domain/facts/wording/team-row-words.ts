import { formatDuration } from "../../words/format.ts";
import type { TeamRowMark } from "../mark.ts";
import { counted, countWords, share, times } from "./number-words.ts";
import { yards } from "../../words/yard-words.ts";

interface RowWords {
  /** Follows the team: `gained 345 yards`. */
  did: (made: number, of: number | null) => string;
  /** Follows the team's possessive: `345 total yards`. */
  thing: (made: number, of: number | null) => string;
  /** Follows `neither team`, where both have nothing of it. */
  neither?: string;
  /** A figure alone: `31:22`, `five of 13`. */
  figure: (made: number, of: number | null) => string;
}

function ratio(made: number, of: number | null): string {
  return `${made}-for-${of ?? 0}`;
}

/** `converted six of 12 third downs`, `failed on all three fourth downs`, `converted their only fourth down`. */
function converted(made: number, of: number, what: string): string {
  if (of <= 1) return `${made === 0 ? "failed on" : "converted"} their only ${what}`;
  if (made === 0) return `failed on ${allOf(of)} ${what}s`;
  return `converted ${made === of ? allOf(of) : share(made, of)} ${what}s`;
}

function allOf(count: number): string {
  return count === 2 ? "both" : `all ${countWords(count)}`;
}

/** A count that follows a possessive: `the Chiefs' six`, `the Chiefs' none`. */
function bare(made: number): string {
  return made === 0 ? "none" : countWords(made);
}

/** How each row of a team's statistics is told: the one place for it. */
export const TEAM_ROW_WORDS: Readonly<Record<TeamRowMark, RowWords>> = {
  totalYards: {
    did: (made) => `gained ${yards(made)}`,
    thing: (made) => `${made} total yards`,
    figure: String,
  },
  passingYards: {
    did: (made) => `passed for ${yards(made)}`,
    thing: (made) => `${made} passing yards`,
    figure: String,
  },
  rushingYards: {
    did: (made) => `ran for ${yards(made)}`,
    thing: (made) => `${made} rushing yards`,
    figure: String,
  },
  firstDowns: {
    did: (made) => `had ${counted(made, "first down")}`,
    thing: (made) => counted(made, "first down"),
    figure: bare,
  },
  thirdDowns: {
    did: (made, of) => (of === 0 ? "never faced third down" : converted(made, of ?? 0, "third down")),
    thing: (made, of) => `${ratio(made, of)} on third down`,
    figure: ratio,
  },
  fourthDowns: {
    did: (made, of) => (of === 0 ? "never went for it on fourth down" : converted(made, of ?? 0, "fourth down")),
    thing: (made, of) => `${ratio(made, of)} on fourth down`,
    figure: ratio,
  },
  redZone: {
    did: (made, of) =>
      of === 0
        ? "never got inside the 20"
        : made === 0
          ? `went without a touchdown on ${counted(of ?? 0, "trip")} inside the 20`
          : `scored ${counted(made, "touchdown")} on ${counted(of ?? 0, "trip")} inside the 20`,
    thing: (made, of) => `${counted(made, "touchdown")} on ${counted(of ?? 0, "red-zone trip")}`,
    figure: ratio,
  },
  possession: {
    did: (made) => `held the ball for ${formatDuration(made)}`,
    thing: (made) => `${formatDuration(made)} of possession`,
    figure: formatDuration,
  },
  sacks: {
    did: (made) => `had ${counted(made, "sack")}`,
    neither: "had a sack",
    thing: (made) => counted(made, "sack"),
    figure: bare,
  },
  turnovers: {
    did: (made) => (made === 0 ? "did not turn the ball over" : `turned the ball over ${times(made)}`),
    neither: "turned the ball over",
    thing: (made) => counted(made, "turnover"),
    figure: bare,
  },
  penalties: {
    did: (made) => (made === 0 ? "were not penalized" : `were penalized ${times(made)}`),
    neither: "was penalized",
    thing: (made) => counted(made, "penalty", "penalties"),
    figure: bare,
  },
  penaltyYards: {
    did: (made) => `were penalized ${yards(made)}`,
    thing: (made) => `${made} penalty yards`,
    figure: String,
  },
};
