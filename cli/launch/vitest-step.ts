import type { Step } from "./check-steps.ts";
import { runTool } from "./run-tool.ts";

/** Projects of `vitest.config.ts`, the next begun while the last files of one still run; their output is shown as it comes. */
export function vitestStep(...projects: string[]): Step {
  const names = projects.join(", ");
  return {
    name: `tests: ${names}`,
    run: () =>
      runTool(
        `tests of ${names}`,
        ["node_modules/vitest/vitest.mjs", "run", ...projects.flatMap((project) => ["--project", project])],
        {},
        { show: true },
      ),
  };
}
