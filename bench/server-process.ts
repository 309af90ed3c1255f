import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CannotMeasure } from "./cannot-measure.ts";
import { COMPILED_CODE } from "./compiled-code.ts";
import { cleanEnvironment } from "./run-child.ts";

const ROOT = join(import.meta.dirname, "..");
const MAIN = join(ROOT, "server", "main.ts");

/** A server in a process of its own. */
export interface ServerProcess {
  /** Without a slash at the end. */
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** The built site as `npm start` runs it, over the store in `dataDir`, on a free port. */
export function startSiteProcess(dataDir: string, variables: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess([MAIN], { DATA_DIR: dataDir, PORT: "0", ...COMPILED_CODE, ...variables });
}

/** A Node.js program that names its address, `http://127.0.0.1:PORT`, in its output once it listens. */
export async function startServerProcess(args: string[], variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: cleanEnvironment(variables),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = Promise.withResolvers<string>();
  // The stream is read to its end, so that a server that logs never waits for a full pipe.
  createInterface({ input: child.stdout }).on("line", (line) => {
    const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (match !== null) address.resolve(match[0]);
  });
  const kill = (): void => void child.kill();
  process.once("exit", kill);
  child.on("exit", () => process.off("exit", kill));
  child.on("error", address.reject);
  child.on("exit", (code) => address.reject(new CannotMeasure(`the server ended with ${code} before it listened`)));
  return { address: await address.promise, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
