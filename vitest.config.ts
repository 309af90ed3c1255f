import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** By itself the runner leaves a processor idle, on a small machine half of all. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** No limit measures speed: a busy machine is ten times slower, and only what hangs or never comes should end by these. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** `npm run check` runs `unit`; `npm test` runs every project. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          ...limits,
          maxWorkers,
          include: ["tests/domain/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
        },
      },
      {
        test: {
          name: "store",
          ...limits,
          maxWorkers,
          include: ["tests/store/**/*.test.ts"],
          globalSetup: ["tests/setup/throwaway-postgres.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
        },
      },
      {
        test: {
          name: "providers",
          ...limits,
          maxWorkers,
          include: ["tests/providers/**/*.test.ts", "tests/analyst/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
        },
      },
      {
        test: {
          name: "http",
          ...limits,
          maxWorkers,
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
        },
      },
      {
        test: {
          name: "e2e",
          ...limits,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          // Each has a browser and a site of its own, and waits for speech and for streams more than it works.
          maxWorkers: maxWorkers + 1,
        },
      },
    ],
  },
});
