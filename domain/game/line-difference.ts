import { FIGURES, isCounted, type LineFigure } from "./figures.ts";

/** The figures that official statistics and the plays are compared on: what a group counts, and the points. */
export const COMPARED_FIELDS: readonly LineFigure[] = FIGURES.filter(
  (figure) => figure.group === "points" || (figure.group !== "other" && isCounted(figure)),
).map(({ field }) => field);

/** One figure of one player's official line that the plays do not add up to. */
export interface LineDifference {
  playerId: string;
  playerName: string;
  team: string;
  /** One of the compared. */
  field: LineFigure;
  /** The sum over the plays. */
  fromPlays: number;
  /** The official figure. */
  official: number;
  /** Why, in words for a reader; null when nobody knows. */
  cause: string | null;
}
