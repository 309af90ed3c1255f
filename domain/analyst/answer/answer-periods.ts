import { answerResult, nick } from "./answer-score.ts";
import type { Asking } from "./asking.ts";
import type { GameInfo, GameSide } from "../tools/get-game-info.ts";
import type { Question } from "./question.ts";

function whole(info: GameInfo | null): GameInfo | null {
  return info !== null && info.omitted === 0 && info.away.score !== null && info.home.score !== null ? info : null;
}

/** Points of some quarters; null where one is not known. */
function pointsOf({ quarters }: GameSide, from: number, to: number): number | null {
  const these = quarters.slice(from, to);
  const known = these.filter((points) => points !== null);
  return these.length === to - from && known.length === these.length ? known.reduce((sum, one) => sum + one, 0) : null;
}

/** Every quarter's points. */
export function answerLineScore(_question: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  if (info === null) return null;
  const names = ["quarter 1", "quarter 2", "quarter 3", "quarter 4", "overtime"];
  const parts = names.flatMap((name, index) => {
    const away = pointsOf(info.away, index, index + 1);
    const home = pointsOf(info.home, index, index + 1);
    return away === null || home === null
      ? []
      : [`In ${name}: ${nick(info.away)} ${away}, ${nick(info.home)} ${home}.`];
  });
  return parts.length === 0 ? null : parts.join(" ");
}

/** The points of the second half, overtime aside. */
export function answerSecondHalf(_question: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  if (info === null) return null;
  const away = pointsOf(info.away, 2, 4);
  const home = pointsOf(info.home, 2, 4);
  if (!info.isOver || away === null || home === null) return null;
  return `In the second half: ${nick(info.away)} ${away}, ${nick(info.home)} ${home}.`;
}

/** The score after three quarters. */
export function answerAfterThree(_question: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  const away = info === null ? null : pointsOf(info.away, 0, 3);
  const home = info === null ? null : pointsOf(info.home, 0, 3);
  const isPast = info?.isOver === true || info?.now?.quarter === "4" || info?.isOvertime === true;
  if (info === null || !isPast || away === null || home === null) return null;
  return `After three quarters it was ${nick(info.away)} ${away}, ${nick(info.home)} ${home}.`;
}

/** The margin after every score, positive where the visitors led; a tie is 0. */
function margins({ scoring }: GameInfo): number[] {
  return scoring.map(({ awayScore, homeScore }) => awayScore - homeScore);
}

/** Each side's largest lead. */
export function answerLargestLead({ teams }: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  if (info === null || info.scoring.length === 0) return null;
  const sides = [info.away, info.home].filter(({ team }) => teams.length === 0 || teams.includes(team));
  return sides
    .map((side) => {
      const peak = Math.max(0, ...margins(info).map((margin) => (side === info.away ? margin : -margin)));
      return peak === 0
        ? `The ${nick(side)} never led.`
        : `The largest lead of the ${nick(side)} was ${peak} ${peak === 1 ? "point" : "points"}.`;
    })
    .join(" ");
}

/** How often the lead went from one side to the other; a tie in between is none. */
export function answerLeadChanges(_question: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  if (info === null || info.scoring.length === 0) return null;
  const leads = margins(info)
    .filter((margin) => margin !== 0)
    .map((margin) => margin > 0);
  const changes = leads.filter((isAway, index) => index > 0 && isAway !== leads[index - 1]).length;
  if (changes === 0) return "The lead did not change hands.";
  return `The lead changed hands ${changes === 1 ? "once" : `${changes} times`}.`;
}

/** Both sides' points together, beside the line where one is asked about. */
export function answerTotalPoints({ text }: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  if (info === null || (!info.isOver && info.now === null)) return null;
  const total = (info.away.score ?? 0) + (info.home.score ?? 0);
  const points = `The two teams ${info.isOver ? "scored" : "have"} ${total} points together.`;
  if (!/ (?:over|under|hit) /.test(text)) return points;
  return info.line.overUnder === null || !info.isOver ? null : `${points} The over/under was ${info.line.overUnder}.`;
}

/** The result beside the spread, for who covered it. */
export function answerCover(question: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  const { favorite, favoredBy } = info?.line ?? { favorite: null, favoredBy: null };
  if (info === null || !info.isOver || favorite === null || favoredBy === null) return null;
  const [strong, weak] = info.home.team === favorite ? [info.home, info.away] : [info.away, info.home];
  const margin = (strong.score ?? 0) - (weak.score ?? 0);
  const result = answerResult({ ...question, text: " " }, asking);
  const line = `The ${nick(strong)} were favored by ${favoredBy}.`;
  if (margin === favoredBy) return `${result} ${line} Neither side covered.`;
  return `${result} ${line} The ${nick(margin > favoredBy ? strong : weak)} covered.`;
}

/** A side at a glance. */
export function answerTeam({ teams }: Question, asking: Asking): string | null {
  const info = whole(asking.info());
  const side = info === null ? undefined : [info.away, info.home].find(({ team }) => team === teams[0]);
  if (side === undefined || info === null || teams.length > 1 || (!info.isOver && info.now === null)) return null;
  const { totalYards, firstDowns, turnovers } = side.totals ?? {};
  const figures = [
    [totalYards, "total yard"],
    [firstDowns, "first down"],
    [turnovers, "turnover"],
  ] as const;
  const parts = figures.flatMap(([value, noun]) =>
    typeof value === "number" ? [`${value} ${noun}${value === 1 ? "" : "s"}`] : [],
  );
  return `The ${nick(side)} have ${[`${side.score} points`, ...parts].join(", ")}.`;
}

/** How it stands or ended, and the score that made it so. */
export function answerStanding(question: Question, asking: Asking): string | null {
  const result = answerResult({ ...question, text: " " }, asking);
  const info = asking.info();
  const last = info?.scoring.at(-1);
  if (result === null || info === null || last === undefined) return result;
  const period = last.quarter === "OT" ? "in overtime" : `in quarter ${last.quarter}`;
  return `${result} The last score, ${period}${last.clock === "" ? "" : ` with ${last.clock} left`}: ${last.text.replace(/\.?$/, ".")}`;
}
