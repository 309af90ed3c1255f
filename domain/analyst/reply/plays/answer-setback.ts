import type { Play } from "../../../game/play.ts";
import { kickDistance } from "../../../plays/play-text.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { rowsWith } from "../sheet/rows-with.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { situationOf } from "./tell-likely.ts";
import { namesOtherTeam } from "../question/names-other-team.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { alternatives } from "../../../words/alternatives.ts";

const LONG_DOWN = /\b(?:(second|2nd)|(third|3rd)|(fourth|4th)) (?:and|n) (goal|[a-z]+|\d{1,2})\b/;
const ENDS_UP = new RegExp(
  alternatives`
    \b(?:end(?:ed)?|wound|wind) up\b | \bg[eo]t(?:ting)? (?:in)?to\b | \bin(?:to)? a?\s*(?=(?:second|third|fourth|2nd|3rd|4th)\b)
    \b(?:facing|stuck)\b | \bhow\b.*\bhappen\w*\b | \bwhy\b.*\b(?:have|has|had|face|faced|was it|were)\b
    ^(?:how (?:is|was|were|are) (?:it|that|they|the \w+)|was it)\b
  `,
);
/** Whether there was such a down, and nothing of who had it or what came of it. */
const WHETHER = /^was it (?:(?:really|actually|ever|even|like) )*(?:a )?\w+ (?:and|n) \w+(?: (?:at|in) [\w ]+)?$/;
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
const LATE = /\blate\b|\b(?:at|in) the (?:very )?end\b/;

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

const WHY_ON =
  /\bwhy\b.*\b(kick\w*|field goal|fg|settl\w*|punt\w*)\b.*\b(?:on|at|with|from|facing) (?:a |the )?(?:fourth|4th) (?:down )?(?:and|n) (?:a |an |less than a )?([a-z]+|\d{1,2})\b/;
/** What is said of so few yards. */
const SHORT = /^(?:inches|inch|short|foot|yard|nothing)$/;

/** `why did they punt on fourth and 1`, which a flag had made longer: the flag on that down, and the kick after it. Null where none, or several, are in the game. */
function kickAfterFlag(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, players, period } = question;
  const [, word = "", said] = WHY_ON.exec(text) ?? [];
  if (said === undefined || namesOtherTeam(question)) return null;
  const type = word.startsWith("punt") ? "Punt" : "FieldGoal";
  const far = SHORT.test(said) ? 1 : (numberOf(said) ?? Number(said));
  const sides = teams.length > 0 ? teams : players.map(({ team }) => team);
  const kicks = sheet.read.plays.filter(
    (play) =>
      play.type === type &&
      (sides.length === 0 || (play.team !== null && sides.includes(play.team))) &&
      (period === null || isWithin(period, play)),
  );
  const found = kicks.flatMap((kick) => {
    const flag = sheet.read.plays
      .slice(0, sheet.read.plays.indexOf(kick))
      .findLast((one) => one.type !== "Timeout" && one.type !== "Period");
    const isMeant =
      flag?.down === 4 && flag.distance === far && flag.team === kick.team && NO_PLAY.test(flag.description);
    return isMeant ? [{ flag, kick }] : [];
  });
  const [only, other] = found;
  // One of another series that was kicked from there may be meant.
  const isOther = kicks.some(({ down, distance }) => down === 4 && distance === far);
  return only === undefined || other !== undefined || isOther
    ? null
    : [sheet.told(only.flag), sheet.told(only.kick), ...situationOf(only.kick, sheet)];
}

const NO_PLAY = /PENALTY.*No Play/;

/** `how did they end up in third and 34`: what lost ground since the first down before it. Null where no such down, or several, are in the game. */
export function answerSetback(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, period } = question;
  const kick = sheet.hasPlays ? (kickFromThere(question, sheet) ?? kickAfterFlag(question, sheet)) : null;
  if (kick !== null) return kick;
  const [, second, third, , said = ""] = LONG_DOWN.exec(text) ?? [];
  if (said === "" || said === "goal" || !ENDS_UP.test(text) || !sheet.hasPlays) return null;
  const down = second !== undefined ? 2 : third !== undefined ? 3 : 4;
  const far = TENS[said] ?? numberOf(said) ?? Number(said);
  const isOf = (slack: number, isFlag: boolean) =>
    sheet.read.plays.filter(
      (play) =>
        play.down === down &&
        (play.type === "Penalty") === isFlag &&
        play.type !== "Timeout" &&
        Math.abs(play.distance - far) <= slack &&
        (teams.length !== 1 || play.team === teams[0]) &&
        (period === null || isWithin(period, play)),
    );
  // A down that a flag made another was there as well.
  const [exact = []] = [isOf(0, false), isOf(0, true)].filter((all) => all.length > 0);
  const found = exact.length > 0 ? exact : isOf(SLACK, false);
  const [play, other] =
    found.length > 1 && LATE.test(text) ? found.filter(({ quarterName }) => quarterName === "4") : found;
  if (play === undefined || other !== undefined) return null;
  const before = lostBefore(play, sheet);
  const isWhether = question.asks === "yesNo";
  if (isWhether && !WHETHER.test(text)) return null;
  const told = [...before, play].map((one) => sheet.told(one));
  return before.length === 0 ? null : withOpening(isWhether && exact.length > 0 ? true : null, told);
}

/** The plays and flags of a series that lost ground before one of its downs. */
function lostBefore(play: Play, sheet: GameSheet): Play[] {
  const rows = rowsWith(play, sheet);
  const before = rows.slice(0, rows.indexOf(play));
  const first = before.findLastIndex(({ down, distance }) => down === 1 && distance <= 10);
  return before
    .slice(Math.max(0, first))
    .filter((one) => /PENALTY/i.test(one.description) || one.type === "Sack" || one.yardsGained < 0)
    .slice(-MOST_TOLD);
}
