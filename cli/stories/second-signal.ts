import { CommandProblem } from "../command/command-problem.ts";

/** A signal can reach the process twice at once: from the terminal and from npm. */
const SAME_SIGNAL_MS = 300;

/** Aborted by a second Ctrl-C, for anyone who does not want to wait for what is running. */
export function secondSignal(): AbortSignal {
  const controller = new AbortController();
  let first: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      first ??= performance.now();
      if (performance.now() - first > SAME_SIGNAL_MS) controller.abort(new CommandProblem("Stopped.", 130));
    });
  }
  return controller.signal;
}
