import { elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { ShownPlay } from "../game/play.ts";
import { leadSteps } from "./lead.ts";
import type { LeadGame } from "./lead-sentence.ts";

/** The home team's chance to win in percent: before kickoff, and after each row of a game. */
export interface ShareChances {
  before: number;
  after: readonly number[];
}

/** A line over the game's time, for the foot of a share picture. */
export interface ShareFigure {
  label: "lead" | "win chance";
  /** `at` is a fraction of regulation, `value` 1 where it is all the visitors' and -1 where it is all the home team's. */
  points: { at: number; value: number }[];
  /** The right edge: 1, or beyond it where overtime has begun. */
  end: number;
}

/** Smaller leads than this do not fill the figure. */
const LEAST_LEAD = 14;

/**
 * The win chance over these plays, or without chances the lead; null where no play has a clock. The right edge tells nothing of
 * what came later: it is the end of regulation until there is overtime.
 */
export function shareFigure(
  plays: readonly ShownPlay[],
  game: LeadGame,
  chances: ShareChances | null,
): ShareFigure | null {
  const lead = leadSteps(plays, game);
  if (lead === null) return null;
  const { steps, end } = lead;
  if (chances === null) {
    const most = Math.max(LEAST_LEAD, ...steps.map(({ margin }) => Math.abs(margin)));
    const points = steps.flatMap(({ from, to, margin }) => [from, to].map((at) => ({ at, value: margin / most })));
    return { label: "lead", points, end };
  }
  const times = elapsedSeconds(plays);
  const after = plays.map((_, index) => ({
    at: (times[index] ?? 0) / REGULATION_SECONDS,
    value: valueOf(chances.after[index] ?? 50),
  }));
  return { label: "win chance", points: [{ at: 0, value: valueOf(chances.before) }, ...after], end };
}

function valueOf(homeChance: number): number {
  return (50 - homeChance) / 50;
}
