import { elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";
import type { Ledger } from "./ledger.ts";

/** The points from a moment on. */
export interface CurveStep {
  /** 0 at kickoff, 1 at the end of regulation, or of overtime where there was one. */
  time: number;
  points: number;
}

/** The points over the game, a step for each play that changed them. `plays` are all of the game, in game order. */
export function ledgerCurve({ start, entries }: Ledger, plays: readonly Play[]): CurveStep[] {
  const seconds = elapsedSeconds(plays).map((time) => time ?? 0);
  const length = Math.max(REGULATION_SECONDS, ...seconds);
  const timeOf = new Map(plays.map(({ playId }, index) => [playId, (seconds[index] ?? 0) / length]));
  return [
    { time: 0, points: start?.after ?? 0 },
    ...entries.map(({ play, after }) => ({ time: timeOf.get(play.playId) ?? 0, points: after })),
  ];
}
