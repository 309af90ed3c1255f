import { clockSeconds } from "../game/game-clock.ts";
import { kickDistance, penaltyYards, returnYards, mentionsBlockedKick } from "./play-text.ts";
import type { PlayType, ShownPlay } from "../game/play.ts";

/** One reason for which a play is important. The name is what a play card says. */
export interface FlowRule {
  name: string;
  holds: (play: ShownPlay) => boolean;
}

const RUSH_OR_PASS: readonly PlayType[] = ["Rush", "Pass", "Sack", "Interception"];

/** Sacks and interceptions are passes that failed; two-point tries, punts, kicks and penalties are none of these. */
export function isRushOrPass(play: ShownPlay): boolean {
  return RUSH_OR_PASS.includes(play.type);
}

/**
 * Whether the yards to go were made: the one definition for every down rule. A marked first down settles it; without one an
 * unknown distance (0) leaves it open, which is null.
 */
export function gainedIt(play: ShownPlay): boolean | null {
  if (play.isFirstDown === 1) return true;
  return play.distance > 0 ? play.yardsGained >= play.distance : null;
}

function reaches(yards: number | null, least: number): boolean {
  return yards !== null && yards >= least;
}

/** False for a play without a clock. */
function hasAtMost(play: ShownPlay, seconds: number): boolean {
  const left = clockSeconds(play);
  return left !== null && left <= seconds;
}

function says(play: ShownPlay, words: RegExp): boolean {
  return words.test(play.description);
}

/**
 * The FLOW filter, rule by rule, in the order of the specification. Text rules ignore case. Words that are surnames too
 * (Kneeland, T.Spikes, Sackett) are kept apart from the act.
 */
export const FLOW_RULES: readonly FlowRule[] = [
  { name: "scoring play", holds: (play) => play.isScoringPlay === 1 },
  { name: "interception", holds: (play) => play.type === "Interception" || says(play, /intercept/i) },
  {
    name: "fumble with recovery",
    holds: (play) =>
      says(play, /recover/i)
        ? play.type === "Fumble" || says(play, /fumbl/i)
        : play.type === "Fumble" && !says(play, /out of bounds/i),
  },
  { name: "sack", holds: (play) => play.type === "Sack" || says(play, /(?<![.\w])sack(?:s|ed|ing)?\b/i) },
  { name: "blocked kick", holds: (play) => play.isBlocked || mentionsBlockedKick(play.description) },
  { name: "long gain", holds: (play) => isRushOrPass(play) && play.yardsGained >= 20 },
  { name: "third-down conversion", holds: (play) => play.down === 3 && play.distance >= 5 && gainedIt(play) === true },
  { name: "fourth-down conversion", holds: (play) => play.down === 4 && isRushOrPass(play) && gainedIt(play) === true },
  {
    name: "failed late down",
    holds: (play) => (play.down === 3 || play.down === 4) && isRushOrPass(play) && gainedIt(play) === false,
  },
  { name: "long return", holds: (play) => reaches(returnYards(play), 25) },
  { name: "long punt", holds: (play) => play.type === "Punt" && reaches(kickDistance(play), 50) },
  { name: "onside kick", holds: (play) => says(play, /onside/i) },
  { name: "big penalty", holds: (play) => reaches(penaltyYards(play), 15) },
  {
    name: "red-zone gain",
    holds: (play) =>
      isRushOrPass(play) && play.yardsGained !== 0 && play.yardsToEndZone !== null && play.yardsToEndZone <= 10,
  },
  {
    name: "two-minute warning",
    holds: (play) => play.type === "TwoMinuteWarning" || says(play, /\b(?:two|2)[- ]minute warning/i),
  },
  {
    name: "late timeout",
    holds: (play) => play.type === "Timeout" && (play.quarterName === "4" || play.quarterName === "OT"),
  },
  { name: "closing minutes", holds: (play) => isRushOrPass(play) && play.quarterName === "4" && hasAtMost(play, 300) },
  { name: "overtime", holds: (play) => play.quarterName === "OT" },
  {
    name: "last seconds",
    holds: (play) =>
      play.timeRemainingMinutes === 0 && play.timeRemainingSeconds !== null && play.timeRemainingSeconds <= 10,
  },
  { name: "last minute", holds: (play) => hasAtMost(play, 60) },
  { name: "end of period", holds: (play) => says(play, /end of/i) },
  { name: "kneel-down", holds: (play) => says(play, /(?<![.\w])kneel(?!and)/i) },
  { name: "hail mary", holds: (play) => says(play, /hail[- ]mary/i) },
  { name: "clock", holds: (play) => says(play, /clock/i) },
  { name: "late spike", holds: (play) => hasAtMost(play, 120) && says(play, /(?<![.\w])spik(?:es?|ed|ing)\b/i) },
];

/** The names of the rules that make a play important, in the rules' order; empty for one that FLOW leaves out. */
export function flowReasons(play: ShownPlay): string[] {
  return FLOW_RULES.filter((rule) => rule.holds(play)).map((rule) => rule.name);
}

/** Whether FLOW shows the play. */
export function isImportant(play: ShownPlay): boolean {
  return FLOW_RULES.some((rule) => rule.holds(play));
}
