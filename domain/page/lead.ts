import { elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import { isTry } from "../game/is-try.ts";
import { type LeadGame, leadSentence, type LeadStep } from "./lead-sentence.ts";
import type { QuarterName, ShownPlay } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

export interface LeadChart {
  /** From kickoff on, without gaps; neighbors differ in their margin. */
  steps: LeadStep[];
  /** The right edge of the chart: 1, or beyond it after overtime. */
  end: number;
  /** The chart in words: who led, when, by how much. */
  sentence: string;
}

/**
 * The lead over the game. Points count from the snap that brought them, and a try's points from its touchdown's snap. The
 * steps of a live game end at its newest play; null without a play that has a clock.
 */
export function leadSteps(plays: readonly ShownPlay[], game: LeadGame): LeadChart | null {
  const inOrder = plays.toSorted((a, b) => a.sequence - b.sequence);
  const elapsed = elapsedSeconds(inOrder);
  const last = elapsed.at(-1) ?? null;
  if (last === null) return null;

  const isOvertime = inOrder.some((play) => play.quarterName === "OT");
  const now = (isFinal(game) && !isOvertime ? REGULATION_SECONDS : last) / REGULATION_SECONDS;
  const steps = stepsOf(inOrder, elapsed, now);
  return { steps, end: Math.max(1, now), sentence: leadSentence(steps, game) };
}

function stepsOf(plays: readonly ShownPlay[], elapsed: readonly (number | null)[], now: number): LeadStep[] {
  const changes: Omit<LeadStep, "to">[] = [{ from: 0, quarterName: "1", margin: 0 }];
  let margin = 0;
  let scoredAt = 0;
  let scoredIn: QuarterName = "1";
  plays.forEach((play, index) => {
    const points = play.awayPoints - play.homePoints;
    if (points === 0) return;
    if (!isTry(play.type)) {
      scoredAt = (elapsed[index] ?? 0) / REGULATION_SECONDS;
      scoredIn = play.quarterName;
    }
    margin += points;
    changes.push({ from: scoredAt, quarterName: scoredIn, margin });
  });

  const steps: LeadStep[] = [];
  changes.forEach((change, index) => {
    const next = changes[index + 1];
    const to = next?.from ?? Math.max(now, change.from);
    // A touchdown and its try are one change.
    if (next !== undefined && to === change.from) return;
    const before = steps.at(-1);
    if (before?.margin === change.margin) before.to = to;
    else steps.push({ ...change, to });
  });
  return steps;
}
