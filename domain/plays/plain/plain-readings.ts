import type { CreditStat } from "../../game/credit.ts";

const WAY = "(?: a Hail Mary| deep| left| right| up the middle| over the middle)*";
const EARLIER = "(?: fumbled(?: the snap)?, recovered and)?";
/** A touchdown by one who lost the ball on his way and got it back. */
const ON_THE_WAY = "(?:,(?: who)? fumbled and recovered(?: in the end zone)?)?";
const GAIN = "(no gain|a loss of \\d+|\\d+ yards?|an? (?:\\d+-yard )?touchdown)";

/** A part of a sentence, and the credits that its names and its figure must have. */
export interface PlainReading {
  pattern: RegExp;
  /** The statistic of each named group in turn; the last group is the figure. */
  who: readonly (readonly CreditStat[])[];
  /** Whose yards the figure is: the place in `who`. */
  figure?: { of: number; stat: CreditStat; sign?: -1 };
}

/** What is read out of a sentence, whatever composed it. */
export const PLAIN_READINGS: readonly PlainReading[] = [
  {
    pattern: new RegExp(`^(.+?)${EARLIER} (?:ran|scrambled)${WAY}${ON_THE_WAY} for ${GAIN}`),
    who: [["rushingAttempts"]],
    figure: { of: 0, stat: "rushingYards" },
  },
  {
    pattern: new RegExp(`^(.+?) took a knee(?: for ${GAIN})?$`),
    who: [["rushingAttempts"]],
    figure: { of: 0, stat: "rushingYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY} to (.+?)${ON_THE_WAY} for ${GAIN}`),
    who: [["passingCompletions"], ["receptions"]],
    figure: { of: 1, stat: "receivingYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY} for (.+?), incomplete`),
    who: [["passingAttempts"], ["receivingTargets"]],
  },
  { pattern: new RegExp(`^(.+?)${EARLIER} (?:spiked|threw the ball away)`), who: [["passingAttempts"]] },
  { pattern: new RegExp(`^(.+?)${EARLIER} threw${WAY}, incomplete`), who: [["passingAttempts"]] },
  {
    pattern: new RegExp(
      `^(?:(.+?) and )?([^;,]+?)(?<! was) sacked (.+?)(?: for ${GAIN})?(?= and forced|[;,]| in the end zone|$)`,
    ),
    who: [["sacks"], ["sacks"], ["sacksTaken"]],
    figure: { of: 2, stat: "sackYardsLost", sign: -1 },
  },
  {
    pattern: new RegExp(`^(.+?) was sacked for ${GAIN}`),
    who: [["sacksTaken"]],
    figure: { of: 0, stat: "sackYardsLost", sign: -1 },
  },
  {
    pattern:
      /^(.+?) intercepted (.+?)(?:'s|(?<=s)') pass(?: for (.+?))?(?:(?: and returned it (?:(?=\d)|, fumbled .*? for an? )(\d+)[ -]yards?)|$|[,;]| and returned| after)/,
    who: [["interceptions"], ["passingInterceptions"], ["receivingTargets"]],
    figure: { of: 0, stat: "interceptionReturnYards" },
  },
  {
    pattern:
      /^(.+?) (?:returned (?:the kickoff|an onside kick)|muffed (?:the kickoff|an onside kick), recovered and returned it)(?: for)? (no gain|a loss of \d+|\d+ yards?)/,
    who: [["kickReturns", "kickReturnYards"]],
    figure: { of: 0, stat: "kickReturnYards" },
  },
  {
    pattern: new RegExp(`^(.+?)${EARLIER} punted (\\d+ yards?)`),
    who: [["punts"]],
    figure: { of: 0, stat: "puntYards" },
  },
  {
    pattern: /, returned (?=(?:for (no gain|a loss of \d+)|(\d+)) by)(?:.+?) by (.+?)(?=[,;]|$)/,
    who: [[], [], ["puntReturns", "puntReturnYards"]],
  },
  {
    pattern:
      /^(.+?) (?:returned|muffed) (.+?)(?:'s|(?<=s)') punt(?:, recovered and returned it)? (\d+ yards?) for a touchdown/,
    who: [["puntReturnTouchdowns"], ["punts"]],
    figure: { of: 0, stat: "puntReturnYards" },
  },
  { pattern: /^(.+?) (?:made|missed) an? (?:\d+-yard )?field goal/, who: [["fieldGoalAttempts"]] },
  { pattern: /^(.+?) (?:made|missed) the extra point/, who: [["extraPointAttempts"]] },
  {
    pattern: /^(.+?) blocked (.+?)(?:'s|(?<=s)') /,
    who: [["blockedKicks"], ["punts", "fieldGoalAttempts", "extraPointAttempts"]],
  },
  { pattern: /^(.+?) (?:kicked off|tried an onside kick)/, who: [["kickoffs"]] },
  { pattern: /, muffed by (.+?)(?= and recovered| out of |[,;]|$)/, who: [["fumbles", "kickReturns", "puntReturns"]] },
  {
    pattern: /, muffed by (.+?), who recovered and returned it (\d+ yards?)/,
    who: [["fumbleRecoveries"]],
    figure: { of: 0, stat: "puntReturnYards" },
  },
  {
    pattern: /^(.+?) threw to (?:.+?, lateral to )?(.+?) for two points$/,
    who: [["passingTwoPoints"], ["receivingTwoPoints"]],
  },
  { pattern: /^(.+?) ran for two points$/, who: [["rushingTwoPoints"]] },
  { pattern: /, forced by (.+?)(?=[,;]| and recovered| out of)/, who: [["forcedFumbles"]] },
  { pattern: /^(.+?) sacked .* and forced a fumble/, who: [["sacks", "forcedFumbles"]] },
  {
    pattern:
      /^(?:Bad snap by )?(.+?)(?: fumbled the snap|(?<=^Bad snap by .*)(?= for a loss|[;,]| and recovered| out of|$))/,
    who: [["fumbles"]],
  },
  { pattern: /; ([^;,]+?) fumbled\b/, who: [["fumbles"]] },
  {
    pattern:
      /(?:; ([^;,]+?) fumbled(?: and|,)|and forced a fumble; [^;,]+?) recovered(?: and ran \d+ yards?)?(?=[,;{]|$)/,
    who: [["fumbleRecoveries"]],
  },
  {
    pattern: /, laterals? to (.+?)(?= for |[,;]|$)/,
    who: [
      [
        "rushingYards",
        "receivingYards",
        "kickReturnYards",
        "puntReturnYards",
        "interceptionReturnYards",
        "receivingTwoPoints",
      ],
    ],
  },
];
