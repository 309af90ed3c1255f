import { DELTA_COVERS_MS, FASTEST_MS, type Pace } from "./pace.ts";
import { closedName, gameReadName, overName, weekText } from "./ingest-task.ts";
import type { Candidate, IngestView } from "./plan-view.ts";
import type { PlannedGame } from "./planned-game.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A delta does not report removed plays, so a game in progress is polled in full this often. */
const WHOLE_LIVE_MS = 10 * MINUTE;
/** The same while only scores are followed, for want of calls. */
const WHOLE_SLOW_MS = 45 * MINUTE;
/** What is suspect is asked again this soon, and less often when that has not helped. */
const DOUBT_MS = 25_000;
const STUBBORN_MS = 15 * MINUTE;
/** Unless a game's end was seen, it is taken to be this long after the kickoff. */
const USUAL_LENGTH_MS = 3.5 * HOUR;
/** A finished game is read again at these times after its end: the scorer's first corrections, the night's, the league's. */
const CORRECTIONS_AFTER = [15 * MINUTE, 12 * HOUR, 4 * DAY];
/** They wait for the full half hour, so that games which ended one after the other share a call. */
const BATCH_MS = 30 * MINUTE;
/** Whatever is corrected later comes with LOAD_PLAYS, and what was never read until then with the backlog. */
const FORGOTTEN_AFTER_MS = 8 * DAY;

/** Single games that must be read whole: those suspect, those that are on now and then, and finished ones for corrections. */
export function gameCandidates(view: IngestView, pace: Pace): Candidate[] {
  const { games, suspects } = view;
  const single = games.flatMap((game) => {
    const since = suspects.get(game.gameKey);
    if (since !== undefined && game.state !== "off") return [suspectCandidate(game, since, view)];
    return game.state === "live" ? [liveCandidate(game, view, pace)] : [];
  });
  const over = games.filter(({ gameKey, state }) => state === "over" && !suspects.has(gameKey));
  const weeks = Map.groupBy(over, ({ week }) => weekText(week));
  return [...single, ...[...weeks.values()].flatMap((ofWeek) => correctionCandidates(ofWeek, view, pace))];
}

function suspectCandidate({ gameKey }: PlannedGame, since: number, { now, readAt }: IngestView): Candidate {
  const interval = now - since > STUBBORN_MS ? STUBBORN_MS : DOUBT_MS;
  return { task: { kind: "game", gameKey }, due: (readAt.get(gameReadName(gameKey)) ?? 0) + interval, rank: 2 };
}

function liveCandidate({ gameKey }: PlannedGame, { readAt }: IngestView, { interval }: Pace): Candidate {
  const usual = Math.max(WHOLE_LIVE_MS, (WHOLE_LIVE_MS / FASTEST_MS) * interval * 0.5);
  const every = interval > DELTA_COVERS_MS ? Math.max(WHOLE_SLOW_MS, interval * 6) : usual;
  return { task: { kind: "game", gameKey }, due: (readAt.get(gameReadName(gameKey)) ?? 0) + every, rank: 3 };
}

/**
 * The finished games of a week that have a fetch to come, those that are due now in one task: their lines come in one call.
 * A game that was never read since its end goes first; later fetches need calls to spare.
 */
function correctionCandidates(games: readonly PlannedGame[], view: IngestView, { spare }: Pace): Candidate[] {
  const { now } = view;
  const [first] = games;
  if (first === undefined) return [];
  const due = games.flatMap((game) => {
    const next = nextFetch(game, view, spare > 0);
    return next === null ? [] : [{ ...next, gameKey: game.gameKey }];
  });
  const waiting = due.filter(({ at }) => at <= now);
  const batch = waiting.length > 0 ? waiting : due.toSorted((a, b) => a.at - b.at).slice(0, 1);
  if (batch.length === 0) return [];
  return [
    {
      task: { kind: "corrections", week: first.week, gameKeys: batch.map(({ gameKey }) => gameKey) },
      due: Math.min(...batch.map(({ at }) => at)),
      rank: batch.some(({ isFirst }) => isFirst) ? 2 : 7,
    },
  ];
}

/** Its end is so long ago that it is not followed any more. */
export function isForgotten(game: PlannedGame, view: IngestView): boolean {
  return view.now > endOf(game, view) + FORGOTTEN_AFTER_MS;
}

/** When a finished game ended. Where nobody saw it: when games usually do, but not after it was first read as a finished one. */
function endOf({ gameKey, kickoff }: PlannedGame, { now, readAt }: IngestView): number {
  const usual = kickoff === null ? now : kickoff + USUAL_LENGTH_MS;
  return readAt.get(overName(gameKey)) ?? Math.min(usual, readAt.get(gameReadName(gameKey)) ?? now);
}

function nextFetch(game: PlannedGame, view: IngestView, hasSpare: boolean): { at: number; isFirst: boolean } | null {
  const { gameKey } = game;
  const { readAt, waiting } = view;
  if (isForgotten(game, view) || readAt.has(closedName(gameKey))) return null;
  const over = endOf(game, view);
  const last = readAt.get(gameReadName(gameKey));
  const notBefore = waiting.get(gameReadName(gameKey)) ?? 0;
  if (last === undefined || last < over) return { at: Math.max(over, notBefore), isFirst: true };
  if (!hasSpare) return null;
  const after = CORRECTIONS_AFTER.find((time) => last < over + time);
  return after === undefined
    ? null
    : { at: Math.max(Math.ceil((over + after) / BATCH_MS) * BATCH_MS, notBefore), isFirst: false };
}
