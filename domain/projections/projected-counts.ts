import type { LineFigure } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Counts } from "../scoring/counting/count.ts";
import type { Stat } from "../scoring/stats.ts";
import { withDetails } from "./line-details.ts";
import { chancePosition } from "./projected-position.ts";
import { DETAIL_SHARES } from "./projection-weights.ts";

/** The figures of a line that are statistics of a scoring by themselves. */
const STAT_OF: readonly (readonly [LineFigure, Stat])[] = [
  ["passingAttempts", "pass_att"],
  ["passingCompletions", "pass_cmp"],
  ["passingYards", "pass_yd"],
  ["passingTouchdowns", "pass_td"],
  ["passingInterceptions", "pass_int"],
  ["rushingAttempts", "rush_att"],
  ["rushingYards", "rush_yd"],
  ["rushingTouchdowns", "rush_td"],
  ["receivingTargets", "rec_tgt"],
  ["receptions", "rec"],
  ["receivingYards", "rec_yd"],
  ["receivingTouchdowns", "rec_td"],
];

/** The same of what takes the place of an average that goes with them. */
const KNOWN_DETAIL_OF: readonly (readonly [LineFigure, Stat])[] = [
  ["passingFirstDowns", "pass_fd"],
  ["rushingFirstDowns", "rush_fd"],
  ["receivingFirstDowns", "rec_fd"],
  ["specialTeamsTouchdowns", "st_td"],
];

/** Of which kind a position's two-point conversions are, because a line does not say; all usual formats give the same for each. */
const CONVERSION_OF = { QB: "pass_2pt", RB: "rush_2pt", WR: "rec_2pt", TE: "rec_2pt" } as const;

/**
 * A projected line, as pages show it, in what a scoring counts: its figures, and what goes with these on average at the position, such as
 * first downs. Lost fumbles and two-point conversions are the line's own, so that the usual formats make of it what stands beside it. Null
 * where nothing of the line counts.
 */
export function projectedCounts(line: PlayerLine): Counts | null {
  const figures = countsOf(line, STAT_OF);
  const { fumblesLost, twoPointConversions } = line;
  const position = chancePosition(line.position);
  const given = countsOf(line, KNOWN_DETAIL_OF);
  if (Object.keys({ ...figures, ...given }).length === 0) return null;
  if (position === null) return { ...figures, ...given, ...(fumblesLost !== null && { fum_lost: fumblesLost }) };
  const counts = { ...withDetails(figures, DETAIL_SHARES[position]), ...given };
  return {
    ...counts,
    pass_2pt: 0,
    rush_2pt: 0,
    rec_2pt: 0,
    fum_lost: fumblesLost ?? 0,
    [CONVERSION_OF[position]]: twoPointConversions ?? 0,
  };
}

function countsOf(line: PlayerLine, fields: readonly (readonly [LineFigure, Stat])[]): Counts {
  const counts: Counts = {};
  for (const [field, stat] of fields) {
    const amount = line[field];
    if (amount !== null) counts[stat] = amount;
  }
  return counts;
}
