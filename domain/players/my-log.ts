import type { OwnRules } from "../game/own-rules.ts";
import type { MyLogColumn } from "./player-log.ts";

/** A player's points of a season under rules that a reader has chosen. */
export interface MyLog extends OwnRules {
  column: MyLogColumn;
  /** How he came by his points in a game, whose key stands in the place of `KEY`. */
  path: string;
  /** The rules come from what the browser keeps, and not from the address. */
  isKept: boolean;
}
