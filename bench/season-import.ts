import { existsSync } from "node:fs";
import { join } from "node:path";
import { COMMAND_OPTIONS } from "../cli/launch/command-options.mjs";
import { CannotMeasure } from "./cannot-measure.ts";
import { COMPILED_CODE } from "./compiled-code.ts";
import { type ChildUsage, runChild } from "./run-child.ts";

/** The season whose files every measurement uses. */
export const SEASON = 2024;

/** Whether the folder holds the season. */
export function hasSeasonFiles(folder: string): boolean {
  return ["csv.gz", "csv"].some((ending) => existsSync(join(folder, `play_by_play_${SEASON}.${ending}`)));
}

/** Throws where the folder does not hold the season. */
export function needSeasonFiles(folder: string): void {
  if (hasSeasonFiles(folder)) return;
  throw new CannotMeasure(
    `the published files of ${SEASON} are not in ${folder}; name a folder that holds them with --from DIR`,
  );
}

/** Runs `npm run import -- nflverse` over the files into a store in `dataDir`, in a process of its own and as npm runs it, with compiled code. */
export function seasonImport(folder: string, dataDir: string): Promise<ChildUsage> {
  const file = join(import.meta.dirname, "..", "cli", "import.ts");
  const options = COMMAND_OPTIONS["import"] ?? [];
  const args = [...options, file, "nflverse", "--season", String(SEASON), "--from", folder];
  return runChild(args, { DATA_DIR: dataDir, ...COMPILED_CODE });
}
