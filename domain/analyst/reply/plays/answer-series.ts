import type { Play } from "../../../game/play.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { isKneelDown } from "../../../plays/is-kneel-down.ts";
import { endOf } from "../sheet/end-of.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { GOAL_LINE_YARDS } from "../sheet/goal-line.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const STAND = /\bgoal ?line stands?\b/;
const AT_GOAL_LINE = /\bat the goal ?line\b/;
const AFTER_IT = /\b(?:after|following|off) (?:the|that|their) (?:big )?goal ?line st/;
const GOAL_TO_GO = /\b(?:first|1st) (?:and|n|&) goal\b|\bgoal to go\b/;
const SPOT = /\b(?:at|from|on|inside|to) (?:the |their |its )?(?:[a-z]{2,} )?(\d{1,2}|one|two|three|four|five)\b/;
const UNSCORED = new RegExp(
  alternatives`
    \b(?:zip|zilch|nada|squat|not|never|nt|fail\w*|unable|stuff\w*|stopp?\w*|kept? (?:\w+ )?out|cant|couldnt|didnt|can ?not)\b
    \b(?:come|came|get|got|walk\w*) (?:up |away |out )?(?:empty|(?:with )?(?:nothing|no points|zero(?: points)?|0(?: points)?))\b
  `,
);
/** `they had it at the 1`: on any of its snaps, wherever it began. */
const HAD_IT = /\b(?:had|got) (?:it|the ball)(?: all the way)?(?: down)? (?:at|on|to) the\b/;
const AT_BREAK = /\b(?:going|goin|heading|headed|entering) (?:into )?(?:the )?(?:4th|fourth|2nd|second)\b/;
const COURSE = /\bwhat (?:happened|happend|went wrong)\b|\bhow\b|\bwhy\b|\btell me about\b/;
const KICKED = /\b(?:kick\w*|settl\w*|fgs?|field goals?)\b/;
/** Of a later down one snap is meant. */
const LATER_DOWN = /\b(?:2nd|second|3rd|third|4th|fourth) (?:and|n|down)\b/;
const LATE = /\b(?:late|last|final|at the end|to end it)\b/;
const NUMBERS = new Map([1, 2, 3, 4, 5].map((number) => [countWords(number), number]));
/** Where a spot of that many yards or more is named, it is a place of the field and no threat to score. */
const NEAR_YARDS = 20;
const MOST_PLAYS = 6;
const MOST_SERIES = 2;

/**
 * How a series before the goal line went, snap by snap: `1st and goal at the 8 what happened`, `how did they not score from the 3`, `the goal line stand`.
 * Null where more than two are meant by the same words, and where something else is asked.
 */
export function answerSeries(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, asks } = question;
  if (LATER_DOWN.test(text) || players.length > 0 || asks === "many" || !sheet.hasPlays) return null;
  const isStand = STAND.test(text);
  if (AFTER_IT.test(text)) return null;
  const spot = spotIn(text);
  const isNear = spot !== null && spot < NEAR_YARDS;
  const isUnscored = isStand || UNSCORED.test(text);
  const isHad = HAD_IT.test(text) && !GOAL_TO_GO.test(text);
  const isThere = AT_GOAL_LINE.test(text) && COURSE.test(text) && !question.concepts.has("fumble");
  if (!isStand && !isThere && !(isNear && (isUnscored || isHad ? COURSE.test(text) : GOAL_TO_GO.test(text))))
    return null;
  const found = seriesOf(question, sheet).filter(({ plays: [first, ...more] }) => {
    const isAtSpot = spot === null || [first, ...(isHad ? more : [])].some((play) => play?.yardsToEndZone === spot);
    const isClose = [first, ...more].some((play) => (play?.yardsToEndZone ?? Infinity) <= GOAL_LINE_YARDS);
    const isToGo = first?.distance === first?.yardsToEndZone;
    return isAtSpot && (!(isStand || isThere) || isClose) && (!GOAL_TO_GO.test(text) || isToGo);
  });
  const meant = found.filter(
    ({ plays, isLast }) =>
      (!isStand || isStopped(plays, sheet)) &&
      (!isUnscored || (isLast && !plays.some(({ isTouchdown }) => isTouchdown))) &&
      (!KICKED.test(text) || (isLast && plays.at(-1)?.type === "FieldGoal")),
  );
  if (isStand && asks === "yesNo" && meant.length === 0)
    return [sheet.say(`No. ${noStand(question, sheet)}`, sheet.index.byId("result"))];
  const told = LATE.test(text) || AT_BREAK.test(text) ? meant.slice(-1) : meant;
  if (told.length === 0 || told.length > MOST_SERIES) return null;
  return withOpening(
    asks === "yesNo" ? true : null,
    told.flatMap(({ plays }) => tell(plays, sheet)),
  );
}

/** A team that stood gave up nothing: a stop on downs, a lost ball, or a kick that was missed or blocked. */
function isStopped(plays: readonly Play[], { index }: GameSheet): boolean {
  const ids = new Set(plays.map(({ playId }) => playId));
  return index
    .ofKind("stop", "turnover", "miss", "block")
    .some(({ at }) => at !== null && at.playId !== null && ids.has(at.playId));
}

function noStand({ teams: [team, other], period }: Question, sheet: GameSheet): string {
  const when = period === null ? "" : ` ${period.words}`;
  return team === undefined || other !== undefined
    ? `Nobody was stopped at the goal line${when}.`
    : `The ${sheet.nick(team)} stopped nobody at the goal line${when}.`;
}

function spotIn(text: string): number | null {
  const [, written] = SPOT.exec(text.replace(GOAL_TO_GO, " ")) ?? [];
  return written === undefined ? null : (NUMBERS.get(written) ?? Number(written));
}

interface Series {
  plays: readonly Play[];
  /** The drive ended with it. */
  isLast: boolean;
}

/** The series of the team that is named, or against it where it made the stand; of a part of the game those that began in it. */
function seriesOf({ text, teams: [team, other], period }: Question, { read }: GameSheet): readonly Series[] {
  return read.drives
    .filter((drive) => team === undefined || other !== undefined || (drive.team === team) !== STAND.test(text))
    .flatMap(({ rows }) =>
      seriesIn(rows.filter((play) => play.down > 0 && play.type !== "Timeout" && !isKneelDown(play))),
    )
    .filter(({ plays: [first] }) => first !== undefined && (period === null || isWithin(period, first)));
}

/** Snaps from a first down to the next one, or to the end of the drive. After a flag the same first down is played again. */
function seriesIn(snaps: readonly Play[]): readonly Series[] {
  const series: Play[][] = [];
  let before: Play | undefined;
  for (const play of snaps) {
    const isNew = play.down === 1 && (before === undefined || before.isFirstDown === 1 || before.down !== 1);
    if (isNew) series.push([play]);
    else series.at(-1)?.push(play);
    before = play;
  }
  return series.map((plays, place) => ({ plays, isLast: place === series.length - 1 }));
}

function tell(plays: readonly Play[], sheet: GameSheet): Sentence[] {
  return [...plays.slice(0, MOST_PLAYS).map((play) => sheet.told(play)), ...endOf(plays, sheet)];
}
