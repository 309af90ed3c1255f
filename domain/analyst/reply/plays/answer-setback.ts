import type { Play } from "../../../game/play.ts";
import { kickDistance } from "../../../plays/play-text.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import type { Question } from "../question/question.ts";

const LONG_DOWN = /\b(?:(second|2nd)|(third|3rd)|(fourth|4th)) (?:and|n) (goal|[a-z]+|\d{1,2})\b/;
const ENDS_UP =
  /\b(?:end(?:ed)?|wound|wind) up\b|\bg[eo]t(?:ting)? (?:in)?to\b|\bin(?:to)? a?\s*(?=(?:second|third|fourth|2nd|3rd|4th)\b)|\b(?:facing|stuck)\b|\bhow\b.*\bhappen\w*\b|\bhow (?:the hell|in the world)\b|\bwhy\b.*\b(?:have|has|had|face|faced|was it|were)\b/;
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifteen: 15,
  eighteen: 18,
  sixteen: 16,
  seventeen: 17,
};
/** So many yards off is what somebody remembers of a long one. */
const SLACK = 1;
const MOST_TOLD = 5;

const WHY_FROM_THERE =
  /\bwhy\b.*\b(kick\w*|field goal|fg|settl\w*|punt\w*)\b.*\b(?:from|at) (the (?:\w+ )?|their (?:own )?|about |like )?(\d{1,2})\b/;
const LATE = /\blate\b/;

/** `why did they end up kicking from the 15`: what lost ground before that kick. Null where no such kick, or several, are in the game. */
function kickFromThere({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  const [, word = "", place = "", spot] = WHY_FROM_THERE.exec(text) ?? [];
  if (spot === undefined) return null;
  const type = word.startsWith("punt") ? "Punt" : "FieldGoal";
  const sides = teams.length > 0 ? teams : players.map(({ team }) => team);
  const kicks = sheet.read.plays.filter(
    (play) =>
      play.type === type &&
      // `from the 35` is a spot, `from 53` is how far it was.
      (place.startsWith("the") ? play.yardLine : kickDistance(play)) === Number(spot) &&
      (sides.length === 0 || (play.team !== null && sides.includes(play.team))) &&
      (period === null || isWithin(period, play)),
  );
  const [play, other] =
    kicks.length > 1 && LATE.test(text) ? kicks.filter(({ quarterName }) => quarterName === "4") : kicks;
  if (play === undefined || other !== undefined) return null;
  const before = lostBefore(play, sheet);
  return before.length === 0 ? null : [...before, play].map((one) => sheet.told(one));
}

/** `how did they end up in third and 34`: what lost ground since the first down before it. Null where no such down, or several, are in the game. */
export function answerSetback(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, period } = question;
  const kick = sheet.hasPlays ? kickFromThere(question, sheet) : null;
  if (kick !== null) return kick;
  const [, second, third, , said = ""] = LONG_DOWN.exec(text) ?? [];
  if (said === "" || said === "goal" || !ENDS_UP.test(text) || !sheet.hasPlays) return null;
  const down = second !== undefined ? 2 : third !== undefined ? 3 : 4;
  const far = TENS[said] ?? numberOf(said) ?? Number(said);
  const isOf = (slack: number) =>
    sheet.read.plays.filter(
      (play) =>
        play.down === down &&
        play.type !== "Penalty" &&
        play.type !== "Timeout" &&
        Math.abs(play.distance - far) <= slack &&
        (teams.length !== 1 || play.team === teams[0]) &&
        (period === null || isWithin(period, play)),
    );
  const exact = isOf(0);
  const [play, other] = exact.length > 0 ? exact : isOf(SLACK);
  if (play === undefined || other !== undefined) return null;
  const before = lostBefore(play, sheet);
  return before.length === 0 ? null : [...before, play].map((one) => sheet.told(one));
}

/** The plays and flags of a series that lost ground before one of its downs. */
function lostBefore(play: Play, { read }: GameSheet): Play[] {
  const { rows = [] } = read.drives.find((drive) => drive.rows.includes(play)) ?? {};
  const before = rows.slice(0, rows.indexOf(play));
  const first = before.findLastIndex(({ down, distance }) => down === 1 && distance <= 10);
  return before
    .slice(Math.max(0, first))
    .filter((one) => /PENALTY/i.test(one.description) || one.type === "Sack" || one.yardsGained < 0)
    .slice(-MOST_TOLD);
}
