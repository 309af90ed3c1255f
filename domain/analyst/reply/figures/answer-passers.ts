import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const THREW = /\bwho (?:all |else )?(?:thr[eo]w|thrown|attempted|tried) (?:any |some |a |the )?pass(?:es)?\b/;

/** `who threw passes for Detroit`: everybody of a team, or of both, who threw any. Null where one pass is meant. */
export function answerPassers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, period, concepts, sized, nth } = question;
  if (!THREW.test(text) || players.length > 0 || sized !== null || nth !== null) return null;
  if ([...concepts].some((one) => !["pass", "attempt"].includes(one)) || /\bthe pass\b/.test(text)) return null;
  const lines = sheet
    .lines(period)
    .filter(({ marks, team }) => marks.includes("passing") && (teams.length !== 1 || team === teams[0]))
    .toSorted((a, b) => (b.values.attempts ?? 0) - (a.values.attempts ?? 0));
  if (lines.length === 0) return null;
  const told = sheet.sentences(...lines);
  return period === null ? told : told.map((one) => ({ ...one, text: one.text.replace(/\.$/, ` ${period.words}.`) }));
}
