import { type Environment, readEnvironment } from "../../server/env/environment.ts";
import { openCheckedStore } from "../../server/open-checked-store.ts";
import { StartProblem } from "../../server/start-problem.ts";
import type { Store } from "../../server/store/store.ts";
import { CommandProblem } from "./command-problem.ts";

/** The configuration, or a line for each variable that cannot be used. */
export function commandEnvironment(): Environment {
  const environment = readEnvironment(process.env);
  if (!environment.ok) throw new CommandProblem(environment.error.join("\n"), 2);
  return environment.value;
}

/** Works with the store and closes it, whatever happens. */
export async function withStore<T>(environment: Environment, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openCheckedStore(environment).catch((error: unknown) => {
    throw error instanceof StartProblem ? new CommandProblem(error.message) : error;
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Aborted by Ctrl-C and by a request to end; the work then stops at its next safe point. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => controller.abort(new CommandProblem("Stopped.", 130)));
  }
  return controller.signal;
}
