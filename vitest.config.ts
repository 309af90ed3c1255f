import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longest-first.ts";
import { memoryFolder } from "./tests/setup/memory-folder.ts";

const memory = memoryFolder();
if (memory !== null) process.env.TMPDIR ??= memory;

const shared = {
  // No limit measures speed: a busy machine is ten times slower, and only what hangs or never comes should end by these.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ["tests/setup/fail-on-console-error.ts"],
  // Files of a worker share what they import, and Node.js loads it as the commands do: more than half of the unit tests' time went
  // there. What a file opens or changes is its own and goes with it.
  isolate: false,
  experimental: { viteModuleRunner: false },
};
/** By itself the runner leaves a processor idle, on a small machine half of all. */
const processors = Math.max(2, availableParallelism() - 1);
/** They wait for browsers, databases, speech and streams as well as work. */
const waiting = processors + 1;

/** `npm run check` runs `unit`; `npm test` runs every project. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          maxWorkers: processors,
          include: ["tests/domain/**/*.test.ts", "tests/unit/**/*.test.ts"],
          // A run has one number of workers at a time.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "store",
          maxWorkers: waiting,
          include: ["tests/store/**/*.test.ts"],
          globalSetup: ["tests/setup/throwaway-postgres.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "providers",
          maxWorkers: waiting,
          include: ["tests/providers/**/*.test.ts", "tests/analyst/**/*.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "http",
          maxWorkers: waiting,
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          env: { NODE_ENV: "production" },
        },
      },
      {
        test: {
          ...shared,
          name: "e2e",
          maxWorkers: waiting,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/setup/built-site.ts"],
          env: { NODE_ENV: "production" },
        },
      },
    ],
  },
});
