import { writeSync } from "node:fs";

/** Loaded before a measured program: writes what the process has used to its fourth stream at the very end. */
process.on("exit", () => {
  writeSync(3, JSON.stringify(process.resourceUsage()));
});
