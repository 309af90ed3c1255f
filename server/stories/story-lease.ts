import { randomUUID } from "node:crypto";
import type { ArticleKind } from "../../domain/game/story.ts";
import type { Timer } from "../clock/timer.ts";
import type { Logger } from "../log/logger.ts";
import { type HeldLease, heldLease } from "../store/held-lease.ts";
import type { Store } from "../store/store.ts";

/** Seconds after which a process that died while writing a story is replaced. */
const SECONDS = 90;

/** Takes the right to write one text, among all processes and everything in this one; null where somebody has it. */
export function takeStoryLease(
  services: { store: Pick<Store, "takeLease" | "releaseLease">; log: Logger; now(): Date; timer: Timer },
  { gameKey, kind }: { gameKey: string; kind: ArticleKind },
): Promise<HeldLease | null> {
  const { store, log, now, timer } = services;
  return heldLease({
    store,
    name: `story ${kind} ${gameKey}`,
    holder: randomUUID(),
    seconds: SECONDS,
    now,
    timer,
    onProblem: (error) =>
      log.warn({ err: error, gameKey }, `the store did not answer about the lease of the ${kind} of game ${gameKey}`),
  });
}
