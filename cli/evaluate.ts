import { defineCommand } from "citty";
import { ProviderFailure } from "../server/providers/provider-failure.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal } from "./command/open-services.ts";
import { parseSeasons } from "./command/parse-scope.ts";
import { runCli } from "./command/run-cli.ts";
import { evaluateKeyPlays } from "./evaluate/evaluate-key-plays.ts";
import { evaluateNames } from "./evaluate/evaluate-names.ts";
import { evaluateWinProbability } from "./evaluate/evaluate-win-probability.ts";
import { openSeasonFiles } from "./evaluate/season-files.ts";

const EVALUATIONS = new Map([
  ["win-probability", evaluateWinProbability],
  ["key-plays", evaluateKeyPlays],
]);

const NAMES = "names";
/** The season of the sample rosters, by which lots are written. */
const LOT_SEASON = 2024;

const command = defineCommand({
  meta: {
    name: "npm run evaluate --",
    description:
      "Measure the site's own models against the play-by-play of a season and nflverse's models on the same rows, or the reading of pasted names against a lot of them.",
  },
  args: {
    what: { type: "positional", description: "win-probability, key-plays or names", valueHint: "win-probability" },
    season: {
      type: "string",
      description: "a season, or several: 2022-2024, or repeat the option",
      valueHint: "2024",
    },
    lot: { type: "string", description: "for names: a file of pasted texts, a JSON object a line", valueHint: "FILE" },
    from: {
      type: "string",
      description: "a folder with the published files, instead of the network",
      valueHint: "DIR",
    },
  },
  async run({ args, rawArgs }) {
    const what = args.what ?? "";
    const evaluate = EVALUATIONS.get(what);
    if (evaluate === undefined && what !== NAMES) {
      const known = [...EVALUATIONS.keys(), NAMES].join(", ").replace(/, (?=\w+$)/, " or ");
      throw new CommandProblem(`"${what}" cannot be evaluated. Use ${known}.`, 2);
    }
    const files = openSeasonFiles(commandEnvironment(), args.from);
    try {
      const lines =
        evaluate === undefined
          ? await evaluateNames(files, lotOf(args.lot), seasonOfLot(args.season, rawArgs), stopSignal())
          : await evaluate(files, parseSeasons(rawArgs), stopSignal());
      console.log(lines.join("\n").trimEnd());
    } catch (error) {
      throw error instanceof ProviderFailure ? new CommandProblem(`${sentence(error.message)}.`) : error;
    }
  },
});

function lotOf(path: string | undefined): string {
  if (path === undefined) throw new CommandProblem("Which lot? Use --lot FILE.", 2);
  return path;
}

function seasonOfLot(season: string | undefined, rawArgs: string[]): number {
  return season === undefined ? LOT_SEASON : (parseSeasons(rawArgs)[0] ?? LOT_SEASON);
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

await runCli(command, process.argv.slice(2));
