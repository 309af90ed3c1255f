import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { defineCommand } from "citty";
import { CannotMeasure } from "../bench/cannot-measure.ts";
import { type Bench, openBench } from "../bench/bench.ts";
import { PARTS } from "../bench/parts.ts";
import { type PartReport, reportExitCode, reportText } from "../bench/report.ts";
import { type Machine, reportPage } from "../bench/report-page.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { runCli } from "./command/run-cli.ts";
import { ensureBuild } from "./launch/ensure-build.ts";

const ROOT = join(import.meta.dirname, "..");
const NAMES = PARTS.map(({ name }) => name);

const command = defineCommand({
  meta: {
    name: "npm run bench --",
    description: "Measures the site against its limits. Ends with 1 when one is missed, 2 when it could not measure.",
  },
  args: {
    only: { type: "string", description: `parts to measure: ${NAMES.join(",")}`, valueHint: "import,serve" },
    from: { type: "string", description: "a folder with nflverse's published files", valueHint: "DIR" },
    quick: { type: "boolean", description: "few rounds, to see that it works" },
    write: { type: "boolean", description: "write docs/benchmarks.md" },
    readers: { type: "string", description: "sunday: how many pages are open", valueHint: "5000" },
    minutes: { type: "string", description: "sunday: how long, on each engine", valueHint: "3" },
    "grow-to": {
      type: "string",
      description: "sunday: goes on to so many readers, until something gives",
      valueHint: "20000",
    },
  },
  async run({ args, rawArgs }) {
    const parts = chosenParts(args.only);
    if (args.write && args.quick) throw new CommandProblem("Figures of a quick run are not written down.", 2);
    if (args.write && parts.length < PARTS.length) throw new CommandProblem("Only a run of all parts is written.", 2);
    const machine = describeMachine(rawArgs);
    await ensureBuild();
    const sunday = {
      ...given("readers", args.readers),
      ...given("minutes", args.minutes),
      ...given("growTo", args["grow-to"]),
    };
    const bench = openBench({ seasonFiles: seasonFolder(args.from), isQuick: args.quick ?? false, sunday });
    // Also when it is interrupted: a season takes room.
    process.on("exit", () => bench.close());
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
    const reports: PartReport[] = [];
    for (const part of parts) {
      const report = await measure(part, bench);
      console.log(`${reportText(report)}\n`);
      reports.push(report);
    }
    if (args.write) writeFileSync(join(ROOT, "docs", "benchmarks.md"), reportPage(reports, machine));
    process.exitCode = reportExitCode(reports);
  },
});

/** A number above 0 under its name; nothing where it was not given. */
function given(name: string, text: string | undefined): Record<string, number> {
  if (text === undefined) return {};
  const value = Number(text);
  if (text.trim() !== "" && value > 0 && value <= 1_000_000) return { [name]: value };
  throw new CommandProblem(`--readers, --minutes and --grow-to take a number above 0, not "${text}".`, 2);
}

function chosenParts(only: string | undefined): typeof PARTS {
  if (only === undefined) return PARTS;
  const wanted = only.split(",").map((name) => name.trim());
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new CommandProblem(`There is no part "${unknown}"; there are ${NAMES.join(", ")}.`, 2);
  return PARTS.filter(({ name }) => wanted.includes(name));
}

/** npm starts a command in the project's folder; a path is meant from where the person stands. */
function seasonFolder(from: string | undefined): string {
  return from === undefined ? resolve(ROOT, "../shared/data/nflverse") : resolve(process.env.INIT_CWD ?? ".", from);
}

async function measure({ name, load }: (typeof PARTS)[number], bench: Bench): Promise<PartReport> {
  const part = await load();
  try {
    return { name, title: part.title, figures: await part.measure(bench), problem: null };
  } catch (error) {
    if (!(error instanceof CannotMeasure)) console.error(error);
    return {
      name,
      title: part.title,
      figures: [],
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}

function describeMachine(rawArgs: string[]): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run bench -- ${rawArgs.join(" ")}`,
    node: process.version,
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memoryBytes: totalmem(),
    system: type(),
    load: loadavg()[0] ?? 0,
  };
}

await runCli(command, process.argv.slice(2));
