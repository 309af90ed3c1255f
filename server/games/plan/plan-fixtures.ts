import type { WeekId } from "../../../domain/game/week-id.ts";
import type { Pace } from "./pace.ts";
import { type IngestTask, taskName, weekText } from "./ingest-task.ts";
import type { Candidate, IngestView } from "./plan-view.ts";
import type { PlannedGame } from "./planned-game.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Before a kickoff the week is read at these times: odds and weather, then who plays, then whether it begins on time. */
const WEEK_BEFORE = [DAY, 6 * HOUR, 90 * MINUTE, 15 * MINUTE];
const PROJECTIONS_BEFORE = [DAY, 90 * MINUTE];
const PROJECTIONS_WHEN_SHORT = [DAY];
/** Games are near for so long after their kickoff: beyond that nothing is read that was missed. */
const NEAR_AFTER_MS = 4 * DAY;
/** Projections that are suspect are asked for again this soon. */
const SUSPECT_MS = 2.5 * MINUTE;
/** An interrupted game is asked after this often. */
const PAUSED_MS = 5 * MINUTE;
const PAUSED_FOR_MS = 36 * HOUR;

/** The season, and each week's schedule and projections before its games. */
export function fixtureCandidates(view: IngestView, { spare }: Pace): Candidate[] {
  const { now, games, readAt } = view;
  const candidates: Candidate[] = [];
  const seasonAt = readAt.get("season");
  const near = nextNear(games, now);
  if (seasonAt === undefined) candidates.push({ task: { kind: "season" }, due: now, rank: 1 });
  else candidates.push({ task: { kind: "season" }, due: Math.max(seasonAt + WEEK, near ?? 0), rank: 6 });

  for (const ofWeek of Map.groupBy(games, ({ week }) => weekText(week)).values()) {
    const week = ofWeek[0]?.week;
    if (week === undefined) continue;
    const before = spare > 0 ? PROJECTIONS_BEFORE : PROJECTIONS_WHEN_SHORT;
    candidates.push(
      ...marked({ kind: "week", week }, ofWeek, WEEK_BEFORE, view).map((one) => ({ ...one, rank: 4 })),
      ...marked({ kind: "projections", week }, ofWeek, before, view).map((one) => ({ ...one, rank: 5 })),
      ...(spare > 0 ? [...missedProjections(week, ofWeek, view), ...suspectProjections(week, ofWeek, view)] : []),
      ...pausedCandidates(week, ofWeek, view),
    );
  }
  return candidates;
}

/** The first mark before one of the week's kickoffs that the last poll does not cover. */
function marked(
  task: IngestTask,
  games: readonly PlannedGame[],
  before: readonly number[],
  { now, readAt }: IngestView,
): Omit<Candidate, "rank">[] {
  const last = readAt.get(taskName(task)) ?? 0;
  const marks = games
    .filter(({ state }) => state === "scheduled" || state === "off")
    .flatMap(({ kickoff }) => (kickoff === null || kickoff <= now ? [] : before.map((time) => kickoff - time)))
    .filter((mark) => mark > last);
  return marks.length === 0 ? [] : [{ task, due: Math.min(...marks) }];
}

/** A store that was filled in the middle of a week has none of them for the games that had begun. */
function missedProjections(week: WeekId, games: readonly PlannedGame[], { now, readAt }: IngestView): Candidate[] {
  const task: IngestTask = { kind: "projections", week };
  if (readAt.has(taskName(task))) return [];
  const hasBegun = games.some(({ kickoff }) => kickoff !== null && kickoff <= now && now < kickoff + NEAR_AFTER_MS);
  return hasBegun ? [{ task, due: now, rank: 5 }] : [];
}

/** Two more answers over five minutes decide; one that has not come within the hour is left to the usual readings. */
function suspectProjections(week: WeekId, games: readonly PlannedGame[], view: IngestView): Candidate[] {
  const { now, readAt } = view;
  const task: IngestTask = { kind: "projections", week };
  const isAsked = games.some(({ gameKey, state }) => {
    const since = view.suspectProjections.get(gameKey);
    return state === "scheduled" && since !== undefined && now - since < HOUR;
  });
  return isAsked ? [{ task, due: (readAt.get(taskName(task)) ?? 0) + SUSPECT_MS, rank: 5 }] : [];
}

function pausedCandidates(week: WeekId, games: readonly PlannedGame[], { now, readAt }: IngestView): Candidate[] {
  const task: IngestTask = { kind: "week", week };
  const isPaused = games.some(
    ({ state, kickoff }) => state === "paused" && kickoff !== null && now < kickoff + PAUSED_FOR_MS,
  );
  return isPaused ? [{ task, due: (readAt.get(taskName(task)) ?? 0) + PAUSED_MS, rank: 4 }] : [];
}

/** The moment from which the next game is near; null when none is known. */
function nextNear(games: readonly PlannedGame[], now: number): number | null {
  const kickoffs = games.flatMap(({ kickoff, state }) =>
    kickoff !== null && kickoff > now && state === "scheduled" ? [kickoff - DAY] : [],
  );
  return kickoffs.length === 0 ? null : Math.min(...kickoffs);
}
