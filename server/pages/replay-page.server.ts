import type { RouterContextProvider } from "react-router";

import {
  parseReplaySpeed,
  parseReplayStart,
  type ReplayAddress,
  replayPath,
  type ReplaySpeed,
} from "../../domain/replay/replay-address.ts";
import { replayMoments, replayOffsets, rowsAt } from "../../domain/replay/replay-moments.ts";
import { DEFAULT_REPLAY_SPEED } from "../../domain/replay/replay-speed.ts";
import { packGame, type PackedGame } from "../../domain/live/live-game.ts";
import type { Play } from "../../domain/game/play.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { momentPath } from "../../domain/page/address/moment-address.ts";
import { gameViewSearch, KICKOFF, parseGameView } from "../../domain/page/game-view.ts";
import { requesterContext, servicesContext, wakesAtOnceContext } from "../context.server.ts";
import { findReplayable } from "../games/replay/find-replayable.ts";
import type { ReplayProblem } from "../games/replay/replays.ts";
import { networkOf } from "../http/client-address.ts";
import { loadLiveGame } from "./game-page.server.ts";

/** A game page of a game that is played again. */
export type ReplayPageData = PackedGame & {
  replay: Pick<ReplayAddress, "from" | "speed">;
};

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
 * another speed. `go` (`pause`, `back`, `next`) leads to the time machine at the play that it stands at, or one beside it.
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
  if (from === null || quarter !== null || nextSpeed !== null || play !== null || go !== null) {
    const stored = await findReplayable(store, gameKey);
    if (!stored.ok) return refused(stored.error);
    const { allPlays } = stored.value;
    if (play !== null && allPlays.every(({ playId }) => playId !== play)) {
      return { kind: "refused", status: 404, message: "This game has no such play. Its replay can start at kickoff." };
    }
    // A replay's own `play` says where it is taken to; it opens no card.
    const view = { ...parseGameView(params), play: null };
    if (go !== null) {
      const count = Math.min(allPlays.length, Math.max(0, rowsNow(allPlays, asked.value, now()) + go));
      const moment = allPlays[count - 1]?.playId ?? KICKOFF;
      return { kind: "elsewhere", path: momentPath(gameKey, moment, view) };
    }
    const start = startFor(stored.value.allPlays, asked.value, now());
    const address = replayPath({ gameKey, from: start, speed: nextSpeed ?? speed });
    const kept = gameViewSearch(view);
    return { kind: "elsewhere", path: kept === "" ? address : `${address}&${kept.slice(1)}` };
  }
  const opened = await replays.open({ gameKey, from, speed }, networkOf(context.get(requesterContext).address));
  if (!opened.ok) return refused(opened.error);
  const live = await loadLiveGame(opened.value.store, gameKey);
  if (live === null) throw new Error(`the replay of ${gameKey} has no game`);
  context.set(wakesAtOnceContext, true);
  return { kind: "page", page: { ...packGame(live), replay: { from, speed } } };
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
  /** It is paused, and moved by so many plays: the page of a paused replay is the time machine's. */
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
    play: params.get("play"),
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
