import { elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import { isTry } from "../game/is-try.ts";
import { type LeadGame, leadSentence, type LeadStep } from "./lead-sentence.ts";
import type { QuarterName, ShownPlay } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

/** The largest lead of one team. */
export interface LeadPeak {
  team: string;
  /** When it began. */
  at: number;
  margin: number;
  /** `CHI by 11` */
  label: string;
}

export interface LeadChart {
  /** From kickoff on, without gaps; neighbors differ in their margin. */
  steps: LeadStep[];
  /** The right edge of the chart: 1, or beyond it after overtime. */
  end: number;
  /** At most one for each team, in order of time. */
  peaks: LeadPeak[];
  /** `MIN by 3`, `Tied`: as it stands at the end of the steps. */
  endLabel: string;
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
  const margin = steps.at(-1)?.margin ?? 0;
  const label = (value: number): string => `${value > 0 ? game.awayTeam : game.homeTeam} by ${Math.abs(value)}`;
  return {
    steps,
    end: Math.max(1, now),
    peaks: [peakOf(steps, 1), peakOf(steps, -1)]
      .filter((step) => step !== null)
      .toSorted((a, b) => a.from - b.from)
      .map((step) => ({
        team: step.margin > 0 ? game.awayTeam : game.homeTeam,
        at: step.from,
        margin: step.margin,
        label: label(step.margin),
      })),
    endLabel: margin === 0 ? "Tied" : label(margin),
    sentence: leadSentence(steps, game),
  };
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

/** The first step with the largest lead of the team that leads with this sign. */
function peakOf(steps: readonly LeadStep[], sign: 1 | -1): LeadStep | null {
  return steps.reduce<LeadStep | null>(
    (most, step) => (step.margin * sign > (most === null ? 0 : most.margin * sign) ? step : most),
    null,
  );
}
