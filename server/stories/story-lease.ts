import { randomUUID } from "node:crypto";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { Timer } from "../clock/timer.ts";
import type { Store } from "../store/store.ts";

/** A text is nobody else's while this is held. */
export interface StoryLease {
  /** Aborted where the lease could not be renewed in time. */
  signal: AbortSignal;
  release(): Promise<void>;
}

/** Seconds after which a process that died while writing a story is replaced. */
const SECONDS = 90;
const RENEWALS = 3;

/**
 * Takes the right to write one text, among all processes and everything in this one; null where somebody has it. It is
 * renewed for as long as it is held.
 */
export async function takeStoryLease(
  { store, now, timer }: { store: Pick<Store, "takeLease" | "releaseLease">; now(): Date; timer: Timer },
  { gameKey, kind }: { gameKey: string; kind: ArticleKind },
): Promise<StoryLease | null> {
  const name = `story ${kind} ${gameKey}`;
  const holder = randomUUID();
  const lost = new AbortController();
  let cancel = (): void => {};
  let renewing: Promise<void> = Promise.resolve();
  if (!(await store.takeLease(name, holder, now(), SECONDS))) return null;

  async function renew(): Promise<void> {
    const isHeld = await store.takeLease(name, holder, now(), SECONDS).catch(() => false);
    if (!isHeld) lost.abort(new Error("another process is writing this story now"));
    else next();
  }
  function next(): void {
    cancel = timer(
      () => {
        renewing = renew();
      },
      (SECONDS * 1000) / RENEWALS,
    );
  }
  next();
  return {
    signal: lost.signal,
    async release() {
      cancel();
      await renewing;
      cancel();
      // It runs out by itself.
      await store.releaseLease(name, holder).catch(() => undefined);
    },
  };
}
