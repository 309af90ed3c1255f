import { QUARTER_NAMES } from "../../../game/play.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";

/** That a part of the game is still to come, or never came; null where it was played. */
export function notPlayed({ period, at }: Question, sheet: GameSheet): Sentence[] | null {
  const last = sheet.read.plays.at(-1)?.quarterName;
  const { phase, game } = sheet.read;
  if (last === undefined || phase === "before") return null;
  if (phase === "over") {
    const isOvertime = period?.quarters.length === 1 && period.quarters[0] === "OT";
    return isOvertime && !game.isOvertime
      ? [
          sheet.say("There was no overtime.", sheet.index.byId("result")),
          ...sheet.sentences(sheet.index.byId("result")),
        ]
      : null;
  }
  const first = period?.quarters[0] ?? at?.after;
  if (first === undefined || QUARTER_NAMES.indexOf(first) <= QUARTER_NAMES.indexOf(last)) return null;
  return [sheet.say("That part of the game has not been played yet."), ...sheet.sentences(sheet.index.byId("result"))];
}
