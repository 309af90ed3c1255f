import { elapsedSeconds, QUARTER_SECONDS, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";
import type { Ledger } from "./ledger.ts";

/** The points from a moment on. */
export interface CurveStep {
  /** 0 at kickoff, 1 at the end of regulation, or of the last play of an overtime. */
  time: number;
  points: number;
}

/** The points over a game as they are drawn. */
export interface LedgerCurve {
  steps: CurveStep[];
  /** Where the first three quarters end. */
  quarters: number[];
  /** As far as the game has come. */
  end: number;
}

/**
 * The points over the game, a step for each play that changed them; official statistics change them at the end. `plays` are all of
 * the game, in game order.
 */
export function ledgerCurve(
  { start, entries, official }: Ledger,
  plays: readonly Play[],
  isOver: boolean,
): LedgerCurve {
  const seconds = elapsedSeconds(plays).map((time) => time ?? 0);
  const last = seconds.at(-1) ?? 0;
  const length = Math.max(REGULATION_SECONDS, last);
  const timeOf = new Map(plays.map(({ playId }, index) => [playId, (seconds[index] ?? 0) / length]));
  return {
    steps: [
      { time: 0, points: start?.after ?? 0 },
      ...entries.map(({ play, after }) => ({ time: timeOf.get(play.playId) ?? 0, points: after })),
      ...(official === null ? [] : [{ time: 1, points: official.after }]),
    ],
    quarters: [1, 2, 3].map((quarter) => (quarter * QUARTER_SECONDS) / length),
    end: isOver ? 1 : last / length,
  };
}
