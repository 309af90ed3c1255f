import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { eventPlays, toldEvent } from "./answer-after.ts";
import { OF_DOWN, situationOf } from "./tell-likely.ts";

/** It is told with what else is asked. */
const BESIDE = /\band (?:on )?(?:what|which) down\b/;

/** `where was Watson tackled on the 60-yard catch`: the words of the play have it. */
const OF_SPOT = /\bwhere (?:was|did) (?:he|\w+(?: \w+)?) tackled (?=on (?:the|that|his)\b)/;

/** `what down was Pollard's TD on`: the play, with its down, distance and spot, or where it ended. Null where no play is named, or more than two are. */
export function downOfPlay(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, players, teams, asks } = question;
  if (OF_SPOT.test(text) && players.length === 1) return whereTackled(question, sheet);
  if (
    !OF_DOWN.test(text) ||
    BESIDE.test(text) ||
    asks === "many" ||
    asks === "yesNo" ||
    players.length + teams.length === 0
  )
    return null;
  // What a touchdown meant is no part of where it was.
  const event = new Set([...concepts].filter((one) => one !== "situation" && one !== "sealed"));
  const plays = eventPlays({ ...question, concepts: event, asks: "other", text: text.replace(OF_DOWN, " ") }, sheet);
  return plays.length === 0 ? null : plays.flatMap((play) => [sheet.told(play), ...situationOf(play, sheet)]);
}

/** The one play, or the sacks, on which somebody was brought down; a touchdown that is named, where nobody was. Null of one of several that are counted, and of a touchdown that is not named. */
function whereTackled(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, concepts, nth } = question;
  const event = new Set([...concepts].filter((one) => one !== "tackle"));
  const plays = eventPlays({ ...question, concepts: event, asks: "other", text: text.replace(OF_SPOT, " ") }, sheet);
  const isOne = plays.length === 1 || event.has("sack");
  const isScored = plays.some(({ isTouchdown }) => isTouchdown);
  if (nth !== null || !isOne || (isScored && !event.has("touchdown"))) return null;
  return plays.flatMap((play) => [toldEvent(play, sheet), ...(isScored ? [] : [sheet.asWritten(play)])]);
}
