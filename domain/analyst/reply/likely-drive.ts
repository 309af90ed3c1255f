import type { Fact } from "../../facts/fact.ts";
import type { GameSheet } from "./game-sheet.ts";
import type { Question } from "./question.ts";

const OF_DRIVE =
  /\b(?:drive|drove|possession|series|got (?:it|the ball)|get (?:it|the ball)|took over|take over|march\w*|going \d+|went \d+|pinned)\b/;
const CLOCK = /\b(\d{1,2}) (\d\d) (?:left|remaining|to go|to play)\b/;
const YARDS = /\b(\d{2}) (?:yards?|yds?)\b/;
/** So many seconds off, and so many yards, is what somebody remembers. */
const SLACK_SECONDS = 25;
const SLACK_YARDS = 2;

/** The drive that a question tells of by its length or by the clock when it began, late in a half where none is named; null where none or several fit. */
export function likelyDrive({ text, teams, players, period }: Question, { index }: GameSheet): Fact | null {
  if (!OF_DRIVE.test(text)) return null;
  const [, minutes, seconds] = CLOCK.exec(text) ?? [];
  const [, far] = YARDS.exec(text) ?? [];
  const clock = minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
  if (clock === null && far === undefined) return null;
  const team = teams[0] ?? players[0]?.team;
  const fitting = index.ofKind("drive").filter(({ team: own, at, values }) => {
    const isWhen =
      clock === null ||
      (at !== null &&
        at.clock !== null &&
        Math.abs(at.clock - clock) <= SLACK_SECONDS &&
        (period === null ? at.quarter === "4" || at.quarter === "2" : period.quarters.includes(at.quarter)));
    const isFar = far === undefined || Math.abs((values.driveYards ?? 0) - Number(far)) <= SLACK_YARDS;
    return (team === undefined || teams.length > 1 || own === team) && isWhen && isFar;
  });
  const late = fitting.length > 1 && clock !== null ? fitting.filter(({ at }) => at?.quarter === "4") : fitting;
  const [only, other] = late;
  return other === undefined ? (only ?? null) : null;
}
