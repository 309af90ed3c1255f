import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { OWN_PROCESS } from "./own-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** How a command ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of `cli/` as a process of its own, with these variables and nothing of this process's own configuration. */
export async function runCommand(
  name: string,
  args: readonly string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, [`cli/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { ...OWN_PROCESS, NO_COLOR: "1", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended: Ended = { code: null, stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    ended.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    ended.stderr += text;
  });
  await once(child, "close");
  return { ...ended, code: child.exitCode };
}
