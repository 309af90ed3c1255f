import { reasonOf } from "../log/reason-of.ts";
import type { Logger } from "../log/logger.ts";

/** Whether the database's content can be trusted. Damage, once found, counts until the site is restarted. */
export interface Soundness {
  isDamaged(): boolean;
  /** Reports damage that a query ran into. */
  note(error: unknown): void;
  /** Resolves when no check is running. */
  settled(): Promise<void>;
  stop(): void;
}

export interface SoundnessOptions {
  /** Checks the whole database: `ok`, or what is wrong with it. */
  check(): Promise<string>;
  log: Logger;
}

const CHECK_EVERY_MS = 6 * 60 * 60 * 1000;

/** Checks the database in the background, now and every six hours. */
export function watchSoundness({ check, log }: SoundnessOptions): Soundness {
  let isDamaged = false;

  function damaged(what: string): void {
    if (!isDamaged) log.fatal({ what }, "the database is damaged: run npm run doctor for details");
    isDamaged = true;
  }

  async function run(): Promise<void> {
    try {
      const found = await check();
      if (found !== "ok") damaged(found);
    } catch (error) {
      log.error({ err: error }, "the database could not be checked; trying again in six hours");
    }
  }

  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    isDamaged: () => isDamaged,
    note: (error) => damaged(reasonOf(error)),
    settled: () => running,
    stop: () => clearInterval(timer),
  };
}
