import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

/** `why did the Bengals lose in overtime`: what was lost, missed and scored there by either team. Null where something else is asked. */
export function answerOvertime({ asks, concepts, period, players }: Question, sheet: GameSheet): Sentence[] | null {
  const isDecided = ["win", "lose", "beat"].some((one) => concepts.has(one));
  if (!isDecided || (asks !== "why" && asks !== "how") || players.length > 0 || sheet.index.phase !== "over")
    return null;
  if (
    period?.quarters.length !== 1 ||
    !period.quarters.includes("OT") ||
    !isOnly(concepts, "win lose beat overtime happened")
  )
    return null;
  const told = sheet.index
    .ofKind("score", "turnover", "stop", "block", "miss")
    .filter(({ at }) => isAt(period, at))
    .toSorted((a, b) => sheet.index.compareTime(a, b));
  return told.length === 0
    ? null
    : [...told.map((fact) => sheet.event(fact)), ...sheet.sentences(sheet.index.byId("result"))];
}
