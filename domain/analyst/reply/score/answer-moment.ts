import { type Play, type PlayType, QUARTER_NAMES } from "../../../game/play.ts";
import { whenWords } from "../../../facts/wording/when-words.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import type { Fact, Points } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";
import { isOneScore } from "./answer-outcome.ts";
import { momentIn } from "../question/read-moment.ts";
import { situationOf } from "../plays/tell-likely.ts";

/** The score at a time of the clock: `with 5 minutes left in the fourth quarter`. Null where the question is about something else. */
export function answerMoment(question: Question, sheet: GameSheet): Sentence[] | null {
  const { moment, concepts, players, asks, teams } = question;
  const isScore = isOnly(concepts, "score scoreline points win lose lead trail tie margin most");
  if (moment === null || !isScore || players.length > 0 || asks === "many" || !sheet.hasPlays) return null;
  const last = sheet.read.plays.at(-1);
  if (last === undefined || (sheet.index.phase !== "over" && !isAfter(sheet, moment))) return null;
  const { leader, latest, words, points } = standingAt(moment, sheet);
  const [team] = teams;
  const isTrail = concepts.has("trail") || concepts.has("lose");
  const isTie = concepts.has("tie");
  const isLeader = team === undefined ? null : leader !== null && (leader === team) !== isTrail;
  const isSo = concepts.has("margin") ? isOneScore(question, points) : isTie ? leader === null : isLeader;
  const stated = sheet.say(`${capitalized(words)}.`, latest ?? sheet.index.byId("result"));
  return withOpening(asks === "yesNo" ? isSo : null, [stated]);
}

const HAD_BALL =
  /\b(?:who|which team) had (?:the ball|it|possession)\b|\bwhere (?:was the ball|(?:did|were) (?:they|the \w+) (?:have (?:it|the ball)|with it))\b/;
const GOING_ON = /\b(?:going on|happening|happened|happen|went down)\b/;
/** Rows that tell of no play. */
const BESIDE_PLAY: ReadonlySet<PlayType> = new Set(["Timeout", "Period", "Penalty", "TwoMinuteWarning"]);
/** So many plays before it, and after it. */
const AROUND = 2;

/** `what was going on around 5 minutes left in the second quarter`: how it stood, and the plays around it. Null where something else is asked. */
export function aroundMoment({ text, concepts, players, unknown }: Question, sheet: GameSheet): Sentence[] | null {
  const isOfBall = HAD_BALL.test(text);
  const moment = isOfBall || GOING_ON.test(text) ? momentIn(text) : null;
  const isOfIt = isOnly(concepts, "happened ball situation play clock") && players.length + unknown.length === 0;
  if (moment === null || !isOfIt || (sheet.index.phase !== "over" && !isAfter(sheet, moment))) return null;
  const plays = sheet.read.plays.filter(({ type }) => !BESIDE_PLAY.has(type));
  const next = plays.findIndex((play) => {
    const at = sheet.read.moments.get(play);
    return at !== undefined && !isBefore(at, moment);
  });
  const until = next < 0 ? plays.length : next;
  if (plays[until - 1]?.quarterName !== moment.quarter && plays[until]?.quarterName !== moment.quarter) return null;
  const { latest, words } = standingAt(moment, sheet);
  return [
    ...(isOfBall ? withBall(plays[until], sheet) : []),
    sheet.say(`${capitalized(words)}.`, latest ?? sheet.index.byId("result")),
    ...plays.slice(Math.max(until - AROUND, 0), until + AROUND).map((play) => sheet.told(play)),
  ];
}

/** Whose ball it was before a snap, with down, distance and spot. */
function withBall(play: Play | undefined, sheet: GameSheet): Sentence[] {
  if (play === undefined || play.team === null || play.down === 0) return [];
  const proof = sheet.told(play);
  return [{ ...proof, text: `The ${sheet.nick(play.team)} had the ball.` }, ...situationOf(play, sheet)];
}

type Moment = NonNullable<Question["moment"]>;

interface Standing {
  points: Points;
  leader: string | null;
  /** The last score until then; undefined before the first. */
  latest: Fact | undefined;
  /** `the Saints led 19-13 with 8:00 left in the fourth quarter` */
  words: string;
}

/** How it stood at a time of the clock. */
export function standingAt(moment: Moment, sheet: GameSheet): Standing {
  const scores = sheet.index.ofKind("score").filter(({ at }) => at !== null && isBefore(at, moment));
  const latest = scores.at(-1);
  const points = latest?.score?.after ?? { away: 0, home: 0 };
  const [away, home] = sheet.teams;
  const leader = points.away === points.home ? null : points.away > points.home ? away : home;
  const when = whenWords({ ...moment, elapsed: 0, playId: "" });
  const high = Math.max(points.away, points.home);
  const low = Math.min(points.away, points.home);
  const words =
    leader === null ? `the score was ${high}-${low} ${when}` : `the ${sheet.nick(leader)} led ${high}-${low} ${when}`;
  return { points, leader, latest, words };
}

/** A score at the very second counts. */
function isBefore({ quarter, clock }: NonNullable<Fact["at"]>, moment: Moment): boolean {
  const [own, asked] = [QUARTER_NAMES.indexOf(quarter), QUARTER_NAMES.indexOf(moment.quarter)];
  return own < asked || (own === asked && clock !== null && clock >= moment.clock);
}

/** Whether a game that goes on has come so far. */
function isAfter(sheet: GameSheet, moment: Moment): boolean {
  const last = sheet.read.plays.findLast(({ timeRemainingMinutes }) => timeRemainingMinutes !== null);
  if (last === undefined) return false;
  const [own, asked] = [QUARTER_NAMES.indexOf(last.quarterName), QUARTER_NAMES.indexOf(moment.quarter)];
  const left = (last.timeRemainingMinutes ?? 0) * 60 + (last.timeRemainingSeconds ?? 0);
  return own > asked || (own === asked && left <= moment.clock);
}
