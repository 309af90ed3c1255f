import type { LineFigure } from "./figures.ts";

/** One and many. */
type Words = readonly [one: string, many: string];

interface FigureWords {
  /** What a number of it is called: `1 carry`, `278 passing yards`. */
  words: Words;
  /** The same where its group's name stands before: `passing: 278 yards`. */
  short?: Words;
}

/** What the numbers of each figure are called. Apart from the table, because it is in the scripts of every page. */
export const FIGURE_WORDS: Readonly<Record<LineFigure, FigureWords>> = {
  passingAttempts: { words: ["pass attempt", "pass attempts"], short: ["attempt", "attempts"] },
  passingCompletions: { words: ["completion", "completions"] },
  passingYards: { words: ["passing yard", "passing yards"], short: ["yard", "yards"] },
  passingTouchdowns: { words: ["touchdown pass", "touchdown passes"], short: ["TD", "TD"] },
  passingInterceptions: { words: ["interception", "interceptions"], short: ["INT", "INT"] },
  passingFirstDowns: { words: ["passing first down", "passing first downs"], short: ["first down", "first downs"] },
  rushingAttempts: { words: ["carry", "carries"] },
  rushingYards: { words: ["rushing yard", "rushing yards"], short: ["yard", "yards"] },
  rushingYardsPerAttempt: { words: ["yards per carry", "yards per carry"], short: ["yards a carry", "yards a carry"] },
  rushingTouchdowns: { words: ["rushing touchdown", "rushing touchdowns"], short: ["TD", "TD"] },
  rushingLong: {
    words: ["yard on the longest run", "yards on the longest run"],
    short: ["yard on the longest", "yards on the longest"],
  },
  rushingFirstDowns: { words: ["rushing first down", "rushing first downs"], short: ["first down", "first downs"] },
  receptions: { words: ["catch", "catches"] },
  receivingTargets: { words: ["target", "targets"] },
  receivingYards: { words: ["receiving yard", "receiving yards"], short: ["yard", "yards"] },
  receivingYardsPerReception: {
    words: ["yards per catch", "yards per catch"],
    short: ["yards a catch", "yards a catch"],
  },
  receivingTouchdowns: { words: ["receiving touchdown", "receiving touchdowns"], short: ["TD", "TD"] },
  receivingLong: {
    words: ["yard on the longest catch", "yards on the longest catch"],
    short: ["yard on the longest", "yards on the longest"],
  },
  receivingFirstDowns: {
    words: ["receiving first down", "receiving first downs"],
    short: ["first down", "first downs"],
  },
  fantasyPoints: { words: ["fantasy point", "fantasy points"] },
  fantasyPointsPPR: { words: ["PPR point", "PPR points"] },
  twoPointConversions: { words: ["two-point conversion", "two-point conversions"] },
  fumblesLost: { words: ["fumble lost", "fumbles lost"] },
  specialTeamsTouchdowns: { words: ["return touchdown", "return touchdowns"], short: ["return TD", "return TD"] },
};
