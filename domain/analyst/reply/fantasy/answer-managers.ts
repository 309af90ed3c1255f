import { isBoxScorePosition } from "../../../game/box-score-position.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { answerApartFromProjected } from "./answer-apart-from-projected.ts";
import { heldProjection, unprojected, withProjected } from "./held-projection.ts";
import { readManagers } from "./read-managers.ts";

/** What a manager's words stand for; any other is asked beside them. */
const OF_MANAGERS =
  "missed made lose win beat week projected fantasy ppr halfPpr standard points total perform stats happened hurt better gave score starter first play margin";
const MOST_PLAYERS = 3;

/**
 * `owners, how bad did he miss`, `did he hit his number`, `what did he do for my team`: what a fantasy manager's players had against what was projected for
 * them. Null where nothing says that a manager asks, for kickers, whose misses are kicks, and where something else is asked beside it.
 */
export function answerManagers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, isShared, period, concepts, threshold } = question;
  const ask = readManagers(text);
  if (ask === null || players.length === 0 || players.length > MOST_PLAYERS || isShared) return null;
  if (period !== null || threshold !== null || !isOnly(concepts, OF_MANAGERS)) return null;
  if (!players.every(({ position }) => isBoxScorePosition(position))) return null;
  const byRules = answerApartFromProjected(question, sheet);
  if (byRules !== null) return byRules;
  const isOne = players.length === 1;
  const told = players.flatMap(({ playerId }): Sentence[] => {
    const fact = sheet.index.byId(`f:${playerId}`);
    if (fact === null) return [];
    const lines = (): Sentence[] =>
      ask === "told" ? sheet.sentences(...linesOf({ playerId }, sheet).slice(0, 2)) : [];
    if (fact.values.projectedPoints === undefined) return [...unprojected(playerId, fact, sheet), ...lines()];
    if (isOne && (ask === "over" || ask === "under")) return heldProjection(playerId, ask === "over", sheet) ?? [];
    const isMiss = fact.marks.includes("belowProjection");
    return [
      ...withOpening(ask === "missed" && isOne && !isMiss ? "That was no miss." : null, withProjected(fact, sheet)),
      ...lines(),
    ];
  });
  return told.length === 0 ? null : told;
}
