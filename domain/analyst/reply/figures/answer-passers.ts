import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const PUNTED = /\bwho (?:all |else )?(?:did the punt(?:ing|s)|(?:was |were )?punt(?:ed|ing|s))\b/;
const THREW = /\bwho (?:all |else )?(?:thr[eo]w|thrown|attempted|tried) (?:any |some |a |the )?pass(?:es)?\b/;

/** `who threw passes for Detroit`, `who punted`: everybody of a team, or of both, who did. Null where one pass or punt is meant. */
export function answerPassers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, period, concepts, sized, nth } = question;
  const isPunt = PUNTED.test(text);
  if (!(isPunt || THREW.test(text)) || players.length > 0 || sized !== null || nth !== null) return null;
  if (
    [...concepts].some((one) => !(isPunt ? ["punt"] : ["pass", "attempt"]).includes(one)) ||
    /\bthe pass\b/.test(text)
  )
    return null;
  const manyOf = ({ values }: Fact): number => (isPunt ? values.punts : values.attempts) ?? 0;
  const lines = sheet
    .lines(period)
    .filter(
      ({ marks, team }) => marks.includes(isPunt ? "punting" : "passing") && (teams.length !== 1 || team === teams[0]),
    )
    .toSorted((a, b) => manyOf(b) - manyOf(a));
  if (lines.length === 0) return null;
  const told = sheet.sentences(...lines);
  return period === null ? told : told.map((one) => ({ ...one, text: one.text.replace(/\.$/, ` ${period.words}.`) }));
}
