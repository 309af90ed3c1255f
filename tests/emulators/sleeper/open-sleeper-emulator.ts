import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { KEEP_OPEN } from "../keep-open.ts";
import { inventedWorld } from "./invented-world.ts";
import { sleeperAnswer } from "./sleeper-answers.ts";
import { type SleeperFault, sendSleeperAnswer } from "./sleeper-faults.ts";
import { setPoints, type SleeperWorld } from "./sleeper-world.ts";

export interface SleeperEmulatorOptions {
  /** What it knows; the invented league of four managers when absent. */
  world?: SleeperWorld;
  /** Any free one when absent. */
  port?: number;
}

export interface SleeperEmulator {
  /** To use as the API's address. */
  baseURL: string;
  /** Paths of the requests so far, below the API's address. */
  seen: string[];
  /** The headers of the newest request; null before the first. */
  newestHead: IncomingHttpHeaders | null;
  /**
   * Misbehaves on the next `times` requests to a path such as `/league/7/rosters`, or to `*` for all; `Infinity` lasts until
   * `behave`. Of several faults the newest is made, and then the one before it again.
   */
  misbehave(path: string, fault: SleeperFault, times?: number): void;
  behave(): void;
  /** Serves exactly this at a path, whatever the world says. */
  pin(path: string, data: unknown): void;
  /** Changes a team's points as a live update does. */
  score(leagueId: string, week: number, rosterId: number, points: number): void;
  /**
   * The deadline of a client who knows the emulator: it passes when an answer is held back or stops halfway, and never because a
   * machine is slow. So faults of time take none.
   */
  patience(milliseconds: number, path: string): AbortSignal;
  close(): Promise<void>;
}

const PREFIX = "/v1";

/**
 * Sleeper's public API on loopback: its paths and shapes, its null for what does not exist. It does not prove how fast the real one is,
 * nor when it begins to refuse.
 */
export async function openSleeperEmulator(options: SleeperEmulatorOptions = {}): Promise<SleeperEmulator> {
  const { world = inventedWorld(), port = 0 } = options;
  const faults: { path: string; fault: SleeperFault; left: number }[] = [];
  const pinned = new Map<string, unknown>();
  const waiting = new Map<string, Set<AbortController>>();

  const server = createServer(KEEP_OPEN, (request, response) => {
    const path = (request.url ?? "/").slice(PREFIX.length);
    emulator.seen.push(path);
    emulator.newestHead = request.headers;
    void respond(path, response);
  });

  function respond(path: string, response: ServerResponse): Promise<void> {
    const fault = faults.findLast((one) => one.left > 0 && (one.path === path || one.path === "*"));
    if (fault !== undefined) fault.left -= 1;
    const answer = pinned.has(path) ? pinned.get(path) : sleeperAnswer(world, path);
    const missing: SleeperFault | undefined = answer === undefined ? { kind: "status", status: 404 } : undefined;
    return sendSleeperAnswer(response, answer ?? null, fault?.fault ?? missing, () => giveUp(path));
  }

  function giveUp(path: string): void {
    for (const deadline of waiting.get(path) ?? []) deadline.abort(new DOMException("held back", "TimeoutError"));
    waiting.delete(path);
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const emulator: SleeperEmulator = {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`,
    seen: [],
    newestHead: null,
    misbehave(path, fault, times = 1) {
      faults.push({ path, fault, left: times });
    },
    behave() {
      faults.length = 0;
    },
    pin(path, data) {
      pinned.set(path, data);
    },
    score(leagueId, week, rosterId, points) {
      const found = world.leagues.find(({ league }) => league.league_id === leagueId);
      const team = found?.matchups[week]?.find(({ roster_id }) => roster_id === rosterId);
      if (team === undefined) throw new Error(`league ${leagueId} has no team ${rosterId} in week ${week}`);
      setPoints(team, points);
    },
    patience(_milliseconds, path) {
      const deadline = new AbortController();
      waiting.set(path, (waiting.get(path) ?? new Set()).add(deadline));
      return deadline.signal;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return emulator;
}
