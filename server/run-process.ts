import { flushCompileCache } from "node:module";
import type { Development } from "./development.ts";
import { databaseWords } from "./db/database-advice.ts";
import { readEnvironment } from "./env/environment.ts";
import { secretsOf, shortSecrets } from "./env/secrets.ts";
import { createLogger } from "./log/logger.ts";
import { StartProblem } from "./start-problem.ts";
import type { Site } from "./start-site.ts";

/** A signal can reach the process twice at once, from the terminal and from npm: that is not a second request to stop. */
const SAME_SIGNAL_MS = 300;

/** The life of the server's process: configuration, start, signals, end. `development`: what `npm run dev` brings along. */
export async function runProcess(development: Development | null = null): Promise<void> {
  const isDevelopment = process.env.NODE_ENV === "development";
  // React picks its build by this when it is loaded, and parts of the site load it: they come after it.
  process.env.NODE_ENV = isDevelopment ? "development" : "production";
  const { startSite } = await import("./start-site.ts");
  const read = readEnvironment(process.env);
  if (!read.ok) return fail(read.error);
  const environment = read.value;
  const log = createLogger({
    level: environment.LOG_LEVEL,
    secrets: secretsOf(environment),
    plain: process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
  });
  for (const line of shortSecrets(environment)) log.warn(line);
  const starting = new AbortController();
  let site: Site | null = null;
  let stoppedAt: number | null = null;
  function stop(signal: NodeJS.Signals): void {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    log.info({ signal }, "stopping; finishing the requests in progress first");
    starting.abort();
    void site?.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error; the process is exiting");
    process.exit(1);
  });
  try {
    site = await startSite({ environment, log, isDevelopment, development, signal: starting.signal });
    // A signal that arrived while the server was starting to listen found nothing to stop.
    if (starting.signal.aborted) {
      await site.stop();
      process.exit(0);
    }
    // Written by itself only at an orderly end.
    flushCompileCache();
  } catch (error) {
    if (starting.signal.aborted) process.exit(0);
    if (error instanceof StartProblem) return fail([error.message]);
    const words = databaseWords(error);
    if (words === null) throw error;
    return fail([words]);
  }
}

function fail(lines: string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(""));
  process.exit(1);
}
