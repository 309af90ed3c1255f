import type { Asked } from "../talk/answer-parts.ts";
import { clausesOf } from "../question/question-parts.ts";
import { readQuestion } from "../question/question.ts";
import type { Sentence } from "../sheet/game-sheet.ts";
import { eventPlays, nextDrive, toldEvent } from "./answer-after.ts";

const THEM = String.raw`(?:(?:them|em|those|these)(?! (?:drives?|possessions?|series|plays?)\b)|(?:the|his|their|those|(?:\w+ )?\w+s) (?:\w+ )?(?:picks|ints|interceptions|fumbles|turnovers|takeaways|giveaways|misses|punts|stops))`;
const CAME_OF_THEM = new RegExp(
  String.raw`\bwhat (?:came|come) (?:of|off|from|out of) ${THEM}|\bwhat did (?:the )?\w+ (?:get|do|make|score) (?:out of|off of|off|from|with|of|after) ${THEM}|\bdid (?:they|${THEM}|any of them|either of them) (?:lead to|turn into|result in) .*$|\bdid (?:they|the \w+|\w+) (?:score|cash in|get (?:any )?(?:points|anything)) (?:off of|off|on|from|out of|after) ${THEM}`,
  "i",
);

/** What came of each of two events that are told together: `his 2 picks, what came of them`. Null where one is meant, or more than two. */
export function answerCameOfAll(text: string, { book, sheet }: Asked): Sentence[] | null {
  if (!CAME_OF_THEM.test(text) || !sheet.hasPlays) return null;
  for (const clause of [text.replace(CAME_OF_THEM, " "), ...clausesOf(text), text]) {
    const own = readQuestion(clause, book);
    if (own.players.length + own.teams.length === 0 || own.concepts.size === 0) continue;
    const plays = eventPlays({ ...own, asks: "other", unknown: [] }, sheet);
    if (plays.length < 2) continue;
    sheet.begin();
    const asking = readQuestion(CAME_OF_THEM.exec(text)?.[0] ?? "", book).teams;
    const team = asking.length === 1 ? asking : [];
    return plays.flatMap((play) => [toldEvent(play, sheet), ...(play.isTouchdown ? [] : nextDrive(play, team, sheet))]);
  }
  return null;
}
