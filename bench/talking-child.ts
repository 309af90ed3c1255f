import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { z } from "zod";
import { CannotMeasure } from "./cannot-measure.ts";
import { cleanEnvironment } from "./run-child.ts";

/** A Node.js program that is told what to do, and says what it did. */
export interface TalkingChild<T> {
  tell(order: object): void;
  /** The next thing that it says; what was said before anybody asked waits. */
  hear(): Promise<T>;
  stop(): Promise<void>;
}

/** Starts one; rejects what it hears with `CannotMeasure` once the program has ended. */
export function startTalkingChild<T>(args: string[], message: z.ZodType<T>): TalkingChild<T> {
  const child = spawn(process.execPath, args, {
    env: cleanEnvironment({}),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const heard: T[] = [];
  let waiting: PromiseWithResolvers<T> | null = null;
  child.on("message", (said) => {
    heard.push(message.parse(said));
    if (waiting !== null) deliver(waiting);
  });
  const kill = (): void => void child.kill();
  process.once("exit", kill);
  child.once("exit", (code) => {
    process.off("exit", kill);
    waiting?.reject(new CannotMeasure(`${args[0]} ended with ${code}`));
  });

  function deliver(to: PromiseWithResolvers<T>): void {
    const [next] = heard.splice(0, 1);
    if (next === undefined) return;
    waiting = null;
    to.resolve(next);
  }

  return {
    tell(order) {
      child.send(order);
    },
    hear() {
      const asked = Promise.withResolvers<T>();
      waiting = asked;
      deliver(asked);
      return asked.promise;
    },
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.disconnect();
  await ended;
}
