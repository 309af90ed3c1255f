import { clockSeconds } from "../../../game/game-clock.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet } from "./game-sheet.ts";

/** A question about the last minutes of an overtime, which ends with a score and seldom with its clock: as one of those before its last play. */
export function toTheEndOf(question: Question, { index, read }: GameSheet): Question {
  const { period } = question;
  if (period === null || period.within === null || period.quarters[0] !== "OT" || index.phase !== "over")
    return question;
  const last = read.plays.findLast(({ quarterName, credits }) => quarterName === "OT" && credits.length > 0);
  const left = last === undefined ? null : clockSeconds(last);
  return left === null ? question : { ...question, period: { ...period, within: period.within + left } };
}
