import type { Credit, CreditStat } from "../game/credit.ts";
import { FIGURES, type FigureSource, type LineFigure, mapFigures } from "../game/figures.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import { creditedTo } from "../plays/plain/credit-of.ts";
import { perAttempt } from "./per-attempt.ts";

/** One player's sums over the plays folded so far. A statistic without a credit is absent, which reads as 0. */
export interface FoldedLine {
  playerId: string;
  playerName: string;
  team: string;
  totals: Partial<Record<CreditStat, number>>;
  /** The most on one play of what some figure is the longest of (laterals on the same play included); absent without one. */
  longest: Partial<Record<CreditStat, number>>;
  /** Credits of this kind on plays whose own yards made a first down; absent without one. */
  firstDowns: Partial<Record<CreditStat, number>>;
}

/** Of these the longest gain is a figure of its own. */
const MEASURED: ReadonlySet<CreditStat> = new Set(
  FIGURES.flatMap(({ from }) => (typeof from === "object" && "longest" in from ? [from.longest] : [])),
);

/** Of these the first downs are a figure of their own. */
const MAKES_FIRST_DOWN: ReadonlySet<CreditStat> = new Set(
  FIGURES.flatMap(({ from }) => (typeof from === "object" && "firstDowns" in from ? [from.firstDowns] : [])),
);

type FoldedPlay = Pick<Play, "credits" | "isFirstDown" | "yardsGained" | "distance">;

/** Adds one play's credits to the lines. */
export function foldCredits(lines: Map<string, FoldedLine>, play: FoldedPlay): void {
  const { credits } = play;
  const isGained = gainsFirstDown(play);
  for (const credit of credits) {
    const line = lineOf(lines, credit);
    line.totals[credit.stat] = (line.totals[credit.stat] ?? 0) + credit.amount;
    if (MEASURED.has(credit.stat)) {
      const yards = creditedTo(credit.playerId, credit.stat, play);
      line.longest[credit.stat] = Math.max(line.longest[credit.stat] ?? yards, yards);
    }
    if (isGained && MAKES_FIRST_DOWN.has(credit.stat))
      line.firstDowns[credit.stat] = (line.firstDowns[credit.stat] ?? 0) + credit.amount;
  }
}

/**
 * Whether a play made a first down by its own yards, a touchdown's included: one that a penalty gave is nobody's figure. That a
 * new set of downs follows is not enough, because one source tells of no more than that.
 */
export function gainsFirstDown({
  isFirstDown,
  yardsGained,
  distance,
}: Pick<Play, "isFirstDown" | "yardsGained" | "distance">): boolean {
  return isFirstDown === 1 && distance > 0 && yardsGained >= distance;
}

function lineOf(lines: Map<string, FoldedLine>, credit: Credit): FoldedLine {
  const known = lines.get(credit.playerId);
  if (known !== undefined) return known;
  const line = emptyLine(credit);
  lines.set(credit.playerId, line);
  return line;
}

/** The line of somebody who no play has credited with anything. */
export function emptyLine({
  playerId,
  playerName,
  team,
}: Pick<Credit, "playerId" | "playerName" | "team">): FoldedLine {
  // Without a prototype it is a plain table: a literal would give every order of statistics a hidden class of its own,
  // which costs an import more memory than its data.
  return {
    playerId,
    playerName,
    team,
    totals: Object.create(null),
    longest: Object.create(null),
    firstDowns: Object.create(null),
  };
}

/** The specification's line of a folded player. Fantasy points are null in it: they depend on the scoring. */
export function lineFromFold(folded: FoldedLine, position: string): PlayerLine {
  const { playerId, playerName, team } = folded;
  return { playerId, playerName, team, position, ...mapFigures(({ from }) => figureFromFold(folded, from)) };
}

const SOURCES = new Map(FIGURES.map(({ field, from }) => [field, from]));

/** One figure of the same line, without the cost of the others. */
export function foldedFigure(folded: FoldedLine, field: LineFigure): number | null {
  return figureFromFold(folded, SOURCES.get(field) ?? "scoring");
}

function figureFromFold({ totals, longest, firstDowns }: FoldedLine, from: FigureSource): number | null {
  if (from === "scoring") return null;
  if ("sum" in from) return from.sum.reduce((sum, stat) => sum + (totals[stat] ?? 0), 0);
  if ("firstDowns" in from) return firstDowns[from.firstDowns] ?? 0;
  if ("longest" in from) return longest[from.longest] ?? null;
  return perAttempt(totals[from.average] ?? 0, totals[from.chances] ?? 0);
}

/**
 * A line with the figures that its source does not publish as the plays have them. Averages are left to the line itself, and
 * points to the scoring.
 */
export function withFiguresOfPlays(line: PlayerLine, folded: FoldedLine | undefined): PlayerLine {
  if (folded === undefined) return line;
  const filled = { ...line };
  for (const { field, from } of FIGURES) {
    if (line[field] === null && from !== "scoring" && !("average" in from))
      filled[field] = figureFromFold(folded, from);
  }
  return filled;
}
