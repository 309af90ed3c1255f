import { defineCommand } from "citty";
import { ProviderFailure } from "../server/providers/provider-failure.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal } from "./command/open-services.ts";
import { parseSeasons } from "./command/parse-scope.ts";
import { runCli } from "./command/run-cli.ts";
import { evaluateKeyPlays } from "./evaluate/evaluate-key-plays.ts";
import { evaluateWinProbability } from "./evaluate/evaluate-win-probability.ts";
import { openSeasonFiles } from "./evaluate/season-files.ts";

const EVALUATIONS = new Map([
  ["win-probability", evaluateWinProbability],
  ["key-plays", evaluateKeyPlays],
]);

const command = defineCommand({
  meta: {
    name: "npm run evaluate --",
    description:
      "Measure the site's own models against the play-by-play of a season and nflverse's models on the same rows.",
  },
  args: {
    what: { type: "positional", description: "win-probability or key-plays", valueHint: "win-probability" },
    season: {
      type: "string",
      description: "a season, or several: 2022-2024, or repeat the option",
      valueHint: "2024",
      required: true,
    },
    from: {
      type: "string",
      description: "a folder with the published files, instead of the network",
      valueHint: "DIR",
    },
  },
  async run({ args, rawArgs }) {
    const evaluate = EVALUATIONS.get(args.what ?? "");
    if (evaluate === undefined)
      throw new CommandProblem(`"${args.what}" cannot be evaluated. Use ${[...EVALUATIONS.keys()].join(" or ")}.`, 2);
    const files = openSeasonFiles(commandEnvironment(), args.from);
    try {
      console.log((await evaluate(files, parseSeasons(rawArgs), stopSignal())).join("\n").trimEnd());
    } catch (error) {
      throw error instanceof ProviderFailure ? new CommandProblem(`${sentence(error.message)}.`) : error;
    }
  },
});

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}

await runCli(command, process.argv.slice(2));
