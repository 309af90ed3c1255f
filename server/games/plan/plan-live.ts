import type { WeekId } from "../../../domain/game/week-id.ts";
import { DELTA_COVERS_MS, LIVE_BEFORE_MS, type Pace } from "./pace.ts";
import { type IngestTask, taskName, weekText } from "./ingest-task.ts";
import type { Candidate, IngestView } from "./plan-view.ts";
import type { PlannedGame } from "./planned-game.ts";

const MINUTE = 60_000;
/** Before the kickoff, and while one that is late is waited for. */
const WAITING_MS = 30_000;
const LATE_MS = 2 * MINUTE;
const LATE_AFTER_MS = 30 * MINUTE;
const LATE_UNTIL_MS = 4 * 60 * MINUTE;
const HALF_TIME_MS = 30_000;

/** A round over every week with a game that is on or about to begin. */
export function liveCandidates(view: IngestView, pace: Pace): Candidate[] {
  const weeks = Map.groupBy(
    view.games.filter((game) => isOn(game, view.now)),
    ({ week }) => weekText(week),
  );
  return [...weeks.values()].flatMap((games) => {
    const week = games[0]?.week;
    if (week === undefined) return [];
    const interval = intervalOf(games, view.now, pace);
    const task: IngestTask = interval > DELTA_COVERS_MS ? { kind: "week", week } : { kind: "live", week };
    return [{ task, due: lastRound(view, week) + interval, rank: 0 }];
  });
}

/**
 * When the week's last round was. Both kinds count, so that a change of pace does not ask twice; but while deltas follow each
 * other, scores that are read for something else do not put the next delta off: it would come too late to hold everything.
 */
function lastRound({ now, readAt }: IngestView, week: WeekId): number {
  const live = readAt.get(taskName({ kind: "live", week })) ?? 0;
  const scores = readAt.get(taskName({ kind: "week", week })) ?? 0;
  return now - live <= DELTA_COVERS_MS ? live : Math.max(live, scores);
}

function isOn({ state, kickoff }: PlannedGame, now: number): boolean {
  if (state === "live") return true;
  return state === "scheduled" && kickoff !== null && now >= kickoff - LIVE_BEFORE_MS && now < kickoff + LATE_UNTIL_MS;
}

function intervalOf(games: readonly PlannedGame[], now: number, { interval }: Pace): number {
  const live = games.filter(({ state }) => state === "live");
  if (live.length > 0) return live.every(({ isHalfTime }) => isHalfTime) ? Math.max(interval, HALF_TIME_MS) : interval;
  const isLate = games.every(({ kickoff }) => kickoff !== null && now > kickoff + LATE_AFTER_MS);
  return Math.max(interval, isLate ? LATE_MS : WAITING_MS);
}
