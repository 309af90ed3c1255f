import type { Environment } from "../../server/env/environment.ts";
import { secretsOf } from "../../server/env/secrets.ts";
import { createLogger } from "../../server/log/logger.ts";
import { StartProblem } from "../../server/start-problem.ts";
import { startSite } from "../../server/start-site.ts";
import { CommandProblem } from "../command/command-problem.ts";
import { ensureBuild } from "../launch/ensure-build.ts";

/** The site on which a replay can be watched. */
export interface WatchSite {
  address: string;
  /** Started by this command, and stopped by it. */
  isOwn: boolean;
  stop(): Promise<void>;
}

/** A site that runs answers at once; one that does not in this time is not there. Milliseconds. */
const PATIENCE_MS = 1_500;

/**
 * The site that runs at HOST and PORT, once it has answered for `path`, or else one of our own. Throws a CommandProblem where
 * neither will do.
 */
export async function openSite(environment: Environment, path: string, signal: AbortSignal): Promise<WatchSite> {
  const address = `http://${readableHost(environment.HOST)}:${environment.PORT}`;
  if (environment.PORT === 0 || !(await isRunning(address))) return startOwn(environment, signal);
  const answer = await fetch(address + path, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  if (answer.ok) return { address, isOwn: false, stop: async () => {} };
  if (answer.status === 503)
    throw new CommandProblem(`The site at ${address} is running as many replays as it can. Try again in a minute.`);
  throw new CommandProblem(
    `The site at ${address} does not have this game: it uses another store. Stop it, or give this command the site's DATA_DIR or DATABASE_URL.`,
  );
}

async function isRunning(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return (await answer.text()).trim() === "ok";
  } catch {
    return false;
  }
}

async function startOwn(environment: Environment, signal: AbortSignal): Promise<WatchSite> {
  // React picks its build by this when it is loaded.
  process.env.NODE_ENV = "production";
  await ensureBuild();
  const log = createLogger({
    level: "warn",
    secrets: secretsOf(environment),
    plain: process.stderr.isTTY,
    write: (line) => process.stderr.write(line),
  });
  try {
    const site = await startSite({ environment, log, isDevelopment: false, signal });
    return { address: site.address, isOwn: true, stop: () => site.stop() };
  } catch (error) {
    if (error instanceof StartProblem) throw new CommandProblem(error.message);
    throw error;
  }
}

/** Where a person's browser finds a site that listens on every address. */
function readableHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
