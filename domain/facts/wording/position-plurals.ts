import type { AllowedPosition } from "../../season/allowed-points.ts";

/** The players of a position. */
export const POSITION_PLURALS: Readonly<Record<AllowedPosition, string>> = {
  QB: "quarterbacks",
  RB: "running backs",
  WR: "wide receivers",
  TE: "tight ends",
};
