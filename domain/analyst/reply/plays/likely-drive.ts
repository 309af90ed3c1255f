import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

const OF_DRIVE =
  /\b(?:drive|drove|possession|series|got (?:it|the ball)|get (?:it|the ball)|took over|take over|march\w*|beg[aiu]n|start(?:ed)?|going \d+|went \d+|pinned)\b/;
const CLOCK = /\b(\d{1,2}) (\d\d) (?:left|remaining|to go|to play)\b/;
/** How a team came by the ball. */
const GETS = /\b(?:got|get|had|took|getting) (?:it|the ball|over)(?: back)?\b/;
/** Whole minutes are rounder than a clock. */
const ABOUT = /\b(\d{1,2}) (?:mins?|minutes) (?:left|to go|to play|remaining)\b/;
const YARDS = /\b(\d{2}) (?:yards?|yds?)\b/;
const LAST = /\b(?:last|final) (?:drive|possession|series)\b/;
const START = /\b(?:at|from|on|inside) (?:their|its|the|his) own (\d{1,2})(?: yd line| yard line)?\b/;
/** So many seconds off, and so many yards, is what somebody remembers. */
const SLACK_SECONDS = 25;
const SLACK_ABOUT = 60;
const SLACK_YARDS = 2;
const SLACK_START = 1;

/** Whether a question tells where a drive began. */
export function tellsStart(text: string): boolean {
  return OF_DRIVE.test(text) && START.test(text);
}

/** Whether a question tells when a team got the ball: `Dallas got it back with 3 min left`. */
export function tellsClock(text: string): boolean {
  return GETS.test(text) && (CLOCK.test(text) || ABOUT.test(text));
}

/**
 * The drive that a question tells of by its length, by where it began, or by the clock then, late in a half where none is named; null
 * where none or several fit.
 */
export function likelyDrive({ text, teams, players, period }: Question, { index }: GameSheet): Fact | null {
  if (!OF_DRIVE.test(text)) return null;
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  const [, about] = ABOUT.exec(text) ?? [];
  const [, far] = YARDS.exec(text) ?? [];
  const clock =
    minutes !== undefined ? Number(minutes) * 60 + Number(seconds) : about !== undefined ? Number(about) * 60 : null;
  const slack = minutes === undefined ? SLACK_ABOUT : SLACK_SECONDS;
  const [, own] = START.exec(text) ?? [];
  if (clock === null && far === undefined && own === undefined) return null;
  const team = teams[0] ?? players[0]?.team;
  const all = index.ofKind("drive").filter((fact) => team === undefined || teams.length > 1 || fact.team === team);
  // The last one is no other, wherever that began.
  const meant = team !== undefined && period === null && LAST.test(text) ? all.slice(-1) : all;
  const fitting = meant.filter(({ at, values }) => {
    const isWhen =
      clock === null ||
      (at !== null &&
        at.clock !== null &&
        Math.abs(at.clock - clock) <= slack &&
        (period === null ? at.quarter === "4" || at.quarter === "2" : period.quarters.includes(at.quarter)));
    const isThere = own === undefined || Math.abs(100 - (values.yardsToEndZone ?? 0) - Number(own)) <= SLACK_START;
    const isThen = clock !== null || period === null || (at !== null && period.quarters.includes(at.quarter));
    const isFar = far === undefined || Math.abs((values.driveYards ?? 0) - Number(far)) <= SLACK_YARDS;
    return isWhen && isThen && isThere && isFar;
  });
  const late = fitting.length > 1 && clock !== null ? fitting.filter(({ at }) => at?.quarter === "4") : fitting;
  const [only, other] = late;
  return other === undefined ? (only ?? null) : null;
}
