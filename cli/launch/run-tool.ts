import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** A step that failed; its own output has said why. */
export class StepFailed extends Error {
  override name = "StepFailed";
}

/**
 * Runs one of the installed tools, given as arguments of Node.js, and shows its output only when it fails (or at once
 * with `show`). Rejects with StepFailed when the tool does.
 */
export async function runTool(
  name: string,
  args: string[],
  variables: Record<string, string> = {},
  { show = false }: { show?: boolean } = {},
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  const ended = Promise.withResolvers<number>();
  child.on("error", ended.reject);
  child.on("close", (code) => ended.resolve(code ?? 1));
  const code = await ended.promise;
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new StepFailed(`${name} failed`);
}
