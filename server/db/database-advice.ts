import { reasonOf } from "../log/reason-of.ts";
import { type DatabaseProblem, databaseProblem } from "./database-problem.ts";

const WHAT: Record<DatabaseProblem, string> = {
  away: "The database is not reachable",
  full: "The disk that holds the database is full",
  disk: "The disk that holds the database could not be read or written",
  damaged: "The database is damaged",
  "read-only": "The database is read-only",
};

/**
 * For an error that interrupted some work with the database: what happened, what was saved, and what to do, in whole sentences.
 * Null if the error has another cause.
 */
export function databaseWords(error: unknown): string | null {
  const problem = databaseProblem(error);
  if (problem === null) return null;
  const isServer = !(error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE"));
  const left = "the current step was saved completely or not at all, and everything saved before it is intact";
  return `${WHAT[problem]} (${reasonOf(error)}): ${left}. ${databaseAdvice(problem, isServer)}`;
}

/** What the administrator can do about a problem, in whole sentences. Null is an unknown problem; `isServer` means PostgreSQL. */
export function databaseAdvice(problem: DatabaseProblem | null, isServer: boolean): string {
  switch (problem) {
    case "full":
      return isServer
        ? "Free up space on the database server's disk."
        : "Free up space, or choose a folder on another disk with DATA_DIR=/path/to/folder before the command.";
    case "disk":
      return "Check the health of the disk and the limits of this user (ulimit).";
    case "read-only":
      return isServer
        ? "Point DATABASE_URL at the primary server."
        : "Give this user write permission on its file and folder.";
    case "damaged":
      return isServer
        ? "See the log of the database server."
        : "Stop the site and restore a backup with npm run restore -- --from FILE --overwrite, or choose another folder with DATA_DIR=/path/to/folder before the command.";
    case "away":
    case null:
      return isServer
        ? "Check that it runs and that DATABASE_URL is right."
        : "Check that no other program has it locked and that this user may read it, or choose another folder with DATA_DIR=/path/to/folder before the command.";
    default:
      return problem satisfies never;
  }
}
