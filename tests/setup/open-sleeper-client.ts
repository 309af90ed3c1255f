import { onTestFinished } from "vitest";
import { openSleeper, type Sleeper, type SleeperOptions } from "../../server/sleeper/open-sleeper.ts";
import type { SleeperAnswer, SleeperProblem, SleeperResult } from "../../server/sleeper/sleeper-problem.ts";
import { openSleeperEmulator, type SleeperEmulator } from "../emulators/sleeper/open-sleeper-emulator.ts";

export interface SleeperBench {
  sleeper: Sleeper;
  emulator: SleeperEmulator;
  /** The client's clock. */
  now(): Date;
  /** Lets so many seconds go by on the client's clock. */
  pass(seconds: number): void;
}

/** When the client's clock begins. */
export const SUNDAY = "2026-09-27T17:00:00.000Z";

/** A client of an emulated Sleeper, on a clock that stands still. Both are gone with the test. */
export async function openSleeperClient(options: Partial<SleeperOptions> = {}): Promise<SleeperBench> {
  const emulator = await openSleeperEmulator();
  onTestFinished(() => emulator.close());
  let time = Date.parse(SUNDAY);
  const now = (): Date => new Date(time);
  const sleeper = openSleeper({
    baseURL: emulator.baseURL,
    now,
    deadline: emulator.patience,
    ...options,
  });
  return {
    sleeper,
    emulator,
    now,
    pass(seconds) {
      time += seconds * 1000;
    },
  };
}

/** The answer of a question that must have one. */
export function answerOf<T>(result: SleeperResult<T>): SleeperAnswer<T> {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The problem of a question that must have one. */
export function problemOf(result: SleeperResult<unknown>): SleeperProblem {
  if (result.ok) throw new Error("expected a problem");
  return result.error;
}
