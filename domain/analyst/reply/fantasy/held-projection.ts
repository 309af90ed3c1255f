import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Somebody's points, and what had been projected, unless his points say that. */
export function withProjected(fact: Fact, sheet: GameSheet): Sentence[] {
  if (isOpen(fact, sheet)) return sheet.sentences(fact);
  return sheet.sentences(fact, sheet.index.byId(`pj:${fact.roles.player ?? ""}`));
}

/** The points of somebody without a projection. */
export function unprojected(playerId: string, fact: Fact, sheet: GameSheet): Sentence[] {
  return [sheet.say(`There is no projection for ${sheet.name(playerId)}.`, null), ...sheet.sentences(fact)];
}

/** Of a game that goes on, what is below its projection so far. */
export const NOT_YET = "Not so far, and the game goes on.";

/** Whether it is still open that somebody reaches his projection: the game goes on, and he has not. */
export function isOpen({ marks }: Fact, { index: { phase } }: GameSheet): boolean {
  return phase === "live" && !marks.includes("aboveProjection");
}

/** Whether somebody's points were over his projection, or under it; null for somebody without points. */
export function heldProjection(playerId: string, isOver: boolean, sheet: GameSheet): Sentence[] | null {
  const fact = sheet.index.byId(`f:${playerId}`);
  if (fact === null) return null;
  if (fact.values.projectedPoints === undefined) return unprojected(playerId, fact, sheet);
  const holds = fact.marks.includes(isOver ? "aboveProjection" : "belowProjection");
  return withOpening(isOpen(fact, sheet) ? NOT_YET : holds, withProjected(fact, sheet));
}
