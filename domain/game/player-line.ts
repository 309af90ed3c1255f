import { type LineFigure, mapFigures } from "./figures.ts";

/**
 * One player's figures in one game: a projection or statistics, with the same fields, which `figures.ts` describes. Null means
 * that the source does not know; 0 is a known zero.
 */
export interface PlayerLine extends Record<LineFigure, number | null> {
  playerId: string;
  playerName: string;
  team: string;
  position: string;
}

export type LineSource = "projections" | "stats";

/** Whose line it is: the fields beside the figures. */
export const LINE_IDENTITY = ["playerId", "playerName", "team", "position"] as const satisfies readonly Exclude<
  keyof PlayerLine,
  LineFigure
>[];

/** A line's figures before anything is known: a source fills in what it has. */
export const UNKNOWN_FIGURES: Readonly<Record<LineFigure, null>> = mapFigures(() => null);
