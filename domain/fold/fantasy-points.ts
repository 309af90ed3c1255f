import type { LineFigure } from "../game/figures.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { roundHalfAway } from "../words/round-half-away.ts";

/** The figures that count for fantasy points, and the rule of each. */
const SCORED = [
  { field: "passingYards", rule: "passingYard" },
  { field: "passingTouchdowns", rule: "passingTouchdown" },
  { field: "passingInterceptions", rule: "interception" },
  { field: "rushingYards", rule: "yard" },
  { field: "receivingYards", rule: "yard" },
  { field: "rushingTouchdowns", rule: "touchdown" },
  { field: "receivingTouchdowns", rule: "touchdown" },
  { field: "twoPointConversions", rule: "twoPointConversion" },
  { field: "fumblesLost", rule: "fumbleLost" },
  { field: "specialTeamsTouchdowns", rule: "specialTeamsTouchdown" },
  { field: "receptions", rule: "reception" },
] as const satisfies readonly { field: LineFigure; rule: string }[];

type ScoringRule = (typeof SCORED)[number]["rule"];

/** Points per unit of each figure that counts under a rule: `yard` and `touchdown` are rushing or receiving. */
export type ScoringRules = Readonly<Record<ScoringRule, number>>;

/** Standard scoring as the product's decisions give it, for lines whose source gives no points; return touchdowns count for nobody there. */
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

/** As the sources score their own lines: standard scoring plus 6 for a touchdown on special teams. */
export const SOURCE_SCORING: ScoringRules = { ...STANDARD_SCORING, specialTeamsTouchdown: 6 };

/** The same with one point per reception. */
export const SOURCE_PPR_SCORING: ScoringRules = { ...SOURCE_SCORING, reception: PPR_SCORING.reception };

/** The figures that fantasy points are made of; a missing one counts 0. */
export type ScoredFigures = Pick<PlayerLine, (typeof SCORED)[number]["field"]>;

/** Fantasy points of a line, exact to a hundredth: sums like 0.1 + 0.2 would otherwise round the wrong way on the page. */
export function fantasyPoints(line: ScoredFigures, rules: ScoringRules = STANDARD_SCORING): number {
  return fantasyPointsOf((field) => line[field], rules);
}

/** The same where there is no line, and `valueOf` gives the figures that count. */
export function fantasyPointsOf(valueOf: (field: keyof ScoredFigures) => number | null, rules: ScoringRules): number {
  return toHundredth(SCORED.reduce((sum, { field, rule }) => sum + (valueOf(field) ?? 0) * rules[rule], 0));
}

/**
 * The line with its fantasy points filled in: the provider's where it gave them, computed otherwise. Where it gave
 * standard points only, PPR is those plus one per reception. Where nothing is known there is nothing to compute.
 */
export function withFantasyPoints(line: PlayerLine): PlayerLine {
  if (line.fantasyPoints === null && SCORED.every(({ field }) => line[field] === null)) return line;
  const standard = line.fantasyPoints ?? fantasyPoints(line);
  const ppr = line.fantasyPointsPPR ?? toHundredth(standard + (line.receptions ?? 0) * PPR_SCORING.reception);
  return { ...line, fantasyPoints: standard, fantasyPointsPPR: ppr };
}

/** Rounded to hundredths, which is all that points have. */
export function toHundredth(points: number): number {
  return roundHalfAway(points, 100);
}
