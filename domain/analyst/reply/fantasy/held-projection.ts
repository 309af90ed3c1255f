import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Somebody's points, and what had been projected. */
export function withProjected(fact: Fact, sheet: GameSheet): Sentence[] {
  return sheet.sentences(fact, sheet.index.byId(`pj:${fact.roles.player ?? ""}`));
}

/** The points of somebody without a projection. */
export function unprojected(playerId: string, fact: Fact, sheet: GameSheet): Sentence[] {
  return [sheet.say(`There is no projection for ${sheet.name(playerId)}.`, null), ...sheet.sentences(fact)];
}

/** Whether somebody's points were over his projection, or under it; null for somebody without points. */
export function heldProjection(playerId: string, isOver: boolean, sheet: GameSheet): Sentence[] | null {
  const fact = sheet.index.byId(`f:${playerId}`);
  if (fact === null) return null;
  if (fact.values.projectedPoints === undefined) return unprojected(playerId, fact, sheet);
  return withOpening(fact.marks.includes(isOver ? "aboveProjection" : "belowProjection"), withProjected(fact, sheet));
}
