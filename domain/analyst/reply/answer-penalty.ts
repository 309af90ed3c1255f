import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isWithin } from "./is-within.ts";
import type { Question } from "./question.ts";

const BIGGEST =
  /\b(?:biggest|longest|largest|costliest|most (?:costly|yards))\b.*\b(?:penalty|penalties|flags?)\b|\b(?:penalty|flag)\b.*\b(?:biggest|longest|costliest|most (?:costly|yards))\b/;

/** The enforced penalty of the most yards, of the game or of the team that was flagged. Null where something else is asked. */
export function answerPenalty({ text, teams: [team, other], period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!BIGGEST.test(text) || !sheet.hasPlays || other !== undefined) return null;
  const flagged = sheet.read.plays.filter(
    (play) =>
      (play.penaltyYards ?? 0) > 0 &&
      (team === undefined || new RegExp(String.raw`PENALTY on ${team}\b`, "i").test(play.description)) &&
      (period === null || isWithin(period, play)),
  );
  const most = Math.max(...flagged.map(({ penaltyYards }) => penaltyYards ?? 0));
  const chosen = flagged.filter(({ penaltyYards }) => penaltyYards === most);
  return chosen.length === 0 || chosen.length > 3 ? null : chosen.map((play) => sheet.told(play));
}
