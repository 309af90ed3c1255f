import type { RouterContextProvider } from "react-router";

import {
  parseReplaySpeed,
  parseReplayStart,
  pausedReplaySearch,
  replayPath,
  type ReplaySpeed,
} from "../../domain/replay/replay-address.ts";
import { replayMoments, replayOffsets, rowsAt } from "../../domain/replay/replay-moments.ts";
import { DEFAULT_REPLAY_SPEED } from "../../domain/replay/replay-speed.ts";
import { packGame, type PackedGame } from "../../domain/live/live-game.ts";
import type { Play } from "../../domain/game/play.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { snapshotAsOf } from "../../domain/fold/snapshot-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { momentLabel } from "../../domain/page/game-moment.ts";
import { gameViewSearch, KICKOFF, parseGameView } from "../../domain/page/game-view.ts";
import { requesterContext, servicesContext, wakesAtOnceContext } from "../context.server.ts";
import { rowsAtMoment } from "../games/replay/find-moment.ts";
import { findReplayable } from "../games/replay/find-replayable.ts";
import type { ReplayProblem } from "../games/replay/replays.ts";
import { networkOf } from "../http/client-address.ts";
import { liveGameOf, loadLiveGame } from "./game-page.server.ts";
import { shownPath } from "./shown-path.server.ts";

/** A game page of a game that is played again. */
export type ReplayPageData = PackedGame & {
  replay: ShownReplay;
  /** Where it stands still; null while it runs. */
  past: PausedReplay | null;
};

export interface ShownReplay {
  /** When it began; null while it stands still. */
  from: number | null;
  speed: ReplaySpeed;
  /** The address of the page with the result. */
  ended: string;
}

export interface PausedReplay {
  /** The last play that has happened, or `kickoff`. */
  at: string;
  /** `Q3 4:12` */
  label: string;
  /** Plays so far. */
  count: number;
  hasNext: boolean;
}

export type ReplayAnswer =
  | { kind: "page"; page: ReplayPageData }
  | { kind: "elsewhere"; path: string }
  | { kind: "refused"; status: 400 | 404 | 409 | 429 | 503; message: string };

const REFUSALS = {
  "unknown-game": 404,
  "not-finished": 409,
  "no-plays": 404,
  full: 503,
  "too-many": 429,
} as const satisfies Record<ReplayProblem["kind"], number>;

/**
 * The page of a replay. An address without a start leads to the one that begins now; `quarter` (1 to 4) leads to the one that
 * is at that quarter now, `play` to the one in which that play has just happened, and `next` to the one that goes on from here at
 * another speed. `paused`, a play's id or `kickoff` in the place of the start, is the replay standing still after it; `go` (`pause`,
 * `back`, `next`) leads to that, at the play that it stands at or one beside it.
 */
export async function loadReplayPage(
  context: Readonly<RouterContextProvider>,
  gameKey: string,
  params: URLSearchParams,
): Promise<ReplayAnswer> {
  const { store, replays, now } = context.get(servicesContext);
  const asked = readReplayQuery(params, now());
  if (!asked.ok) return { kind: "refused", status: 400, message: asked.error };
  const { from, speed, quarter, nextSpeed, play, go } = asked.value;
  const ended = shownPath(gameKey, context);
  if (from === null || quarter !== null || nextSpeed !== null || play !== null || go !== null) {
    const stored = await findReplayable(store, gameKey);
    if (!stored.ok) return refused(stored.error);
    const rows = rowsAsked(stored.value.allPlays, asked.value, now());
    if (rows === null) return { kind: "refused", status: 404, message: NO_SUCH_PLAY };
    if (rows === "running" || quarter !== null || play !== null) {
      const start = startFor(stored.value.allPlays, asked.value, now());
      return elsewhere(replayPath({ gameKey, from: start, speed: nextSpeed ?? speed }), params);
    }
    if (go === null && nextSpeed === null) {
      context.set(wakesAtOnceContext, true);
      return { kind: "page", page: pausedPage(stored.value, rows, { from: null, speed, ended }) };
    }
    const { allPlays } = stored.value;
    const count = Math.min(allPlays.length, Math.max(0, rows + (go ?? 0)));
    const search = pausedReplaySearch({ at: allPlays[count - 1]?.playId ?? KICKOFF, speed: nextSpeed ?? speed });
    return elsewhere(`/games/${gameKey}/replay${search}`, params);
  }
  const opened = await replays.open({ gameKey, from, speed }, networkOf(context.get(requesterContext).address));
  if (!opened.ok) return refused(opened.error);
  const live = await loadLiveGame(opened.value.store, gameKey);
  if (live === null) throw new Error(`the replay of ${gameKey} has no game`);
  context.set(wakesAtOnceContext, true);
  return { kind: "page", page: { ...packGame(live), replay: { from, speed, ended }, past: null } };
}

const NO_SUCH_PLAY = "This game has no such play. Its replay can start at kickoff.";

/** Another replay, which keeps what the reader has chosen. */
function elsewhere(path: string, params: URLSearchParams): ReplayAnswer {
  const view = parseGameView(params);
  const kept = gameViewSearch({ ...view, at: null, play: opensCard(params) ? view.play : null });
  return { kind: "elsewhere", path: kept === "" ? path : `${path}&${kept.slice(1)}` };
}

/** Whether `play` is the open card of a replay; without one it says where the replay is taken to. */
function opensCard(params: URLSearchParams): boolean {
  return params.has("from") || params.has("paused");
}

/** After how many rows a replay is to stand still, before it is moved from there; null where it names a row that the game does not have. */
function rowsAsked(plays: readonly Play[], query: ReplayQuery, now: Date): number | "running" | null {
  const { paused, play, go } = query;
  if (play !== null && rowsAtMoment(plays, play) === null) return null;
  if (paused !== null) return rowsAtMoment(plays, paused);
  return go === null ? "running" : rowsNow(plays, query, now);
}

/** The page of a replay that stands still after some of its rows. */
function pausedPage(stored: GameSnapshot, count: number, replay: ShownReplay): ReplayPageData {
  const { allPlays } = stored;
  const snapshot = snapshotAsOf(stored, count);
  const past = {
    at: allPlays[count - 1]?.playId ?? KICKOFF,
    label: momentLabel(snapshot.game),
    count,
    hasNext: count < allPlays.length,
  };
  return { ...packGame({ ...liveGameOf(snapshot), game: snapshot.game }), replay, past };
}

function refused({ kind, message }: ReplayProblem): ReplayAnswer {
  return { kind: "refused", status: REFUSALS[kind], message };
}

interface ReplayQuery {
  from: number | null;
  speed: ReplaySpeed;
  quarter: string | null;
  nextSpeed: ReplaySpeed | null;
  /** The play that it is taken to, which has just happened. */
  play: string | null;
  /** Where it stands still: a play's id, or `kickoff`. */
  paused: string | null;
  /** It is paused, and moved by so many plays. */
  go: number | null;
}

const MOVES = new Map([
  ["pause", 0],
  ["back", -1],
  ["next", 1],
]);

/** The part of the address that says which replay it is; the error is a sentence. */
function readReplayQuery(params: URLSearchParams, now: Date): Result<ReplayQuery, string> {
  const from = params.get("from");
  const start = from === null ? ok(null) : parseReplayStart(from, now);
  if (!start.ok) return start;
  const speed = parseReplaySpeed(params.get("speed") ?? String(DEFAULT_REPLAY_SPEED));
  if (!speed.ok) return speed;
  const next = params.get("next");
  const nextSpeed = next === null ? ok(null) : parseReplaySpeed(next);
  if (!nextSpeed.ok) return nextSpeed;
  const quarter = params.get("quarter");
  if (quarter !== null && !/^[1-4]$/.test(quarter)) return fail("A replay can be taken to quarter 1, 2, 3 or 4.");
  const go = MOVES.get(params.get("go") ?? "") ?? null;
  return ok({
    from: start.value,
    speed: speed.value,
    quarter,
    nextSpeed: nextSpeed.value,
    play: opensCard(params) ? null : params.get("play"),
    // A replay that has a start runs.
    paused: from === null ? params.get("paused") : null,
    go,
  });
}

/** How many rows have happened in a replay by now. */
function rowsNow(plays: readonly Play[], { from, speed }: ReplayQuery, now: Date): number {
  return from === null ? 0 : rowsAt(replayOffsets(replayMoments(plays), speed), now.getTime() - from * 1000);
}

/** When a replay must have begun to stand now where it is wanted; seconds since 1970, to a tenth. */
function startFor(plays: readonly Play[], query: ReplayQuery, now: Date): number {
  const { from, speed, quarter, nextSpeed, play } = query;
  const moments = replayMoments(plays);
  const after = from === null ? 0 : now.getTime() - from * 1000;
  // One that is still to begin begins when it was meant to, whatever its speed.
  if (from !== null && after < 0 && quarter === null && play === null) return from;
  // Taken to a quarter, its first row has just happened.
  const first = plays.findIndex(({ playId, quarterName }) =>
    play === null ? quarterName === quarter : playId === play,
  );
  const row = quarter === null && play === null ? rowsNow(plays, query, now) - 1 : Math.max(0, first);
  const offset = replayOffsets(moments, nextSpeed ?? speed)[row] ?? 0;
  return Math.floor((now.getTime() - offset) / 100) / 10;
}
