import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Words that leave out the end of the game, and of no part of it. */
const OF_BEFORE_END =
  /\b(?:before|until|prior to) (?:the |that |this |their )?(?:very )?(?:(?:final|last) (?:\w+ )?(?:seconds?|secs?|minutes?|mins?|play|kick|field goal|fg|score|td|touchdown|drive)|end(?: of the game)?)$/;
const LAST_SECONDS = 60;

/** `did the Rams lead at any point before the final seconds`: whether they were ahead before the last minute, with the score that first put them ahead. Null where something else is asked, and who never was. */
export function ledEarlier({ text, teams, concepts, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const [team, other] = teams;
  if (team === undefined || other !== undefined || asks !== "yesNo" || !concepts.has("lead")) return null;
  if (!OF_BEFORE_END.test(text)) return null;
  const scores = sheet.index.ofKind("score");
  const first = scores.find(({ score }) => {
    if (score === null) return false;
    const { away, home } = score.after;
    return team === sheet.teams[0] ? away > home : home > away;
  });
  if (first === undefined)
    return [
      sheet.say(
        `No, the ${sheet.nick(team)} never led.`,
        sheet.index.byId(`neverLed:${team}`) ?? sheet.index.byId("result"),
      ),
    ];
  const { quarter, clock } = first.at ?? {};
  const isLate = (quarter === "4" || quarter === "OT") && (clock ?? LAST_SECONDS + 1) <= LAST_SECONDS;
  const isLast = isLate || (quarter === "OT" && first === scores.at(-1));
  return withOpening(!isLast, [sheet.event(first)]);
}
