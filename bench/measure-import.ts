import { join } from "node:path";
import type { Bench, Part } from "./bench.ts";
import { COMPILED_CODE } from "./compiled-code.ts";
import { type Figure, figure, median } from "./figure.ts";
import { type ChildUsage, runChild } from "./run-child.ts";
import { needSeasonFiles, SEASON, seasonImport } from "./season-import.ts";

const COUNT = join(import.meta.dirname, "child", "count-records.ts");
const ROUNDS = 7;
const QUICK_ROUNDS = 2;

/** A season into an empty store, against only decompressing and parsing its files. */
export const importPart: Part = {
  name: "import",
  title: `Importing the ${SEASON} season`,
  async measure(bench) {
    needSeasonFiles(bench.seasonFiles);
    return figures(await alternate(bench));
  },
};

async function alternate(bench: Bench): Promise<{ imports: ChildUsage[]; parses: ChildUsage[] }> {
  const imports: ChildUsage[] = [];
  const parses: ChildUsage[] = [];
  for (let round = 0; round < (bench.isQuick ? QUICK_ROUNDS : ROUNDS); round += 1) {
    parses.push(await runChild([COUNT, bench.seasonFiles, String(SEASON)], COMPILED_CODE));
    imports.push(await seasonImport(bench.seasonFiles, bench.newFolder("import")));
  }
  return { imports, parses };
}

function figures({ imports, parses }: { imports: ChildUsage[]; parses: ChildUsage[] }): Figure[] {
  const importSeconds = median(imports.map(({ seconds }) => seconds));
  const parseSeconds = median(parses.map(({ seconds }) => seconds));
  const cpuRatio =
    median(imports.map(({ cpuSeconds }) => cpuSeconds)) / median(parses.map(({ cpuSeconds }) => cpuSeconds));
  const rounds = `${imports.length} rounds of each, in turn; medians of whole processes from start to end`;
  return [
    figure({
      name: "time against parsing alone",
      value: importSeconds / parseSeconds,
      limit: { atMost: 3 },
      unit: "times",
      how: `The import command into an empty SQLite store, divided by a process that only decompresses and parses the same files with the same parser, both with the compiled code that npm keeps. ${rounds}.`,
    }),
    figure({
      name: "the same in CPU time",
      value: cpuRatio,
      limit: null,
      unit: "times",
      how: "User and system time of the same processes, all threads: what the ratio is on a machine that is busy with other things.",
    }),
    figure({
      name: "time of an import",
      value: importSeconds,
      limit: null,
      unit: "s",
      how: `285 games, every play. Parsing alone took ${parseSeconds.toFixed(2)} s.`,
    }),
    figure({
      name: "peak memory of an import",
      value: Math.max(...imports.map(({ peakBytes }) => peakBytes)) / 1e6,
      limit: { atMost: 400 },
      unit: "MB",
      how: "The largest resident size that the system noted for any of the importing processes.",
    }),
  ];
}
