import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { COMMAND_OPTIONS } from "./command-options.mjs";
import { ensurePackages } from "./ensure-packages.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The Node.js that the sources are written for. */
const NEEDED = 24;

/** Commands of a site that is built: they need none of the packages for development. */
const RUNNING = new Set([
  "start",
  "sign-in",
  "import",
  "reconcile",
  "evaluate",
  "stories",
  "replay",
  "doctor",
  "sbom",
  "backup",
  "restore",
]);

/**
 * Runs `cli/<name>.ts` with the packages in place and with Node.js 24, which comes as one of the packages.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  // Where the person stands, as npm names it: commands read paths from there.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(ROOT);
  const file = join(ROOT, "cli", `${name}.ts`);
  if (!/^[a-z][a-z-]*$/.test(name ?? "") || !existsSync(file)) return stop(`Unknown command "${name}".`);
  const problem = ensurePackages(ROOT, { development: !RUNNING.has(name ?? "") });
  if (problem !== null) return stop(problem);
  keepCompiledCode();
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
  const options = COMMAND_OPTIONS[name ?? ""] ?? [];
  const isNewEnough = Number(process.versions.node.split(".")[0]) >= NEEDED;
  if (isNewEnough && options.length === 0) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const packaged = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  const node = isNewEnough ? process.execPath : packaged;
  if (!existsSync(node)) {
    return stop(
      `Node.js ${NEEDED} is missing from node_modules (${process.version} runs now): its install step was not allowed to run. ` +
        `Run "npm rebuild node", or install Node.js ${NEEDED}, and try again.`,
    );
  }
  const child = spawn(node, [...options, file, ...args], { stdio: "inherit" });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("error", (error) => stop(`Node.js ${NEEDED} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
  });
}

/**
 * Compiled sources are kept for the next start, here and in all processes that the command begins: a start of the site takes 2.5 instead of 4.4
 * seconds of processor time. Node.js leaves a folder alone that cannot be written. The machine's own Node.js may not know this yet.
 */
function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules", ".cache", "compiled");
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
}

/**
 * npm runs a script in a shell and passes a signal to that shell only, which dies of it and leaves us running. So the end
 * of the shell is taken as the signal.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
}

/** @param {string} line */
function stop(line) {
  console.error(line);
  process.exitCode = 1;
}
