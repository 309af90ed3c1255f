import type { Game } from "../../domain/game/game.ts";
import { isDone } from "../../domain/game/game-state.ts";
import { GAME_PAGE, REPLAY_PAGE } from "../../domain/page/address/game-pages.ts";
import { parseLeaderPosition } from "../../domain/page/leader-positions.ts";
import { parseReplaySpeed, parseReplayStart, replayPath } from "../../domain/replay/replay-address.ts";
import { DEFAULT_REPLAY_SPEED } from "../../domain/replay/replay-speed.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { parseSeasonTypeCode, seasonTypeCode } from "../../domain/game/season-type.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import type { Services } from "../context.server.ts";
import type { Replay } from "../games/replay/replays.ts";
import type { LiveSource } from "../live/live-source.ts";
import { loadLiveGame } from "../pages/game-page.server.ts";
import { loadLiveWeek } from "../pages/stats-page.server.ts";
import type { Store } from "../store/store.ts";
import { gameTag, weekTag } from "./record-reads.ts";

/** Why nothing can be followed here; `text` is for people. */
export interface LiveProblem {
  status: 400 | 404 | 429 | 503;
  text: string;
}

/** The past of games that are played, as far as readers follow it who are so many seconds behind. */
export interface PastToFollow {
  seconds: number;
  /** Calls back whenever a game looks different. Returns a function that stops it. */
  follow(gameKey: string, changed: () => void): () => void;
  /** The version that is stored now; null of a game that is not played. */
  newest(gameKey: string): number | null;
}

export interface LivePlaces {
  /** Over the store as of the moment that is shown. */
  services: Pick<Services, "store" | "replays" | "now">;
  /** For pages that are behind: how they hear that the next state of a game is due. */
  past?: PastToFollow;
  /** The weeks that the store holds. */
  weeks(): readonly WeekId[];
}

/** Frames hold scores; nothing asks for them where a page has none. */
export const SCORES_HIDDEN =
  "Scores are hidden in this browser. Show them at /stats, or add scores=shown to this address.";

/** The path of the week page. */
const WEEK = "/stats";

export const UNKNOWN_GAME = "Game not found. The games are listed at /stats.";

/** Where the live part of a page comes from. `page` is the page's path and `params` its query; `network` is who asks. */
export async function findLiveSource(
  page: string,
  params: URLSearchParams,
  network: string,
  { services, weeks, past }: LivePlaces,
): Promise<Result<LiveSource, LiveProblem>> {
  const gameKey = GAME_PAGE.exec(page)?.[1];
  if (gameKey !== undefined) {
    const source = gameSource(gameKey, services);
    return ok(past === undefined ? source : behindSource(source, gameKey, past));
  }
  const replayedKey = REPLAY_PAGE.exec(page)?.[1];
  if (replayedKey !== undefined) {
    const replay = await findReplay(replayedKey, params, network, services);
    return replay.ok ? ok(replaySource(replay.value, services.now)) : replay;
  }
  if (page !== WEEK) return fail({ status: 404, text: UNKNOWN_GAME });
  const week = weekOf(params, weeks());
  if (week !== null) {
    const source = weekSource(week, params, services);
    return ok(past === undefined ? source : await behindWeek(source, week, services.store, past));
  }
  return fail({
    status: 404,
    text: "Week not found. Ask for one listed at /stats, with its season, type and week: ?season=2025&type=REG&week=1.",
  });
}

function weekOf(params: URLSearchParams, weeks: readonly WeekId[]): WeekId | null {
  const type = parseSeasonTypeCode(params.get("type") ?? "");
  const named = weeks.find(
    ({ season, seasonType, week }) =>
      String(season) === params.get("season") && seasonType === type && String(week) === params.get("week"),
  );
  return named ?? null;
}

/** What a source reads, and the time of day. */
type Reading = Pick<Services, "now"> & { store: Store };

function gameSource(gameKey: string, { store, now }: Reading): LiveSource {
  return {
    address: `/games/${gameKey}`,
    tags: new Set([gameTag(gameKey)]),
    async load() {
      const data = await loadLiveGame(store, gameKey);
      return data === null ? null : { data, isOver: isDone(data.game), quietFor: () => quietFor([data.game], now()) };
    },
  };
}

/** The same game for readers who are behind: nothing that happens now moves them, only what is due. */
function behindSource(source: LiveSource, gameKey: string, past: PastToFollow): LiveSource {
  return {
    ...source,
    address: `${source.address} behind ${past.seconds}`,
    tags: new Set(),
    follow: (changed) => past.follow(gameKey, changed),
    newest: () => past.newest(gameKey),
  };
}

function weekSource(week: WeekId, params: URLSearchParams, { store, now }: Reading): LiveSource {
  const position = parseLeaderPosition(params.get("pos"));
  return {
    address: `/stats?${week.season}-${seasonTypeCode(week.seasonType)}-${week.week}-${position ?? "all"}`,
    tags: new Set([weekTag(week)]),
    async load() {
      const data = await loadLiveWeek(store, week, position);
      const isOver = data.games.length > 0 && data.games.every(isDone);
      return { data, isOver, quietFor: () => quietFor(data.games, now()) };
    },
  };
}

/** The same week for readers who are behind: each of its games moves it when a state of that game is due. */
async function behindWeek(source: LiveSource, week: WeekId, store: Store, past: PastToFollow): Promise<LiveSource> {
  const games = await store.weekGames(week);
  return {
    ...source,
    address: `${source.address} behind ${past.seconds}`,
    tags: new Set(),
    follow(changed) {
      const stops = games.map(({ game }) => past.follow(game.gameKey, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    newest: () => games.reduce((sum, { game, version }) => sum + (past.newest(game.gameKey) ?? version), 0),
  };
}

/** Milliseconds since the newest of the games was updated: so a process that was just started knows of an end a moment ago. */
function quietFor(games: readonly Game[], now: Date): number {
  const newest = Math.max(...games.map(({ lastUpdated }) => Date.parse(lastUpdated ?? "") || 0));
  return Math.max(0, now.getTime() - newest);
}

async function findReplay(
  gameKey: string,
  params: URLSearchParams,
  network: string,
  { replays, now }: LivePlaces["services"],
): Promise<Result<Replay, LiveProblem>> {
  const from = parseReplayStart(params.get("from") ?? "", now());
  if (!from.ok) return fail({ status: 400, text: from.error });
  const speed = parseReplaySpeed(params.get("speed") ?? String(DEFAULT_REPLAY_SPEED));
  if (!speed.ok) return fail({ status: 400, text: speed.error });
  const replay = await replays.open({ gameKey, from: from.value, speed: speed.value }, network);
  if (replay.ok) return replay;
  const { kind, message } = replay.error;
  return fail({ status: kind === "full" ? 503 : kind === "too-many" ? 429 : 404, text: message });
}

/** A replay tells of its changes itself, and ends for good: nothing is corrected in it afterwards. */
function replaySource({ address, store, hold }: Replay, now: Services["now"]): LiveSource {
  return {
    ...gameSource(address.gameKey, { store, now }),
    address: replayPath(address),
    tags: new Set(),
    linger: 0,
    follow(changed) {
      const release = hold();
      const stop = store.onChange(changed);
      return () => {
        stop();
        release();
      };
    },
  };
}
