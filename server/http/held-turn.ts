import { setImmediate } from "node:timers/promises";

/** Waits for work that others do elsewhere, and lets somebody else have the turn meanwhile. */
export type WaitOutside = <T>(work: Promise<T>) => Promise<T>;

/** A turn that its holder lends to others while he waits. */
export interface HeldTurn {
  waitOutside: WaitOutside;
  /** Ends it for good; a second call does nothing. */
  end(): void;
}

/**
 * Takes a turn with `take`, which resolves with the function that ends it. Work that settles at once, from memory, costs no turn; for any other the
 * turn is ended and taken again behind it, and where that fails, so does the waiting.
 */
export async function holdTurn(take: () => Promise<() => void>): Promise<HeldTurn> {
  let endTurn: (() => void) | null = await take();
  let retaking: Promise<void> | null = null;
  let isOver = false;

  function release(): void {
    endTurn?.();
    endTurn = null;
  }

  async function takeAgain(): Promise<void> {
    endTurn = await take();
    if (isOver) release();
  }

  return {
    async waitOutside(work) {
      const isSettled = await Promise.race([hasSettled(work), setImmediate(false)]);
      if (isSettled) return work;
      release();
      await hasSettled(work);
      // Two that waited for the same page take one turn: a second would wait for the first, which is their own.
      if (endTurn === null && !isOver) {
        retaking ??= takeAgain().finally(() => {
          retaking = null;
        });
        await retaking;
      }
      return work;
    },
    end() {
      isOver = true;
      release();
    },
  };
}

/** True as soon as it is done, well or not. */
function hasSettled(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => true,
  );
}
