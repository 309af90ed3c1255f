import { backlogCandidates } from "./plan-backlog.ts";
import { gameCandidates } from "./plan-games.ts";
import { endOfMonth, type Pace, paceOf } from "./pace.ts";
import { type IngestTask, taskCalls, taskName } from "./ingest-task.ts";
import { liveCandidates } from "./plan-live.ts";
import type { IngestView } from "./plan-view.ts";
import type { PlannedGame } from "./planned-game.ts";
import { fixtureCandidates } from "./plan-fixtures.ts";

export interface IngestPlan {
  /** What to read, at `at`; null when nothing is foreseen. */
  task: IngestTask | null;
  at: number | null;
  pace: Pace;
  /** Games that are on, and those that begin within minutes. */
  live: number;
  /** The next kickoff that is known. */
  nextKickoff: number | null;
}

/**
 * What to read next, and when. Nothing is read while no game is on or near: a game is near from a day before its kickoff to
 * four days after its end, with a handful of fetches over that time. The three exceptions are a store without a season, one
 * that knows of no game to come (then the schedule is asked for once a week), and finished games that were never read.
 */
export function planIngest(given: IngestView): IngestPlan {
  const view = { ...given, readAt: withoutFuture(given.readAt, given.now) };
  const { now, games, callsLeft } = view;
  const pace = paceOf(games, now, callsLeft);
  const candidates = [
    ...fixtureCandidates(view, pace),
    ...liveCandidates(view, pace),
    ...gameCandidates(view, pace),
    ...backlogCandidates(view, pace),
  ].map((candidate) => ({ ...candidate, due: Math.max(candidate.due, waitOf(view, candidate.task)) }));
  const affordable = candidates.filter(({ task }) => taskCalls(task) <= callsLeft);
  const next =
    affordable.filter(({ due }) => due <= now).toSorted((a, b) => a.rank - b.rank || a.due - b.due)[0] ??
    affordable.toSorted((a, b) => a.due - b.due || a.rank - b.rank)[0];
  // Calls that are missing now are there again next month, and then everything is looked at again.
  const isShort = candidates.length > affordable.length;
  const later = isShort && (next === undefined || next.due > endOfMonth(now)) ? endOfMonth(now) : null;
  return {
    task: later === null ? (next?.task ?? null) : null,
    at: later ?? (next === undefined ? null : Math.max(next.due, now)),
    pace,
    live: games.filter(({ state }) => state === "live").length,
    nextKickoff: nextKickoff(games, now),
  };
}

/** A fetch that is still to come was noted by a clock that has been set back since: how long ago it was, nobody knows. */
function withoutFuture(readAt: IngestView["readAt"], now: number): IngestView["readAt"] {
  return new Map([...readAt].filter(([, at]) => at <= now));
}

function waitOf({ waiting }: IngestView, task: IngestTask): number {
  return Math.max(waiting.get("*") ?? 0, waiting.get(taskName(task)) ?? 0);
}

function nextKickoff(games: readonly PlannedGame[], now: number): number | null {
  const kickoffs = games.flatMap(({ kickoff, state }) =>
    kickoff !== null && kickoff > now && state === "scheduled" ? [kickoff] : [],
  );
  return kickoffs.length === 0 ? null : Math.min(...kickoffs);
}
