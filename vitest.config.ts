import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** By itself the runner leaves a processor idle, on a small machine half of all. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** What a test waits for comes late on a busy machine. Only what never comes should end by this. */
const expectations = { poll: { timeout: 30_000 } };

/** `npm run check` runs `unit`; `npm test` runs every project. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers,
          include: ["tests/domain/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          // Not a measure of speed: a busy machine is ten times slower, and only a test that hangs should end by this.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "store",
          maxWorkers,
          expect: expectations,
          include: ["tests/store/**/*.test.ts"],
          globalSetup: ["tests/setup/throwaway-postgres.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "providers",
          maxWorkers,
          expect: expectations,
          include: ["tests/providers/**/*.test.ts", "tests/analyst/**/*.test.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          testTimeout: 120_000,
          // A whole season is read in some of them.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "http",
          maxWorkers,
          expect: expectations,
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          expect: expectations,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          testTimeout: 300_000,
          // Each has a browser and a site of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
