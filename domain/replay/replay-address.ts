import { fail, ok, type Result } from "../result.ts";

/** How many times as fast as it was played; `max` is a fixed pace of rows, whatever their game time. */
export type ReplaySpeed = number | "max";

/**
 * Everything that a replay is: which game, when its first row happens (seconds since 1970, to a tenth), and how fast.
 * What it shows follows from these and the time of day, so that every process shows the same and nothing needs to be kept.
 */
export interface ReplayAddress {
  gameKey: string;
  from: number;
  speed: ReplaySpeed;
}

/** The speeds that a page offers. */
export const REPLAY_SPEEDS = [1, 5, 20, 60] as const;
export const FASTEST_REPLAY = 400;
/** A replay can be arranged for later, by sending its link round: at most this far ahead, in seconds. */
const LONGEST_WAIT = 24 * 3600;

/** A speed as an address or a command gives it. The error says what would do. */
export function parseReplaySpeed(text: string): Result<ReplaySpeed, string> {
  if (text === "max") return ok(text);
  const speed = Number(text);
  if (/^\d{1,3}(\.\d)?$/.test(text) && speed >= 1 && speed <= FASTEST_REPLAY) return ok(speed);
  return fail(`A replay can run at 1 to ${FASTEST_REPLAY} times real speed, or at "max". Choose one of these.`);
}

/** The start as an address gives it. The error says what would do. */
export function parseReplayStart(text: string, now: Date): Result<number, string> {
  const from = Number(text);
  if (!/^\d{1,10}(\.\d)?$/.test(text)) {
    return fail("A replay's start is a number of seconds since 1970. Leave it out to start now.");
  }
  if (from > now.getTime() / 1000 + LONGEST_WAIT) {
    return fail("A replay can be set to start within the next day, not later.");
  }
  return ok(from);
}

/** `?from=1758479400.1&speed=20`: the one way to write it, so that all who watch the same replay share it. */
export function replaySearch({ from, speed }: Pick<ReplayAddress, "from" | "speed">): string {
  return `?from=${from}&speed=${speed}`;
}

/** `?paused=113&speed=20`: a replay that stands still after one of its plays, or at `kickoff`; the speed is what it goes on at. */
export function pausedReplaySearch({ at, speed }: { at: string; speed: ReplaySpeed }): string {
  return `?${new URLSearchParams({ paused: at, speed: String(speed) })}`;
}

/** The address of the replay's page. */
export function replayPath(address: ReplayAddress): string {
  return `/games/${address.gameKey}/replay${replaySearch(address)}`;
}
