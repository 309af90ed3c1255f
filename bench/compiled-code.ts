import { join } from "node:path";

/** How every command of the project starts: with the code that an earlier start has compiled (`cli/launch/run-command.mjs`). */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"),
} as const;
