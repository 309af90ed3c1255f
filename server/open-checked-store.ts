import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./env/environment.ts";
import { reasonOf } from "./log/reason-of.ts";
import { StartProblem } from "./start-problem.ts";
import type { Database } from "./db/database.ts";
import { openStoreAndDatabase } from "./store/open-store.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

type Place = Pick<Environment, "DATA_DIR" | "DATABASE_URL">;

/** The configured store. Throws a StartProblem where the data folder or the database cannot be used. */
export async function openCheckedStore(place: Place): Promise<Store> {
  return (await openCheckedDatabase(place)).store;
}

/** The same with the database under it, for the accounts. Closing the store closes both. */
export async function openCheckedDatabase({
  DATA_DIR,
  DATABASE_URL,
}: Place): Promise<{ store: Store; database: Database<Tables> }> {
  refuseUnwritable(DATA_DIR);
  try {
    return await openStoreAndDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  } catch (error) {
    throw new StartProblem(databaseProblem(reasonOf(error), DATA_DIR, DATABASE_URL), { cause: error });
  }
}

/** A folder that this makes is its owner's alone; one that was there is as its owner wants it. */
const OWNER_ALONE = 0o700;

/** Files are written into the folder in any case: the embedded store, or downloaded copies. */
function refuseUnwritable(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ALONE });
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

function databaseProblem(reason: string, folder: string, url: string | undefined): string {
  const where = url === undefined ? `in ${folder}` : `at ${new URL(url).host}`;
  const problem = `The database ${where} could not be opened: ${reason}`;
  // Our own refusals are whole sentences and say what to do.
  if (reason.endsWith(".")) return problem;
  return url === undefined
    ? `${problem}. Put a copy of the store in its place, or choose another folder with DATA_DIR=/path/to/folder before the command.`
    : `${problem}. Check that it runs and that DATABASE_URL is right.`;
}
