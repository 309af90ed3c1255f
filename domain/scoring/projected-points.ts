import type { LineFigure } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Counts } from "./counting/count.ts";
import { scoreLine, type Scoring } from "./scoring.ts";
import type { Stat } from "./stats.ts";

/** The figures of a line that are statistics of a scoring by themselves. Two-point conversions are not: a line does not say of which kind. */
const STAT_OF: readonly (readonly [LineFigure, Stat])[] = [
  ["passingAttempts", "pass_att"],
  ["passingCompletions", "pass_cmp"],
  ["passingYards", "pass_yd"],
  ["passingTouchdowns", "pass_td"],
  ["passingInterceptions", "pass_int"],
  ["passingFirstDowns", "pass_fd"],
  ["rushingAttempts", "rush_att"],
  ["rushingYards", "rush_yd"],
  ["rushingTouchdowns", "rush_td"],
  ["rushingFirstDowns", "rush_fd"],
  ["receivingTargets", "rec_tgt"],
  ["receptions", "rec"],
  ["receivingYards", "rec_yd"],
  ["receivingTouchdowns", "rec_td"],
  ["receivingFirstDowns", "rec_fd"],
  ["fumblesLost", "fum_lost"],
  ["specialTeamsTouchdowns", "st_td"],
];

/**
 * The points of a projected line under a scoring, as far as the line goes: what it does not know counts nothing, and neither does a
 * bonus for a game's yards, because nobody projects how likely it is. Null where nothing of the line counts.
 */
export function projectedPoints(line: PlayerLine, scoring: Scoring): number | null {
  const counts: Counts = {};
  for (const [field, stat] of STAT_OF) counts[stat] = line[field] ?? undefined;
  const { pass_att: attempts, pass_cmp: completions } = counts;
  if (attempts !== undefined && completions !== undefined) counts.pass_inc = attempts - completions;
  const items = scoring.items.filter(
    ({ measure: { stats, from, to } }) =>
      from === undefined && to === undefined && stats.some((stat) => counts[stat] !== undefined),
  );
  if (items.length === 0) return null;
  return scoreLine(counts, { role: "player", position: line.position }, { ...scoring, items });
}
