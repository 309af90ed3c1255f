import { kicksOf } from "../sheet/kicks-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

/** Either of two is no yes and no no. */
const EITHER = /\bor\b/;

/** `was Tucker perfect`, of a kicker: whether all his kicks were good, with his line and each of them. Null where more is asked, and where he had no kick. */
export function answerPerfect(
  { text, asks, players: [kicker, other], concepts, period, threshold }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (kicker?.position !== "K" || other !== undefined || asks !== "yesNo" || !/\bperfect\b/.test(text)) return null;
  if (concepts.size > 0 || period !== null || threshold !== null) return null;
  const lines = linesOf(kicker, sheet).filter(({ marks }) => marks.includes("kicking"));
  const hasMissed = sheet.index.ofKind("miss", "block").some(({ roles }) => roles.kicker === kicker.playerId);
  const told = lines.flatMap((line) => [...sheet.sentences(line), ...kicksOf(line, sheet, period)]);
  return told.length === 0 ? null : withOpening(EITHER.test(text) ? null : !hasMissed, told);
}
