import { resolve } from "node:path";

/**
 * What every process that a test begins gets of this one's environment, and nothing else of it. Compiled code is kept as for all commands
 * (see `cli/launch/run-command.mjs`): a command then starts in half the time.
 */
export const OWN_PROCESS = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? resolve("node_modules/.cache/compiled"),
};
