import { reasonOf } from "../log/reason-of.ts";
import { type DatabaseProblem, databaseProblem } from "./database-problem.ts";

const WHAT: Record<DatabaseProblem, string> = {
  away: "The store cannot be reached",
  full: "The disk that holds the store is full",
  disk: "The disk that holds the store could not be read or written",
  damaged: "The store is damaged",
  "read-only": "The store takes nothing new",
};

/**
 * What happened to the store in the middle of some work, what is left of the work, and what to do, in whole sentences; null
 * where something else went wrong.
 */
export function databaseWords(error: unknown): string | null {
  const problem = databaseProblem(error);
  if (problem === null) return null;
  const isServer = !(error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE"));
  const left = "what was being stored is in it whole or not at all, and everything before that is there";
  return `${WHAT[problem]} (${reasonOf(error)}): ${left}. ${databaseAdvice(problem, isServer)}`;
}

/**
 * What whoever runs the site can do about it, in whole sentences. `problem` is null where nobody knows it; `isServer` is true
 * for PostgreSQL.
 */
export function databaseAdvice(problem: DatabaseProblem | null, isServer: boolean): string {
  switch (problem) {
    case "full":
      return isServer
        ? "Make room on the database server's disk, and try again."
        : "Make room, or choose a folder on another disk with DATA_DIR=/path/to/folder before the command.";
    case "disk":
      return "Look at the disk's state and at this user's limits.";
    case "read-only":
      return isServer
        ? "Name the server that takes writes in DATABASE_URL."
        : "Give this user the right to write to it and to its folder.";
    case "damaged":
      return isServer
        ? "Look at the database server's log."
        : "Put a copy in its place with npm run restore -- --from FILE --overwrite, or choose another folder with DATA_DIR=/path/to/folder before the command.";
    case "away":
    case null:
      return isServer
        ? "Check that it runs and that DATABASE_URL is right."
        : "Check that no other program holds it and that this user may read it, or choose another folder with DATA_DIR=/path/to/folder before the command.";
    default:
      return problem satisfies never;
  }
}
