import type { Timer } from "../../clock/timer.ts";

/** A timer counts only what the machine was awake for, so the time of day is looked at this often. */
const LOOK_MS = 30_000;

/**
 * Calls back once the clock shows a moment (milliseconds since the epoch), and soon after the clock was set back: then what was
 * planned by it is to be planned again. Returns what stops it.
 */
export function waitUntil(
  { now, timer }: { now(): Date; timer: Timer },
  moment: number,
  callback: () => void,
): () => void {
  let cancel = (): void => {};
  function wait(): void {
    const from = now().getTime();
    cancel = timer(
      () => {
        const at = now().getTime();
        if (at >= moment || at < from) callback();
        else wait();
      },
      Math.min(moment - from, LOOK_MS),
    );
  }
  wait();
  return () => cancel();
}
