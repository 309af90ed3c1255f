import type { Timer } from "../clock/timer.ts";
import type { Store } from "./store.ts";

/** A lease that is renewed for as long as it is held. */
export interface HeldLease {
  /** Aborted where it ran out unrenewed, or another process has it. */
  signal: AbortSignal;
  release(): Promise<void>;
}

export interface LeaseOptions {
  store: Pick<Store, "takeLease" | "releaseLease">;
  name: string;
  /** The holder, by a name that nobody else has. */
  holder: string;
  /** After so many seconds without a renewal another may take it. */
  seconds: number;
  now(): Date;
  timer: Timer;
  /** Called with what kept it from being renewed or released; it is held until it runs out all the same. */
  onProblem(error: unknown): void;
}

/** A renewal that fails is tried again before the lease runs out. */
const RENEWALS = 3;

/** Takes a lease among all processes that share the store, and renews it in time; null where somebody has it. */
export async function heldLease(options: LeaseOptions): Promise<HeldLease | null> {
  const { store, name, holder, seconds, now, timer, onProblem } = options;
  const lost = new AbortController();
  let cancelExpiry = (): void => {};
  let cancelRenewal = (): void => {};
  let renewing: Promise<void> = Promise.resolve();

  function end(): void {
    cancelExpiry();
    cancelRenewal();
  }

  function lose(): void {
    end();
    lost.abort(new Error(`the lease "${name}" is lost`));
  }

  /** `at`, in milliseconds, is when the store was asked. */
  function heldFrom(at: number): void {
    cancelExpiry();
    cancelExpiry = timer(lose, at + seconds * 1000 - now().getTime());
  }

  async function renew(): Promise<void> {
    const at = now();
    try {
      const isHeld = await store.takeLease(name, holder, at, seconds);
      if (lost.signal.aborted) return;
      if (!isHeld) return lose();
      heldFrom(at.getTime());
    } catch (error) {
      onProblem(error);
    }
    next();
  }

  function next(): void {
    if (lost.signal.aborted) return;
    cancelRenewal = timer(
      () => {
        renewing = renew();
      },
      (seconds * 1000) / RENEWALS,
    );
  }

  const at = now();
  if (!(await store.takeLease(name, holder, at, seconds))) return null;
  heldFrom(at.getTime());
  next();
  return {
    signal: lost.signal,
    async release() {
      end();
      await renewing;
      end();
      await store.releaseLease(name, holder).catch(onProblem);
    },
  };
}
