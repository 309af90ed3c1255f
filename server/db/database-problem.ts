/**
 * What is wrong with a database that is not the fault of whoever asked it: it cannot be reached (`away`), its disk has no room
 * (`full`) or fails (`disk`), what it holds is no longer sound (`damaged`), or it takes nothing new (`read-only`).
 */
export type DatabaseProblem = "away" | "full" | "disk" | "damaged" | "read-only";

/**
 * By the beginning of the codes of SQLite, PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the
 * connection to it. Whatever else speaks over the network here wraps its errors, so a bare one is the database's.
 */
const BY_CODE: readonly (readonly [pattern: RegExp, problem: DatabaseProblem])[] = [
  [/^(SQLITE_FULL|53100$)/, "full"],
  [/^(SQLITE_IOERR|58030$)/, "disk"],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001$|XX002$)/, "damaged"],
  [/^(SQLITE_READONLY|25006$)/, "read-only"],
  [/^(SQLITE_(BUSY|CANTOPEN|PROTOCOL)|08...$|53[234]00$|57P0.$)/, "away"],
  [/^(ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|EAI_AGAIN$|ENOTFOUND$)/, "away"],
];

/** The library for PostgreSQL says these without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** What is wrong with the database where that is why something failed; null where something else is. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") {
    const { code } = error;
    return BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? null;
  }
  return LOST.test(error.message) ? "away" : null;
}
