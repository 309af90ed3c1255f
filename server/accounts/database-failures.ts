import { AsyncLocalStorage } from "node:async_hooks";
import { databaseProblem } from "../db/database-problem.ts";

/** Remembers what the database did to a call of the accounts library, which hides it. */
export interface DatabaseFailures {
  /** To be told of every statement that failed. */
  note(error: unknown): void;
  /**
   * Does some work of the library's, and rejects with the database's own error where the database failed meanwhile: the library
   * calls that a fault of its own, or goes on as if a session had been ended.
   */
  reveal<T>(work: () => Promise<T>): Promise<T>;
}

/** Calls at the same time are kept apart. */
export function databaseFailures(): DatabaseFailures {
  const calls = new AsyncLocalStorage<{ failure: unknown }>();
  return {
    note(error) {
      const call = calls.getStore();
      if (call !== undefined && databaseProblem(error) !== null) call.failure = error;
    },
    async reveal(work) {
      const call: { failure: unknown } = { failure: null };
      const [outcome] = await Promise.allSettled([calls.run(call, work)]);
      if (call.failure !== null) throw call.failure;
      if (outcome.status === "rejected") throw outcome.reason;
      return outcome.value;
    },
  };
}
