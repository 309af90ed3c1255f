import { countTimeouts, type TimeoutsLeft } from "../../../fold/timeouts-left.ts";
import { counted, nthWords } from "../../../facts/wording/number-words.ts";
import { whenWords } from "../../../facts/wording/when-words.ts";
import type { Play, QuarterName } from "../../../game/play.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isWithin } from "../sheet/is-within.ts";
import { type Question, upTo } from "../question/question.ts";
import { type Period, QUARTERS } from "../question/when-asked.ts";
import { withOpening } from "../sheet/with-opening.ts";

const TIMEOUTS = /\btime ?outs?\b|\b(?:last|any|all|both|three|3|two|2) (?:of )?(?:their |the )?tos\b/;
const LEFT = /\b(?:left|remain\w*|save[ds]?|in (?:their|his) pocket|still (?:have|had))\b/;
/** Whether each of them was called. */
const ALL = /\b(?:all|every|out of|run out|ran out)\b/;
const NTH = /\b(first|1st|second|2nd|third|3rd|last|final)\b(?! (?:half|quarter|qtr|q|few|two|minutes?)\b)/;
/** What hangs on a timeout is another question. */
const OF_OTHER =
  /\b(?:after|before|following|out of|off|coming out of) (?:the|that|a|their|his) (?:\w+ )?time ?out\b|\bwhy\b|\bscore\b/;
const HALF_OF: Readonly<Record<QuarterName, string>> = {
  "1": "the first half",
  "2": "the first half",
  "3": "the second half",
  "4": "the second half",
  OT: "overtime",
};

/** The timeouts that a team called, which of them, when, and how many were left. Null where none are asked about, and of a game that goes on how many are left. */
export function answerTimeouts(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, teams, at, players } = question;
  if (!TIMEOUTS.test(text) || OF_OTHER.test(text) || players.length > 0 || sheet.index.phase === "before") return null;
  const isLeft = LEFT.test(text);
  if (isLeft && sheet.index.phase === "live") return null;
  const called = sheet.read.plays.filter(({ timeoutTeam }) => timeoutTeam !== null);
  if (called.length === 0) return null;
  if (isLeft) return leftAt(question, sheet);
  const period = question.period ?? (at === null ? null : upTo(at));
  const within = called.filter((play) => period === null || isWithin(period, play));
  const sides = sheet.teams.filter((team) => teams.length !== 1 || team === teams[0]);
  const own = within.filter(({ timeoutTeam }) => sides.some((team) => team === timeoutTeam));
  const nth = nthOf(question);
  if (nth !== null) return picked(nth, own, period, question, sheet);
  const isYes =
    question.asks !== "yesNo" ? null : ALL.test(text) ? sides.some((team) => hasAll(team, own)) : own.length > 0;
  const total: Sentence[] =
    question.asks === "many" && sides.length > 1
      ? [
          proven(
            `There ${own.length === 1 ? "was" : "were"} ${counted(own.length, "timeout")}${period === null ? "" : ` ${period.words}`}.`,
            own,
            sheet,
          ),
        ]
      : [];
  const words = sides.map((team) => {
    const each = own.filter(({ timeoutTeam }) => timeoutTeam === team);
    const when = listWords(each.map((play) => whenOf(play, sheet)));
    const part = period === null ? "" : ` ${period.words}`;
    return `the ${sheet.nick(team)} called ${counted(each.length, "timeout")}${part}${when === "" ? "" : `: ${when}`}`;
  });
  const told = words.map((one, index) =>
    proven(
      `${capitalized(one)}.`,
      own.filter(({ timeoutTeam }) => timeoutTeam === sides[index]),
      sheet,
    ),
  );
  return [...total, ...withOpening(isYes, told)];
}

function nthOf({ text, nth, concepts }: Question): number | "last" | null {
  const [, word] = NTH.exec(text) ?? [];
  if (concepts.has("last") && (word === undefined || /last|final/.test(word))) return "last";
  if (nth !== null) return nth;
  if (word === undefined) return null;
  return /last|final/.test(word) ? "last" : Number(QUARTERS[word]);
}

const ALL_OF_A_HALF = 3;

/** Whether a team called all that it had in one of the halves. */
function hasAll(team: string, called: readonly Play[]): boolean {
  const halves = Map.groupBy(
    called.filter(({ timeoutTeam }) => timeoutTeam === team),
    ({ quarterName }) => HALF_OF[quarterName],
  );
  return [...halves.values()].some(({ length }) => length >= ALL_OF_A_HALF);
}

/** The third, the last: which of its half it was is told with it. */
function picked(
  nth: number | "last",
  own: readonly Play[],
  period: Period | null,
  { teams }: Question,
  sheet: GameSheet,
): Sentence[] {
  const play = nth === "last" ? own.at(-1) : own[nth - 1];
  const part = period === null ? "" : ` ${period.words}`;
  const team = play?.timeoutTeam ?? null;
  if (play === undefined || team === null) {
    const named = listWords(teams.map((one) => sheet.nick(one)));
    const who = teams.length === 1 ? `The ${named}` : "The teams";
    return [proven(`${who} called ${counted(own.length, "timeout")}${part}.`, own, sheet)];
  }
  const half = HALF_OF[play.quarterName];
  const ofHalf = sheet.read.plays.filter((one) => one.timeoutTeam === team && HALF_OF[one.quarterName] === half);
  const number = nthWords(ofHalf.indexOf(play) + 1);
  const which = nth === "last" ? "last" : nthWords(nth);
  const subject = teams.length === 1 ? `The ${sheet.nick(team)} called their ${which} timeout` : `The ${which} timeout`;
  const verb = teams.length === 1 ? "" : ` was by the ${sheet.nick(team)}`;
  return [proven(`${subject}${part}${verb} ${whenOf(play, sheet)}, their ${number} of ${half}.`, [play], sheet)];
}

/** What each had left at the end of the game or of a half. */
function leftAt({ at, period, teams }: Question, sheet: GameSheet): Sentence[] | null {
  const until = period?.quarters.at(-1) ?? at?.after ?? null;
  // Of a moment within a quarter no row says it.
  if (until === "1" || until === "3" || (period !== null && period.within !== null && until !== "4")) return null;
  const { game, plays } = sheet.read;
  const left: TimeoutsLeft = { awayTimeouts: ALL_OF_A_HALF, homeTimeouts: ALL_OF_A_HALF, quarterName: null };
  const order: readonly QuarterName[] = ["1", "2", "3", "4", "OT"];
  const before = plays.filter(
    ({ quarterName }) => until === null || order.indexOf(quarterName) <= order.indexOf(until),
  );
  for (const play of before) countTimeouts(left, play, game);
  const words = sheet.teams.flatMap((team, index) =>
    teams.length === 1 && teams[0] !== team
      ? []
      : [`the ${sheet.nick(team)} had ${counted(index === 0 ? left.awayTimeouts : left.homeTimeouts, "timeout")} left`],
  );
  const when =
    until === "2" ? " at halftime" : until === "4" && game.isOvertime ? " at the end of regulation" : " at the end";
  const half = before.at(-1) === undefined ? "" : HALF_OF[before.at(-1)?.quarterName ?? "4"];
  return [
    proven(
      `${capitalized(listWords(words))}${when}.`,
      before.filter(({ timeoutTeam, quarterName }) => timeoutTeam !== null && HALF_OF[quarterName] === half),
      sheet,
    ),
  ];
}

function whenOf(play: Play, sheet: GameSheet): string {
  const moment = sheet.read.moments.get(play);
  return moment === undefined ? "" : whenWords(moment);
}

function proven(text: string, plays: readonly Play[], sheet: GameSheet): Sentence {
  if (plays.length === 0) return sheet.say(text, sheet.index.byId("result"));
  return { text, ids: [], receipts: plays.map(({ playId }) => ({ kind: "play", playId })) };
}
