import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { OWN_PROCESS } from "./own-process.ts";

/** The server as a process of its own, from its own entry. */
export interface SiteProcess {
  child: ChildProcess;
  /** Both of its streams so far. */
  output(): string;
  /** Its exit code; null after a signal. */
  exit: Promise<number | null>;
}

/** With a live provider configured, here one that nobody reaches, the store stays empty, which is quicker. */
export const NO_DEMO = { SPORTSDATAIO_KEY: "unused", SPORTSDATAIO_URL: "http://127.0.0.1:9" };

/** Starts the built site, or with another entry the one for development, over `folder/data` on a free port; it is ended with the test. */
export function spawnSite(
  folder: string,
  variables: Record<string, string> = {},
  entry: "server/main.ts" | "cli/dev.ts" = "server/main.ts",
): SiteProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...OWN_PROCESS, DATA_DIR: join(folder, "data"), PORT: "0", ...NO_DEMO, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const take = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  const exit = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  return { child, output: () => output, exit };
}

/** Where it listens, as soon as it says so. */
export async function addressOf({ output }: Pick<SiteProcess, "output">): Promise<string> {
  // A development site compiles first, which a busy machine takes minutes for.
  await expect.poll(output, { timeout: 240_000 }).toMatch(/Pickle Six is at http/);
  return /Pickle Six is at (http:\/\/[\d.:]+)/.exec(output())?.[1] ?? "";
}
