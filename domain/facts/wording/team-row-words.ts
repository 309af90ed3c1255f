import { formatDuration } from "../../words/format.ts";
import type { TeamRowMark } from "../mark.ts";
import { counted, countWords, share, times, yards } from "./number-words.ts";

interface RowWords {
  /** Follows the team: `gained 345 yards`. */
  did: (made: number, of: number | null) => string;
  /** Follows the team's possessive: `345 total yards`. */
  thing: (made: number, of: number | null) => string;
  /** What both teams have of it, for a comparison: `first downs`. */
  what: string;
  /** A figure alone: `31:22`, `five of 13`. */
  figure: (made: number, of: number | null) => string;
}

function ratio(made: number, of: number | null): string {
  return `${made}-for-${of ?? 0}`;
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
    what: "total yards",
    figure: String,
  },
  passingYards: {
    did: (made) => `passed for ${yards(made)}`,
    thing: (made) => `${made} passing yards`,
    what: "passing yards",
    figure: String,
  },
  rushingYards: {
    did: (made) => `ran for ${yards(made)}`,
    thing: (made) => `${made} rushing yards`,
    what: "rushing yards",
    figure: String,
  },
  firstDowns: {
    did: (made) => `had ${counted(made, "first down")}`,
    thing: (made) => counted(made, "first down"),
    what: "first downs",
    figure: bare,
  },
  thirdDowns: {
    did: (made, of) => `converted ${share(made, of ?? 0)} third ${of === 1 ? "down" : "downs"}`,
    thing: (made, of) => `${ratio(made, of)} on third down`,
    what: "third downs",
    figure: ratio,
  },
  fourthDowns: {
    did: (made, of) =>
      of === 0
        ? "never went for it on fourth down"
        : `converted ${share(made, of ?? 0)} fourth ${of === 1 ? "down" : "downs"}`,
    thing: (made, of) => `${ratio(made, of)} on fourth down`,
    what: "fourth downs",
    figure: ratio,
  },
  redZone: {
    did: (made, of) =>
      of === 0
        ? "never got inside the 20"
        : `scored touchdowns on ${share(made, of ?? 0)} ${of === 1 ? "trip" : "trips"} inside the 20`,
    thing: (made, of) => `${counted(made, "touchdown")} on ${counted(of ?? 0, "red-zone trip")}`,
    what: "red-zone trips",
    figure: ratio,
  },
  possession: {
    did: (made) => `held the ball for ${formatDuration(made)}`,
    thing: (made) => `${formatDuration(made)} of possession`,
    what: "time of possession",
    figure: formatDuration,
  },
  sacks: {
    did: (made) => `had ${counted(made, "sack")}`,
    thing: (made) => counted(made, "sack"),
    what: "sacks",
    figure: bare,
  },
  turnovers: {
    did: (made) => (made === 0 ? "did not turn the ball over" : `turned the ball over ${times(made)}`),
    thing: (made) => counted(made, "turnover"),
    what: "turnovers",
    figure: bare,
  },
  penalties: {
    did: (made) => (made === 0 ? "were not penalized" : `were penalized ${times(made)}`),
    thing: (made) => counted(made, "penalty", "penalties"),
    what: "penalties",
    figure: bare,
  },
  penaltyYards: {
    did: (made) => `were penalized ${yards(made)}`,
    thing: (made) => `${made} penalty yards`,
    what: "penalty yards",
    figure: String,
  },
};
