import type { LineFigure } from "../game/figures.ts";
import type { LineDifference } from "../game/line-difference.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Counts } from "./counting/count.ts";
import type { Stat } from "./stats.ts";

/** The compared figures that are statistics of a scoring; the others are points, or are counted otherwise by the platforms. */
const STAT_OF: Partial<Record<LineFigure, Stat>> = {
  passingAttempts: "pass_att",
  passingCompletions: "pass_cmp",
  passingYards: "pass_yd",
  passingTouchdowns: "pass_td",
  passingInterceptions: "pass_int",
  rushingAttempts: "rush_att",
  rushingYards: "rush_yd",
  rushingTouchdowns: "rush_td",
  receptions: "rec",
  receivingTargets: "rec_tgt",
  receivingYards: "rec_yd",
  receivingTouchdowns: "rec_td",
};

// Its keys are the table's own, which the library's type of `entries` forgets.
const STAT_FIELDS = Object.entries(STAT_OF) as [LineFigure, Stat][];

/** The statistic that a figure of a line is; undefined of one that no scoring counts. */
export function statOf(field: LineFigure): Stat | undefined {
  return STAT_OF[field];
}

/** What the official statistics add to the plays of a player or take from them. */
export function officialCounts(differences: readonly LineDifference[], playerId: string): Counts {
  const counts: Counts = {};
  for (const { playerId: other, field, official, fromPlays } of differences) {
    const stat = statOf(field);
    if (other === playerId && stat !== undefined) counts[stat] = official - fromPlays;
  }
  const incompletions = (counts.pass_att ?? 0) - (counts.pass_cmp ?? 0);
  return incompletions === 0 ? counts : { ...counts, pass_inc: incompletions };
}

/** What an official line says of passes, runs and catches; lengths, kicks and defense are not in it. */
export function lineCounts(line: PlayerLine): Counts {
  const counts: Counts = {};
  for (const [field, stat] of STAT_FIELDS) {
    const amount = line[field];
    if (amount !== null && amount !== 0) counts[stat] = amount;
  }
  return counts;
}
