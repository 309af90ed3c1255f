import type { PlayerLine } from "../game/player-line.ts";

/** Points per unit of each figure. */
export interface ScoringRules {
  passingYard: number;
  passingTouchdown: number;
  interception: number;
  /** Rushing or receiving. */
  yard: number;
  touchdown: number;
  twoPointConversion: number;
  fumbleLost: number;
  specialTeamsTouchdown: number;
  reception: number;
}

/** Standard scoring as the product's decisions give it; return touchdowns count for nobody there. */
export const STANDARD_SCORING: ScoringRules = {
  passingYard: 0.04,
  passingTouchdown: 4,
  interception: -2,
  yard: 0.1,
  touchdown: 6,
  twoPointConversion: 2,
  fumbleLost: -2,
  specialTeamsTouchdown: 0,
  reception: 0,
};

/** Standard scoring and one point per reception. */
export const PPR_SCORING: ScoringRules = { ...STANDARD_SCORING, reception: 1 };

const SCORED_FIGURES = [
  "passingYards",
  "passingTouchdowns",
  "passingInterceptions",
  "rushingYards",
  "rushingTouchdowns",
  "receptions",
  "receivingYards",
  "receivingTouchdowns",
  "twoPointConversions",
  "fumblesLost",
  "specialTeamsTouchdowns",
] as const;

/** The figures that fantasy points are made of; a missing one counts 0. */
export type ScoredFigures = Pick<PlayerLine, (typeof SCORED_FIGURES)[number]>;

/** Fantasy points of a line, exact to a hundredth: sums like 0.1 + 0.2 would otherwise round the wrong way on the page. */
export function fantasyPoints(line: ScoredFigures, rules: ScoringRules = STANDARD_SCORING): number {
  const points =
    (line.passingYards ?? 0) * rules.passingYard +
    (line.passingTouchdowns ?? 0) * rules.passingTouchdown +
    (line.passingInterceptions ?? 0) * rules.interception +
    ((line.rushingYards ?? 0) + (line.receivingYards ?? 0)) * rules.yard +
    ((line.rushingTouchdowns ?? 0) + (line.receivingTouchdowns ?? 0)) * rules.touchdown +
    (line.twoPointConversions ?? 0) * rules.twoPointConversion +
    (line.fumblesLost ?? 0) * rules.fumbleLost +
    (line.specialTeamsTouchdowns ?? 0) * rules.specialTeamsTouchdown +
    (line.receptions ?? 0) * rules.reception;
  return toHundredth(points);
}

/**
 * The line with its fantasy points filled in: the provider's where it gave them, computed otherwise. Where it gave
 * standard points only, PPR is those plus one per reception. Where nothing is known there is nothing to compute.
 */
export function withFantasyPoints(line: PlayerLine): PlayerLine {
  if (line.fantasyPoints === null && SCORED_FIGURES.every((figure) => line[figure] === null)) return line;
  const standard = line.fantasyPoints ?? fantasyPoints(line);
  const ppr = line.fantasyPointsPPR ?? toHundredth(standard + (line.receptions ?? 0) * PPR_SCORING.reception);
  return { ...line, fantasyPoints: standard, fantasyPointsPPR: ppr };
}

/** Rounded to hundredths, which is all that points have: sums of fractions are a hair off. Never -0. */
export function toHundredth(points: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round((points + Number.EPSILON) * 100) / 100 + 0;
}
