import { QUARTER_SECONDS } from "../game/game-clock.ts";

/** Whose points come when. */
export type CurveKind = "receiving" | "passing" | "rushing" | "kicking";

/** Where a game stands: quarter 1 to 4, 5 in overtime, and seconds left in it. */
export interface GameTime {
  quarter: number;
  secondsLeft: number;
}

/**
 * Percent of the points of regulation that fall in each half of a quarter, measured over 2016 to 2021 and 2023: the ends of both halves
 * bring most, above all to kickers. They add up to 100 but for rounding and for overtime.
 */
const CURVES: Readonly<Record<CurveKind, readonly number[]>> = {
  receiving: [10.6, 10.7, 11.5, 17.5, 10.8, 11.1, 12.0, 15.1],
  passing: [9.9, 10.9, 11.9, 17.9, 10.4, 11.2, 12.2, 15.0],
  rushing: [11.9, 11.8, 12.5, 13.2, 12.1, 12.2, 12.4, 13.3],
  kicking: [7.8, 11.0, 11.8, 22.5, 8.3, 11.0, 11.3, 15.4],
};

const HALF_QUARTER = QUARTER_SECONDS / 2;
/** 0.6 % of all points fall in overtime, which six games of a hundred have: a tenth of a game's. */
const OVERTIME_SHARE = 0.1;
const OVERTIME_SECONDS = 600;

/** The share of a game's points that is still to come, 1 before kickoff and 0 at the end of regulation. */
export function remainingShare(kind: CurveKind, { quarter, secondsLeft }: GameTime): number {
  if (quarter > 4) return OVERTIME_SHARE * Math.min(1, Math.max(0, secondsLeft) / OVERTIME_SECONDS);
  const curve = CURVES[kind];
  const gone =
    (quarter - 1) * 2 + (QUARTER_SECONDS - Math.min(QUARTER_SECONDS, Math.max(0, secondsLeft))) / HALF_QUARTER;
  const left = curve.reduce((sum, share, at) => sum + share * Math.min(1, Math.max(0, at + 1 - gone)), 0);
  return left / curve.reduce((sum, share) => sum + share, 0);
}
