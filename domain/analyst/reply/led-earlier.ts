import type { GameSheet, Sentence } from "./game-sheet.ts";
import type { Question } from "./question.ts";
import { withOpening } from "./with-opening.ts";

/** Words that leave out the end of a game. */
const OF_BEFORE_END = /\b(?:before|until|prior to) (?:the )?(?:very )?(?:final|last|end|that)\b/;
const LAST_SECONDS = 60;

/** `did the Rams lead at any point before the final seconds`: whether they were ahead before the last minute, with the score that first put them ahead. Null where something else is asked, and where they never were. */
export function ledEarlier({ text, teams, concepts, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  if (team === undefined || other !== undefined || asks !== "yesNo" || !concepts.has("lead")) return null;
  if (!OF_BEFORE_END.test(text)) return null;
  const first = sheet.index.ofKind("score").find(({ score }) => {
    if (score === null) return false;
    const { away, home } = score.after;
    return team === sheet.teams[0] ? away > home : home > away;
  });
  if (first === undefined) return null;
  const isLast = first.at?.quarter === "4" && (first.at.clock ?? LAST_SECONDS + 1) <= LAST_SECONDS;
  return withOpening(!isLast, [sheet.event(first)]);
}
