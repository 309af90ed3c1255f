import { SCORED_FIGURES, SCORING_RULES, type ScoringRule } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";

/** Points per unit of each figure that counts under a rule: `yard` and `touchdown` are rushing or receiving. */
export type ScoringRules = Readonly<Record<ScoringRule, number>>;

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

type ScoredFigure = (typeof SCORED_FIGURES)[number]["field"];

/** The figures that fantasy points are made of; a missing one counts 0. */
export type ScoredFigures = Pick<PlayerLine, ScoredFigure>;

const SCORED = SCORING_RULES.map((rule) => ({
  rule,
  figures: SCORED_FIGURES.filter((figure) => figure.rule === rule),
}));

/** Fantasy points of a line, exact to a hundredth: sums like 0.1 + 0.2 would otherwise round the wrong way on the page. */
export function fantasyPoints(line: ScoredFigures, rules: ScoringRules = STANDARD_SCORING): number {
  const points = SCORED.reduce((sum, { rule, figures }) => {
    const counted = figures.reduce((total, { field }) => total + (line[field] ?? 0), 0);
    return sum + counted * rules[rule];
  }, 0);
  return toHundredth(points);
}

/**
 * The line with its fantasy points filled in: the provider's where it gave them, computed otherwise. Where it gave
 * standard points only, PPR is those plus one per reception. Where nothing is known there is nothing to compute.
 */
export function withFantasyPoints(line: PlayerLine): PlayerLine {
  if (line.fantasyPoints === null && SCORED_FIGURES.every(({ field }) => line[field] === null)) return line;
  const standard = line.fantasyPoints ?? fantasyPoints(line);
  const ppr = line.fantasyPointsPPR ?? toHundredth(standard + (line.receptions ?? 0) * PPR_SCORING.reception);
  return { ...line, fantasyPoints: standard, fantasyPointsPPR: ppr };
}

/** Rounded to hundredths, which is all that points have: sums of fractions are a hair off. Never -0. */
export function toHundredth(points: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round((points + Number.EPSILON) * 100) / 100 + 0;
}
