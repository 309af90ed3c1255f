import type { RealtimeCalls } from "../ai/realtime-calls.ts";
import type { Timer } from "../clock/timer.ts";
import type { Logger } from "../log/logger.ts";
import type { VoiceLedger } from "../store/voice-ledger.ts";
import { endDueSessions } from "./end-due-sessions.ts";

export interface SweepOptions {
  ledger: VoiceLedger;
  calls: RealtimeCalls;
  /** What a minute is counted with, in dollars. */
  perMinute: number;
  now(): Date;
  timer: Timer;
  log: Logger;
}

/** Looks for sessions that are due, and ends them. */
export interface SessionSweeps {
  sweep(): Promise<void>;
  /** One more look after some milliseconds. */
  sweepIn(milliseconds: number): void;
  /** Looks now, and every few seconds from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

export function sessionSweeps({ ledger, calls, perMinute, now, timer, log }: SweepOptions): SessionSweeps {
  const cancels = new Set<() => void>();
  let rounds: Promise<void> = Promise.resolve();
  let nextRound: Promise<void> | null = null;
  let isStopped = false;

  /**
   * One round after the other in a process; a round that fails leaves everything to the next. A request during a round
   * waits for the next, all of them for the same one: a provider that hangs up slowly makes no queue.
   */
  function sweep(): Promise<void> {
    nextRound ??= rounds.then(() => {
      nextRound = null;
      return endDueSessions({ ledger, calls, perMinute, now, log }).catch((error: unknown) => {
        log.error({ err: error }, "could not check voice sessions; trying again");
      });
    });
    rounds = nextRound;
    return rounds;
  }

  function sweepIn(milliseconds: number, then: () => void = () => {}): void {
    const cancel = timer(() => {
      cancels.delete(cancel);
      void sweep().then(then);
    }, milliseconds);
    cancels.add(cancel);
  }

  function lookAgain(): void {
    if (!isStopped) sweepIn(LOOK_EVERY_MS, lookAgain);
  }

  return {
    sweep,
    sweepIn: (milliseconds) => sweepIn(milliseconds),
    async start() {
      await sweep();
      lookAgain();
    },
    async stop() {
      isStopped = true;
      for (const cancel of cancels) cancel();
      cancels.clear();
      await rounds;
    },
  };
}
