import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Environment } from "./env/environment.ts";
import { reasonOf } from "./log/reason-of.ts";
import { StartProblem } from "./start-problem.ts";
import type { Database } from "./db/database.ts";
import { databaseProblem } from "./db/database-problem.ts";
import { databaseAdvice } from "./db/database-advice.ts";
import { openStoreAndDatabase } from "./store/open-store.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

type Place = Pick<Environment, "DATA_DIR" | "DATABASE_URL">;

/** The configured store. Throws a StartProblem where the data folder or the database cannot be used. */
export async function openCheckedStore(place: Place): Promise<Store> {
  return (await openCheckedDatabase(place)).store;
}

/** How long a start waits for a PostgreSQL server that is not up yet, as when both are started together. */
export interface Patience {
  /** 0: not at all. */
  seconds: number;
  /** Called once, with a line for the log, when the waiting begins. */
  onWaiting(message: string): void;
  /** Ends the waiting. */
  signal: AbortSignal;
}

const LOOK_EVERY_MS = 500;

/** The same with the database under it, for the accounts. Closing the store closes both. */
export async function openCheckedDatabase(
  { DATA_DIR, DATABASE_URL }: Place,
  patience: Patience | null = null,
): Promise<{ store: Store; database: Database<Tables> }> {
  refuseUnwritable(DATA_DIR);
  const until = performance.now() + (patience?.seconds ?? 0) * 1000;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openStoreAndDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    } catch (error) {
      const mayCome = DATABASE_URL !== undefined && databaseProblem(error) === "away";
      if (patience === null || !mayCome || performance.now() >= until) {
        throw new StartProblem(openProblem(error, { DATA_DIR, DATABASE_URL }), { cause: error });
      }
      if (isFirst) {
        const where = `The database at ${new URL(DATABASE_URL).host} is not answering yet (${reasonOf(error)})`;
        patience.onWaiting(`${where}; waiting up to ${patience.seconds} seconds for it`);
      }
      await wait(LOOK_EVERY_MS, null, { signal: patience.signal });
    }
  }
}

/** A folder that this makes is its owner's alone; one that was there is as its owner wants it. */
const OWNER_ALONE = 0o700;

/** Another process may have made it meanwhile. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: OWNER_ALONE });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** A folder and those above it that are not there, the outermost first. Node.js never returns from making them all at once below `/proc`. */
function missingParts(folder: string): string[] {
  return existsSync(folder) ? [] : [...missingParts(dirname(folder)), folder];
}

/** Files are written into the folder in any case: the embedded store, or downloaded copies. */
function refuseUnwritable(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    for (const part of missingParts(folder)) makeFolder(part);
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written to (${reasonOf(error)}). Make it writable for this user, or choose another with DATA_DIR=/path/to/folder before the command.`,
      { cause: error },
    );
  }
}

function openProblem(error: unknown, { DATA_DIR, DATABASE_URL }: Place): string {
  const reason = reasonOf(error);
  const where = DATABASE_URL === undefined ? `in ${DATA_DIR}` : `at ${new URL(DATABASE_URL).host}`;
  const problem = `The database ${where} could not be opened: ${reason}`;
  // Our own refusals are whole sentences and say what to do.
  if (reason.endsWith(".")) return problem;
  return `${problem}. ${databaseAdvice(databaseProblem(error), DATABASE_URL !== undefined)}`;
}
