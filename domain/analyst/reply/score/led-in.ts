import type { Points } from "../../../facts/fact.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { DOUBLE_DIGITS, ONE_SCORE } from "./answer-outcome.ts";

/** Whether a team was ahead, or behind, at any time of a quarter or a half, and by how many at most. Null where something else is asked. */
export function ledIn(question: Question, sheet: GameSheet): Sentence[] | null {
  const { period, concepts, teams, asks } = question;
  const [team, other] = teams;
  const isLead = concepts.has("lead");
  if (period === null || asks !== "yesNo" || team === undefined || other !== undefined) return null;
  if (isLead === concepts.has("trail") || !isOnly(concepts, "lead trail score points")) return null;
  const side = team === sheet.teams[0] ? 1 : -1;
  const by = ({ away, home }: Points): number => (away - home) * side * (isLead ? 1 : -1);
  // Where it was widest: no score between a touchdown and its try.
  const [points] = sheet.read.plays
    .filter((play) => isWithin(period, play))
    .flatMap((play) => {
      const score = sheet.read.scores.get(play);
      return score === undefined ? [] : [score.before, score.after];
    })
    .filter((one) => by(one) > 0)
    .toSorted((a, b) => by(b) - by(a));
  const words = `the ${sheet.nick(team)} ${isLead ? "led" : "trailed"}`;
  const least = leastMargin(question);
  if (least === null) return null;
  const text =
    points === undefined
      ? `No, ${words.replace(/ (led|trailed)$/, " never $1")} ${period.words}.`
      : by(points) < least
        ? `No, ${words} by ${countWords(by(points))} at most ${period.words}: ${sheet.score(points)}.`
        : `Yes, ${words} by ${by(points) > 1 ? "as many as " : ""}${countWords(by(points))} ${period.words}: ${sheet.score(points)}.`;
  return [sheet.say(text, sheet.index.byId("result"))];
}

/** The margin that a question asks for, in points: one where it names none; null where it is bound from above. */
function leastMargin({ threshold, numbers, text }: Question): number | null {
  if (/\b(?:two|2|multiple) (?:scores|possessions)\b/.test(text)) return ONE_SCORE + 1;
  if (/\bdouble digits\b/.test(text)) return DOUBLE_DIGITS;
  if (threshold === null) return numbers[0] ?? 1;
  if (threshold.op === "over") return threshold.value + 1;
  return threshold.op === "least" ? threshold.value : null;
}
