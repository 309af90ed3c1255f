import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { z } from "zod";
import { CannotMeasure } from "./cannot-measure.ts";

/** What a process cost from its start to its end. */
export interface ChildUsage {
  /** On the clock. */
  seconds: number;
  /** User and system time of all its threads. */
  cpuSeconds: number;
  /** The most memory that it held at once, in bytes. */
  peakBytes: number;
  output: string;
}

/** Node.js: microseconds, and kilobytes of 1,024 bytes. */
const usageShape = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });
const REPORT = join(import.meta.dirname, "child", "report-usage.ts");

/** Runs Node.js with these arguments to its end. Throws when it fails, with the last of what it said. */
export async function runChild(args: readonly string[], variables: Record<string, string> = {}): Promise<ChildUsage> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", REPORT, ...args], {
    env: cleanEnvironment(variables),
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const ended = Promise.withResolvers<number>();
  child.on("error", ended.reject);
  child.on("exit", (code) => ended.resolve(code ?? 1));
  const [code, output, complaints, usage] = await Promise.all([
    ended.promise,
    readAll(child.stdout),
    readAll(child.stderr),
    readAll(child.stdio[3]),
  ]);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new CannotMeasure(`${args.join(" ")} failed: ${complaints.trim().slice(-1_000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = usageShape.parse(JSON.parse(usage));
  return { seconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakBytes: maxRSS * 1024, output };
}

function readAll(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) throw new TypeError("the process was started without this stream");
  return text(stream);
}

/** This process's environment without what would configure the site, and with these. */
export function cleanEnvironment(variables: Record<string, string>): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "LANG"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), NODE_ENV: "production", ...variables };
}
