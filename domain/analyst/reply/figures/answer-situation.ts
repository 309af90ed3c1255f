import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { GOAL_LINE, NEAR_YARDS } from "../sheet/goal-line.ts";
import { isWithin } from "../sheet/is-within.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";

const DOWN =
  /\b(?:that|the|their|his|on|this|a) (?:\w+ )?(3rd|third|4th|fourth) down\b(?! (?:and|&|conversions?|rate|efficiency|percentage|stops?))/;
const OF_COURSE = /\bwhat (?:happened|was|went|did)\b|\bhow (?:did|come)\b|\btell me about\b/;
const MIDFIELD = /\bmidfield\b/;
const RED_ZONE = /\bred ?zone\b/;
/** Where a snap is at the goal line, in yards before it. */
const AT_GOAL_LINE = 5;
const MID = { least: 45, most: 55 };
const MOST_TOLD = 3;

/** `what happened on that fourth down by the goal line`: the few snaps of a down that a place, a team or a part of the game singles out. Null where more fit, or none. */
export function answerSituation(
  { text, teams, players, period, concepts, numbers }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const [, said] = DOWN.exec(text) ?? [];
  if (said === undefined || !OF_COURSE.test(text) || players.length > 0 || numbers.length > 0) return null;
  if (!isOnly(concepts, "happened fourthDown thirdDown goalLine redZone play turning offense defense")) return null;
  const isPlaced = GOAL_LINE.test(text) || RED_ZONE.test(text) || MIDFIELD.test(text);
  if (!isPlaced && period === null) return null;
  const down = said.startsWith("3") || said.startsWith("t") ? 3 : 4;
  const fits = (yards: number): boolean =>
    GOAL_LINE.test(text)
      ? yards <= AT_GOAL_LINE
      : RED_ZONE.test(text)
        ? yards <= NEAR_YARDS
        : !MIDFIELD.test(text) || (yards >= MID.least && yards <= MID.most);
  const [team, other] = teams;
  const snaps = sheet.read.plays.filter(
    (play) =>
      play.down === down &&
      (play.type === "Rush" || play.type === "Pass" || isPlaced || play.type === "Sack") &&
      play.yardsToEndZone !== null &&
      fits(play.yardsToEndZone) &&
      (team === undefined || other !== undefined || play.team === team) &&
      (period === null || isWithin(period, play)),
  );
  return snaps.length === 0 || snaps.length > MOST_TOLD ? null : snaps.map((play) => sheet.told(play));
}
