import { spawn } from "node:child_process";
import { findNpm } from "./find-npm.mjs";

export interface NpmRun {
  /** Null where it was ended because it took too long, or could not be started. */
  code: number | null;
  out: string;
  problem: string;
}

/** Runs npm in a folder and gives what it wrote. It is ended after `patience` milliseconds, whatever it does. */
export async function runNpm(given: string[], { cwd, patience }: { cwd: string; patience: number }): Promise<NpmRun> {
  const { command, args } = findNpm();
  const child = spawn(command, [...args, ...given], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const run: NpmRun = { code: null, out: "", problem: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    run.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    run.problem += chunk.toString();
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  const ended = Promise.withResolvers<number | null>();
  child.on("error", (error) => {
    run.problem += error.message;
    ended.resolve(null);
  });
  child.on("close", (code) => ended.resolve(code));
  run.code = await ended.promise;
  clearTimeout(timer);
  return run;
}
