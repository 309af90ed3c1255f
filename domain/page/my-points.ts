import type { OwnRules } from "../game/own-rules.ts";
import type { MyColumn } from "./box-score.ts";

/** Points of a game under rules that a reader has chosen, beside FPTS and PPR. */
export interface MyPoints extends OwnRules {
  /** That of the game whose plays were counted. */
  version: number;
  stats: MyColumn;
  projections: MyColumn;
}
