import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** npm as it was started, otherwise the one beside this Node.js, otherwise the one on the PATH. */
export function findNpm() {
  const script = process.env.npm_execpath;
  // Under `npm run` this process may be the Node.js inside node_modules, which npm ci takes away: use npm's own.
  const runner = [process.env.npm_node_execpath, process.execPath].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (script !== undefined && existsSync(script) && runner !== undefined) return { command: runner, args: [script] };
  const beside = join(dirname(process.execPath), "npm");
  return { command: existsSync(beside) ? beside : "npm", args: [] };
}
