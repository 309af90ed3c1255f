import type { Fact } from "../../../facts/fact.ts";
import { counted } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import { isAt } from "../sheet/is-within.ts";
import { playsWith } from "./asked-plays.ts";
import { oddPoints } from "../score/odd-points.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { placeOf } from "./answer-came-of.ts";
import { scoreAt } from "./answer-after.ts";
import { standing } from "../score/led-at-break.ts";
import type { Question } from "../question/question.ts";

const WORDS = "touchdown kick only points score twoPoint extraPoint made total missed";
/** A point is missing. */
const MISSES =
  /\bonly (?:6|six)\b|\b(?:7th|seventh|extra|other|missing) (?:point|pt)\b.*\bwhere\b|\bwhere (?:is |s )?(?:the |did the )?(?:7th|seventh|extra|other|missing) (?:point|pt)\b|\b\d+ (?:and |instead of )?not \d+\b|\b\d+ instead of \d+\b/;
/** `why did they only have 13`, `stuck on 13` */
const STUCK =
  /\b(?:only|just|stuck)(?: \w+){0,2}? (\d{1,2})\b(?! (?:yards?|yds?|carr|catch|targets?|plays?|times|points? in|seconds|minutes))/;
/** `only up two`: a margin that a try would have made another. */
const MARGIN =
  /\b(?:only|just) (?:(up|ahead|leading|lead|led)|down|behind|trailing|trail|trailed) (?:by )?(?:a )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?! (?:yards?|yds?|plays|minutes|seconds|scores?))/;
/** A touchdown without its try. */
const SIX = 6;

/** `why do the Browns only have 6`: the touchdowns whose try brought nothing, and the try. Null where the question is about something else. */
export function answerSix(question: Question, sheet: GameSheet): Sentence[] | null {
  const { asks, text, teams, players, concepts, period } = question;
  const margin = asks === "why" ? MARGIN.exec(text) : null;
  if (margin !== null) return afterFailedTry(margin, question, sheet);
  const [, stuck] = asks === "why" && players.length === 0 ? (STUCK.exec(text) ?? []) : [];
  const odd = oddPoints(text, sheet);
  const isMissed = MISSES.test(text) || stuck !== undefined || odd !== null;
  const team = teams[0] ?? odd?.team;
  const isAsked = isMissed || (asks === "why" && /\b(?:6|six)\b/.test(text) && players.length === 0);
  if (!isAsked || teams.length > 1 || (!isMissed && (period !== null || !isOnly(concepts, WORDS)))) return null;
  const scores = sheet.index.ofKind("score").filter((fact) => {
    if (period !== null && !isAt(period, fact.at)) return false;
    if (!fact.marks.includes("touchdown") || fact.score === null || (team !== undefined && fact.team !== team))
      return false;
    const { before, after } = fact.score;
    const own = fact.team === sheet.teams[0] ? after.away : after.home;
    if (stuck !== undefined && own !== Number(stuck)) return false;
    return Math.abs(after.away - before.away) + Math.abs(after.home - before.home) === SIX;
  });
  if (scores.length === 0) return null;
  const tries = failedTries(new Set(scores.map((fact) => fact.team)), sheet);
  return [...scores, ...tries].map((fact) => sheet.event(fact));
}

/**
 * The touchdowns without a point after them that made a margin for a team, or against it, with the try of each; by one of the players where any is named, and
 * the last score until the moment where one is.
 */
function afterFailedTry(
  [, ahead, number = ""]: RegExpExecArray,
  question: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const { players, period, at, moment } = question;
  const team = question.teams[0] ?? players[0]?.team;
  const margin = (numberOf(number) ?? Number(number)) * (ahead === undefined ? -1 : 1);
  const isTimed = at !== null || moment !== null;
  const stood = standing({ at, moment }, sheet);
  if (isTimed && stood === null) return null;
  const scores = sheet.index.ofKind("score").filter((fact) => {
    const { marks, score, roles } = fact;
    if (!marks.includes("touchdown") || score === null || (period !== null && !isAt(period, fact.at))) return false;
    const { before, after } = score;
    if (stood !== null && fact !== stood.latest) return false;
    const lead = team === sheet.teams[0] ? after.away - after.home : after.home - after.away;
    const gained = Math.abs(after.away - before.away) + Math.abs(after.home - before.home);
    const isHis = players.length === 0 || players.some(({ playerId }) => Object.values(roles).includes(playerId));
    return isHis && gained === SIX && (team === undefined ? Math.abs(lead) === Math.abs(margin) : lead === margin);
  });
  if (scores.length === 0) return null;
  sheet.begin();
  const tries = failedTries(new Set(scores.map((fact) => fact.team)), sheet);
  return scores.flatMap((score) => {
    const at = placeOf(score.at?.playId, sheet);
    const own = tries.find((fact) => placeOf(fact.at?.playId, sheet) > at);
    // How a kick was missed is told with the play.
    return [sheet.event(score), ...(own === undefined ? [] : sheet.playTexts(own).slice(-1))];
  });
}

/** Tries of these teams that brought nothing. */
export function failedTries(teams: ReadonlySet<string | null>, sheet: GameSheet): Fact[] {
  return [
    ...sheet.index.ofKind("miss", "block").filter(({ marks }) => marks.includes("extraPoint")),
    ...sheet.index.ofKind("twoPoint").filter(({ marks }) => !marks.includes("good")),
    // A block is a fact of the team that blocked it.
  ].filter(({ kind, team }) => teams.has(kind === "block" && team !== null ? sheet.other(team) : team));
}

const LEFT_OUT =
  /\bpoints?\b.*\b(?:leave|left|cost|give up|gave (?:up|away)|throw away|threw away|miss(?:ed)? out|lose|lost|on the (?:table|field))\b|\b(?:leave|left|cost)\b.*\bpoints?\b/;
const OF_TRIES = /\b(?:extra points?|xps?|pats?|(?:two|2) (?:point|pt)\w*|conversions?|tries)\b/;

/** `how many points did they leave out there on the tries`: those of extra points and two-point tries that failed. Null where something else is asked. */
export function answerLeftOut({ text, teams, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (!LEFT_OUT.test(text) || !OF_TRIES.test(text) || players.length > 0 || period !== null || !sheet.hasPlays)
    return null;
  return sheet.teams.flatMap((team) => {
    if (teams.length === 1 && team !== teams[0]) return [];
    const kicks = [
      ...sheet.index.ofKind("miss").filter((fact) => fact.team === team),
      // A block is the other team's.
      ...sheet.index.ofKind("block").filter((fact) => fact.team !== team),
    ].filter(({ marks }) => marks.includes("extraPoint"));
    const tries = sheet.index.ofKind("twoPoint").filter((fact) => fact.team === team && !fact.marks.includes("good"));
    const points = kicks.length + 2 * tries.length;
    const of = `${counted(kicks.length, "extra point")} and ${counted(tries.length, "two-point try", "two-point tries")}`;
    const words =
      points === 0
        ? `The ${sheet.nick(team)} failed on no extra point and no two-point try.`
        : `The ${sheet.nick(team)} failed on ${of}, which left out ${points === 1 ? "" : "up to "}${counted(points, "point")}.`;
    return [
      sheet.say(words, sheet.index.byId("result"), ...kicks, ...tries),
      ...[...kicks, ...tries].map((fact) => sheet.event(fact)),
    ];
  });
}

/** Takes a try for one that came off. */
const PRESUMES =
  /\b(?:punch\w*|convert\w*|made|making|good|got|getting|ran|caught|catch\w*|scored|huge|big|clutch|tied)\b/;
const OF_SCORE = /\b(?:make|made) (?:the score|it)\b|\bwhat was the score\b/;
const FOR_TWO = /\bfor (?:two|2)\b(?! (?:yards|yds|points in))/;

/** `Conner punching in the two-point try, what did that make it`: whether it came off, and the score after it. Null where a try that came off is asked about otherwise, and where several may be meant. */
export function answerTry(
  { text, concepts, players, teams, asks, period }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  const isForTwo = FOR_TWO.test(text) && players.length > 0;
  const isOfScore = OF_SCORE.test(text) || (isForTwo && /\bwhat (?:was|happened)\b/.test(text));
  const isTry = concepts.has("twoPoint") || isForTwo;
  if (!isTry || asks === "yesNo" || asks === "many" || !(isOfScore || PRESUMES.test(text))) return null;
  const tries = sheet.index
    .ofKind("twoPoint")
    .filter((fact) => (teams.length !== 1 || fact.team === teams[0]) && (period === null || isAt(period, fact.at)));
  const named = tries.filter(({ receipts }) =>
    players.some((player) =>
      playsWith(player, sheet).some(({ playId }) =>
        receipts.some((receipt) => receipt.kind === "play" && receipt.playId === playId),
      ),
    ),
  );
  const [only, other] = players.length > 0 ? named : tries;
  const isGood = only?.marks.includes("good") === true;
  if (only === undefined || other !== undefined || concepts.has("missed") || (isGood && !isOfScore)) return null;
  const play = sheet.read.plays.find(({ playId }) => playId === only.at?.playId);
  return [
    sheet.say(isGood ? "That try came off." : "That try failed.", only),
    ...sheet.playTexts(only),
    ...(play === undefined ? [] : scoreAt(play, "", sheet).slice(1)),
  ];
}
