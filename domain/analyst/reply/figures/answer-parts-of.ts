import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { answerBothPassers } from "./answer-both-passers.ts";
import { answerHisPoints } from "./answer-his-points.ts";
import { answerSackYards } from "./answer-sack-yards.ts";
import { answerShare } from "./answer-share.ts";

/** What sacks cost, whose part of a figure or of the points somebody had, and a figure of both passers: whatever words stand around it. Null where none of it is asked. */
export function answerPartsOf(question: Question, sheet: GameSheet): Sentence[] | null {
  return (
    answerSackYards(question, sheet) ??
    answerHisPoints(question, sheet) ??
    answerShare(question, sheet) ??
    answerBothPassers(question, sheet)
  );
}
