import { resolve } from "node:path";
import { defineCommand } from "citty";
import { ProviderFailure } from "../server/providers/provider-failure.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal } from "./command/with-store.ts";
import { parseSeasons } from "./command/parse-scope.ts";
import { runCli } from "./command/run-cli.ts";
import { evaluateKeyPlays } from "./evaluate/evaluate-key-plays.ts";
import { evaluateNames } from "./evaluate/evaluate-names.ts";
import { evaluateProjections } from "./evaluate/evaluate-projections.ts";
import { evaluateScoring } from "./evaluate/evaluate-scoring.ts";
import { evaluateWinProbability } from "./evaluate/evaluate-win-probability.ts";
import { openSeasonFiles, type SeasonFiles } from "./evaluate/season-files.ts";

/** What can be measured: the lines to print, from a season's files and the options of its own. */
const EVALUATIONS = new Map<string, (asked: Asked) => Promise<string[]>>([
  ["win-probability", ({ files, seasons, signal }) => evaluateWinProbability(files, seasons, signal)],
  ["key-plays", ({ files, seasons, signal }) => evaluateKeyPlays(files, seasons, signal)],
  ["projections", ({ files, seasons, signal }) => evaluateProjections(files, seasons, signal)],
  ["scoring", ({ files, leagues, season, signal }) => evaluateScoring(files, leagues(), season, signal)],
  ["names", ({ files, lot, season, signal }) => evaluateNames(files, lot(), season, signal)],
]);

interface Asked {
  files: SeasonFiles;
  seasons: number[];
  /** The first of them, or the one of the recorded samples. */
  season: number;
  lot(): string;
  leagues(): string;
  signal: AbortSignal;
}

/** The season by which lots of names are written and leagues were recorded. */
const SAMPLE_SEASON = 2024;

const command = defineCommand({
  meta: {
    name: "npm run evaluate --",
    description:
      "Measure the site's own models against the play-by-play of a season and nflverse's models on the same rows, projections against what came, the reading of pasted names against a lot of them, or fantasy points against recorded leagues.",
  },
  args: {
    what: {
      type: "positional",
      description: "win-probability, key-plays, projections, scoring or names",
      valueHint: "win-probability",
    },
    season: {
      type: "string",
      description: "a season, or several: 2022-2024, or repeat the option",
      valueHint: "2024",
    },
    leagues: {
      type: "string",
      description: "for scoring: a folder with recorded answers of Sleeper and a table of player ids",
      valueHint: "DIR",
    },
    lot: { type: "string", description: "for names: a file of pasted texts, a JSON object a line", valueHint: "FILE" },
    from: {
      type: "string",
      description: "a folder with the published files, instead of the network",
      valueHint: "DIR",
    },
  },
  async run({ args, rawArgs }) {
    const evaluate = EVALUATIONS.get(args.what ?? "");
    if (evaluate === undefined) {
      const known = [...EVALUATIONS.keys()].join(", ").replace(/, (?=\w+$)/, " or ");
      throw new CommandProblem(`"${args.what}" cannot be evaluated. Use ${known}.`, 2);
    }
    const isOneSample = args.what === "scoring" || args.what === "names";
    const seasons = args.season === undefined && isOneSample ? [SAMPLE_SEASON] : parseSeasons(rawArgs);
    try {
      const lines = await evaluate({
        files: openSeasonFiles(commandEnvironment(), args.from),
        seasons,
        season: seasons[0] ?? SAMPLE_SEASON,
        lot: () => needed(args.lot, "Which lot? Use --lot FILE."),
        leagues: () => folderOf(needed(args.leagues, "Which recorded leagues? Use --leagues DIR.")),
        signal: stopSignal(),
      });
      console.log(lines.join("\n").trimEnd());
    } catch (error) {
      throw error instanceof ProviderFailure ? new CommandProblem(`${sentence(error.message)}.`) : error;
    }
  },
});

function needed(value: string | undefined, question: string): string {
  if (value === undefined) throw new CommandProblem(question, 2);
  return value;
}

/** npm starts a command in the project's folder; a path is meant from where the person stands. */
function folderOf(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

await runCli(command, process.argv.slice(2));
