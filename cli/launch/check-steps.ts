import { runTool } from "./run-tool.ts";

/** One part of a check: what it is called, and how it is run. */
export interface Step {
  name: string;
  run(): Promise<void>;
}

const tool = (name: string, ...args: string[]): Step => ({ name, run: () => runTool(name, args) });

/** The quick checks that need no build. The order is that of the likeliest mistakes, and types need the generated ones. */
export const QUICK_STEPS: readonly Step[] = [
  {
    name: "types",
    async run() {
      await runTool("types of the routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
      await runTool("types", ["node_modules/typescript/bin/tsc", "-p", "."]);
    },
  },
  tool("lint", "node_modules/oxlint/bin/oxlint"),
  tool("format", "node_modules/oxfmt/bin/oxfmt", "--check"),
];

export const UNUSED_CODE_STEP: Step = tool("unused code", "node_modules/knip/bin/knip.js");

/** Runs every step, also after one has failed; one line for each. Returns whether all went well. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  let isWell = true;
  for (const { name, run } of steps) {
    const start = performance.now();
    const verdict = await run().then(
      () => "ok",
      (error: unknown) => {
        isWell = false;
        return `FAILED (${error instanceof Error ? error.message : String(error)})`;
      },
    );
    console.error(`${name}: ${verdict} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  return isWell;
}
