import { CREDIT_STATS, type CreditStat } from "../game/credit.ts";
import type { Play } from "../game/play.ts";
import { formatPointsChange } from "../words/points-change.ts";
import { emptyLine, foldCredits, type FoldedLine } from "./folded-line.ts";
import { sourcePprPoints } from "./source-points.ts";

/** What one play is worth to a player's fantasy teams. */
export interface PlayPoints {
  playerId: string;
  name: string;
  points: number;
  /** `+6.1` */
  shown: string;
}

const PLAYERS = 2;

/** The statistics that make points. Most credits of a play are others: tackles, hits, attempts. */
const SCORED: ReadonlySet<CreditStat> = new Set(
  CREDIT_STATS.filter((stat) => {
    const line = emptyLine({ playerId: "", playerName: "", team: "" });
    line.totals[stat] = 1_000;
    return sourcePprPoints(line) !== 0;
  }),
);

/** The points of plays in their order. */
export function pointsOfPlays(plays: readonly Play[]): PlayPoints[][] {
  return plays.map((play) => playPoints(play));
}

/**
 * The PPR points of one play, of at most two players, the most first, as a game's ledger counts them.
 */
export function playPoints({ credits: all, isFirstDown, yardsGained, distance }: Play): PlayPoints[] {
  const credits = all.filter(({ stat }) => SCORED.has(stat));
  if (credits.length === 0) return [];
  const lines = new Map<string, FoldedLine>();
  foldCredits(lines, { credits, isFirstDown, yardsGained, distance });
  return [...lines.values()]
    .map((line) => ({ playerId: line.playerId, name: line.playerName, points: sourcePprPoints(line) }))
    .map((one) => ({ ...one, shown: formatPointsChange(one.points) }))
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, PLAYERS);
}
