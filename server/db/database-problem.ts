/**
 * Why a database cannot be used, whatever the query: it is not reachable (`away`), its disk is full (`full`) or failing (`disk`),
 * its content is corrupt (`damaged`), or it accepts no writes (`read-only`).
 */
export type DatabaseProblem = "away" | "full" | "disk" | "damaged" | "read-only";

/**
 * Error codes of SQLite, of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of its connection.
 * All other network clients in this program wrap their errors, so a bare network error comes from the database.
 */
const BY_CODE: readonly (readonly [pattern: RegExp, problem: DatabaseProblem])[] = [
  [/^(SQLITE_FULL|53100$)/, "full"],
  [/^(SQLITE_IOERR|58030$)/, "disk"],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001$|XX002$)/, "damaged"],
  [/^(SQLITE_READONLY|25006$)/, "read-only"],
  [/^(SQLITE_(BUSY|CANTOPEN|PROTOCOL)|08...$|53[234]00$|57P0.$)/, "away"],
  [/^(ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|EAI_AGAIN$|ENOTFOUND$)/, "away"],
];

/** Messages of the PostgreSQL client that come without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The database problem that an error stands for; null if it has another cause. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") {
    const { code } = error;
    // A file that is not there, of a command's argument say, has this code too; only a socket is connected to.
    if (code === "ENOENT" && !("syscall" in error && error.syscall === "connect")) return null;
    return BY_CODE.find(([pattern]) => pattern.test(code))?.[1] ?? null;
  }
  return LOST.test(error.message) ? "away" : null;
}
