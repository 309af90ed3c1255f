import type { Asking } from "./asking.ts";
import type { GameInfo } from "../tools/get-game-info.ts";
import type { Question } from "./question.ts";
import type { ScoringRow } from "../tools/scoring-summary.ts";
import { isTry } from "../../game/is-try.ts";
import { SUPER_BOWL } from "../../game/week-name.ts";

/** `Eagles`: the last word of the whole name is what people say. */
export function nick({ name }: GameInfo["away"]): string {
  return name.split(" ").at(-1) ?? name;
}

function known(info: GameInfo | null): (GameInfo & { away: { score: number }; home: { score: number } }) | null {
  return info === null || info.away.score === null || info.home.score === null
    ? null
    : (info as GameInfo & { away: { score: number }; home: { score: number } });
}

/** Who won or leads, by what score. */
export function answerResult({ text }: Question, asking: Asking): string | null {
  const info = known(asking.info());
  if (info === null || (/ super bowl /.test(text) && info.weekName !== SUPER_BOWL)) return null;
  const { away, home, isOver, isOvertime } = info;
  const [ahead, behind] = away.score > home.score ? [away, home] : [home, away];
  const score = `${ahead.score}-${behind.score}`;
  if (!isOver) {
    const state =
      ahead.score === behind.score ? `It is tied ${score}` : `The ${nick(ahead)} lead the ${nick(behind)} ${score}`;
    return info.now === null ? null : `${state}${moment(info)}.`;
  }
  const overtime = isOvertime ? " in overtime" : "";
  return ahead.score === behind.score
    ? `The ${nick(away)} and the ${nick(home)} tied ${score}${overtime}.`
    : `The ${nick(ahead)} beat the ${nick(behind)} ${score}${overtime}.`;
}

function moment({ now }: GameInfo): string {
  if (now === null || now.quarter === null) return "";
  if (now.quarter.toUpperCase() === "HALF") return " at halftime";
  const period = /^\d$/.test(now.quarter) ? `quarter ${now.quarter}` : "overtime";
  return now.clock === null ? ` in ${period}` : ` with ${now.clock} left in ${period}`;
}

/** By how many points it was won. */
export function answerMargin(question: Question, asking: Asking): string | null {
  const info = known(asking.info());
  const result = answerResult(question, asking);
  if (info === null || result === null || info.away.score === info.home.score) return result;
  const margin = Math.abs(info.away.score - info.home.score);
  return `${result} That is a margin of ${margin} ${margin === 1 ? "point" : "points"}.`;
}

/** The winner, with how the points came and the score that put him ahead for good. */
export function answerHow(question: Question, asking: Asking): string | null {
  const result = answerResult(question, asking);
  const turn = answerTurn(question, asking);
  return result === null || turn === null ? result : `${result} ${turn}`;
}

/** One side's points. */
export function answerTeamPoints({ teams }: Question, asking: Asking): string | null {
  const info = known(asking.info());
  const side = info === null ? undefined : [info.away, info.home].find(({ team }) => team === teams[0]);
  if (info === null || side === undefined || teams.length > 1) return null;
  if (!info.isOver && info.now === null) return null;
  return `The ${nick(side)} ${info.isOver ? "scored" : "have"} ${side.score} points.`;
}

/** The points of a quarter, or of both sides' first half. */
export function answerPeriodPoints(question: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null) return null;
  const index = question.quarter === null ? -1 : question.quarter === "OT" ? 4 : Number(question.quarter) - 1;
  const isHalf = index < 0;
  const sides = [info.away, info.home].map((side) => {
    const [first, second] = side.quarters;
    const points = !isHalf
      ? (side.quarters[index] ?? null)
      : first === null || first === undefined || second === null || second === undefined
        ? null
        : first + second;
    return { side, points };
  });
  const [away, home] = sides;
  if (away?.points === null || home?.points === null || away === undefined || home === undefined) return null;
  const period = isHalf
    ? "At halftime it was"
    : question.quarter === "OT"
      ? "In overtime:"
      : `In quarter ${question.quarter}:`;
  return `${period} ${nick(away.side)} ${away.points}, ${nick(home.side)} ${home.points}.`;
}

/** What was scored in a quarter, by its points and its scoring plays. */
export function answerPeriod(question: Question, asking: Asking): string | null {
  const points = answerPeriodPoints(question, asking);
  const info = asking.info();
  if (points === null || info === null) return null;
  const rows = info.scoring.filter(({ quarter }) => quarter === question.quarter);
  const told = rows.slice(-2).map((row) => `${teamSaid(row)}: ${row.text}`);
  return [points, ...told.map(ended)].join(" ");
}

function teamSaid({ team, what, clock }: ScoringRow): string {
  const when = clock === "" ? "" : ` with ${clock} left`;
  return `${team} ${what === "other" ? "points" : what}${when}`;
}

/** With a full stop at its end. */
export function ended(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

/** The last or the first score, of a kind or of a side where the question says so. */
export function answerOneScore({ text, teams }: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null || info.omitted > 0) return null;
  const what = / (?:touchdowns?|tds?) /.test(text)
    ? "touchdown"
    : / (?:field goals?|kicked) /.test(text)
      ? "field goal"
      : / safety /.test(text)
        ? "safety"
        : null;
  const rows = info.scoring.filter(
    (row) => (what === null || row.what === what) && (teams[0] === undefined || row.team === teams[0]),
  );
  const isFirst = / (?:first|opened|opening|opener) /.test(text);
  const row = isFirst ? rows[0] : rows.at(-1);
  if (row === undefined || teams.length > 1) return null;
  const period = row.quarter === "OT" ? "in overtime" : `in quarter ${row.quarter}`;
  return `The ${isFirst ? "first" : "last"} ${what ?? "score"}, ${period}${row.clock === "" ? "" : ` with ${row.clock} left`}: ${ended(row.text)} That made it ${info.away.team} ${row.awayScore}, ${info.home.team} ${row.homeScore}.`;
}

/** `Q4`, `Overtime`, with the clock where there is one. */
export function when(quarter: string, clock: string): string {
  return `${quarter === "OT" ? "Overtime" : `Q${quarter}`}${clock === "" ? "" : ` with ${clock} left`}`;
}

/** Every score in order, in a few words each. */
export function answerAllScores({ teams }: Question, asking: Asking): string | null {
  const info = asking.info();
  if (info === null || info.omitted > 0 || teams.length > 1) return null;
  const rows = info.scoring.filter((row) => teams[0] === undefined || row.team === teams[0]);
  if (rows.length === 0) return null;
  const period = (quarter: string): string => (quarter === "OT" ? "overtime" : `Q${quarter}`);
  const told = rows.map(
    (row) =>
      `${period(row.quarter)} ${row.team} ${row.what === "other" ? "points" : row.what} (${row.awayScore}-${row.homeScore})`,
  );
  return `The scores, ${info.away.team} first: ${told.join("; ")}.`;
}

/** The score after which the winner was never level or behind again. */
export function answerTurn(_question: Question, asking: Asking): string | null {
  const info = known(asking.info());
  if (info === null || !info.isOver || info.omitted > 0 || info.away.score === info.home.score) return null;
  const isAway = info.away.score > info.home.score;
  const lead = (row: ScoringRow): number => (row.awayScore - row.homeScore) * (isAway ? 1 : -1);
  const last = info.scoring.findLastIndex((row) => lead(row) <= 0);
  const row = info.scoring[last + 1];
  if (row === undefined || lead(info.scoring.at(-1) ?? row) <= 0) return null;
  const winner = isAway ? info.away : info.home;
  const period = row.quarter === "OT" ? "in overtime" : `in quarter ${row.quarter}`;
  return `The ${nick(winner)} went ahead for good ${period}${row.clock === "" ? "" : ` with ${row.clock} left`}: ${ended(row.text)}`;
}

/** The newest play that is not a mark of time. */
export function answerLastPlay(_question: Question, asking: Asking): string | null {
  const plays = asking.plays();
  const row = plays?.plays.find(
    ([, , , , type]) => !["Period", "Timeout", "TwoMinuteWarning", "Penalty", "Other"].includes(type) && !isTry(type),
  );
  if (row === undefined) return null;
  const [quarter, clock, , , , , , text] = row;
  return `The last play, ${quarter === "OT" ? "in overtime" : `in quarter ${quarter}`}${clock === "" ? "" : ` with ${clock} left`}: ${ended(text)}`;
}
