import type { Step } from "./check-steps.ts";
import { runTool } from "./run-tool.ts";

/** A project of `vitest.config.ts`; its output is shown as it comes. */
export function vitestStep(project: string): Step {
  return {
    name: `tests: ${project}`,
    run: () =>
      runTool(
        `tests of ${project}`,
        ["node_modules/vitest/vitest.mjs", "run", "--project", project],
        {},
        { show: true },
      ),
  };
}
