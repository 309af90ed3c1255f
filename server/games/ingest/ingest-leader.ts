import type { Store } from "../../store/store.ts";
import type { Timer } from "../../clock/timer.ts";

export interface LeaderOptions {
  store: Pick<Store, "takeLease" | "releaseLease">;
  /** This process's unique name. */
  holder: string;
  now(): Date;
  timer: Timer;
  /** Whether nothing will be polled for a while: then leadership is renewed less often. */
  isCalm(): boolean;
  /** Called with a signal that is aborted when leadership is lost or given up. */
  onLeadership(signal: AbortSignal): void;
  onProblem(error: unknown): void;
}

export interface Leader {
  isLeader(): boolean;
  start(): Promise<void>;
  /** Gives up leadership that expired without renewal, as after a long pause, and asks for it again: call it before writing. */
  confirm(): void;
  /** Resolves when the store has answered about leadership. */
  settled(): Promise<void>;
  /** Gives up leadership, so that another process takes it at once. */
  stop(): Promise<void>;
}

const LEASE = "ingest";
/** A leader that has died is replaced after so many seconds, and after the second number where nothing is to be read. */
const LEASE_SECONDS = 30;
const CALM_LEASE_SECONDS = 300;
/** Leadership is renewed three times while it lasts. */
const RENEWALS = 3;

/**
 * Competes for leadership among the processes that share a store. The leader renews it in time; where that fails,
 * somebody else may have it, and the work is stopped at once.
 */
export function acquireLeadership({
  store,
  holder,
  now,
  timer,
  isCalm,
  onLeadership,
  onProblem,
}: LeaderOptions): Leader {
  let lead: AbortController | null = null;
  /** Until when leadership is certain, in milliseconds. */
  let until = 0;
  let cancel = (): void => {};
  let [isStopped, isAsking] = [false, false];
  let asking: Promise<void> = Promise.resolve();

  function lose(): void {
    lead?.abort(new Error("another process polls now"));
    lead = null;
  }

  function leaseSeconds(): number {
    return lead !== null && isCalm() ? CALM_LEASE_SECONDS : LEASE_SECONDS;
  }

  async function ask(seconds: number): Promise<void> {
    const at = now();
    let isHeld: boolean;
    try {
      isHeld = await store.takeLease(LEASE, holder, at, seconds);
    } catch (error) {
      onProblem(error);
      if (now().getTime() >= until) lose();
      return;
    }
    if (isStopped) return;
    if (!isHeld) {
      lose();
      return;
    }
    until = at.getTime() + seconds * 1000;
    if (lead !== null) return;
    lead = new AbortController();
    onLeadership(lead.signal);
  }

  /** `asked` are the seconds that were asked for last: a longer lease is planned for only once it is there. */
  function next(asked: number): void {
    if (isStopped) return;
    cancel = timer(askAgain, (Math.min(asked, leaseSeconds()) * 1000) / RENEWALS);
  }

  function askAgain(): void {
    isAsking = true;
    const seconds = leaseSeconds();
    asking = ask(seconds).finally(() => {
      isAsking = false;
      next(seconds);
    });
  }

  return {
    isLeader: () => lead !== null,
    confirm() {
      if (lead === null || now().getTime() < until) return;
      lose();
      // A leader that was asleep, unnoticed by the others, need not wait for the next renewal to go on.
      if (isAsking) return;
      cancel();
      askAgain();
    },
    settled: () => asking,
    async start() {
      askAgain();
      await asking;
    },
    async stop() {
      isStopped = true;
      cancel();
      lose();
      await asking;
      await store.releaseLease(LEASE, holder).catch(onProblem);
    },
  };
}
