import { reasonOf } from "../log/reason-of.ts";
import type { Logger } from "../log/logger.ts";

/** Whether what the store holds can be believed. What is damaged once stays so until the site starts again. */
export interface Soundness {
  isDamaged(): boolean;
  /** A read came upon the damage. */
  note(error: unknown): void;
  /** Resolves when the look that is under way is over; at once where there is none. */
  settled(): Promise<void>;
  stop(): void;
}

export interface SoundnessOptions {
  /** Looks at the whole store: `ok`, or what is wrong. */
  check(): Promise<string>;
  log: Logger;
}

const CHECK_EVERY_MS = 6 * 60 * 60 * 1000;
const ADVICE = "npm run doctor says more, and docs/operations.md what to do";

/** Looks now and then again every six hours, beside the site's work. */
export function watchSoundness({ check, log }: SoundnessOptions): Soundness {
  let isDamaged = false;
  let looking = Promise.resolve();

  function damaged(what: string): void {
    if (!isDamaged) log.fatal({ what }, `the store is damaged; ${ADVICE}`);
    isDamaged = true;
  }

  async function look(): Promise<void> {
    try {
      const found = await check();
      if (found !== "ok") damaged(found);
    } catch (error) {
      log.error({ err: error }, "whether the store is sound could not be found out; trying again in six hours");
    }
  }

  const timer = setInterval(() => {
    looking = look();
  }, CHECK_EVERY_MS);
  timer.unref();
  looking = look();
  return {
    isDamaged: () => isDamaged,
    note: (error) => damaged(reasonOf(error)),
    settled: () => looking,
    stop: () => clearInterval(timer),
  };
}
