import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

const ASKED =
  /\b(?:weather|lightning|rain|storm|thunder\w*|snow|power) delays?\b|\bdelay\w*\b.*\b(?:weather|lightning|rain|storms?|thunder\w*|snow)\b|\b(?:game|kick ?off|start|play) (?:\w+ )?(?:delayed|suspended|stopped|halted)\b/;
const DELAYED = /\b(?:suspended|delayed|stopped) (?:due|because|by|for)\b|\bhas been suspended\b/i;

/** `was there a weather delay`: whether the play-by-play tells of one, in its words. Null where something else is asked. */
export function answerDelay({ text, asks }: Question, sheet: GameSheet): Sentence[] | null {
  if (!ASKED.test(text) || /\bdelay of game\b/.test(text) || !sheet.hasPlays) return null;
  const plays = sheet.read.plays.filter(({ description }) => DELAYED.test(description));
  if (plays.length === 0)
    return [
      sheet.say(`${asks === "yesNo" ? "No. " : ""}The play-by-play tells of no delay.`, sheet.index.byId("result")),
    ];
  return withOpening(
    asks === "yesNo" ? true : /\bhow long\b/.test(text) ? "The play-by-play does not say how long." : null,
    plays.map((play) => sheet.told(play)),
  );
}
