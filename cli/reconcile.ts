import { defineCommand } from "citty";
import { type GameDifference, type Reconciliation, reconcileSeason } from "../server/games/reconcile/reconcile.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal, withStore } from "./command/with-store.ts";
import { parseSeasons } from "./command/parse-scope.ts";
import { runCli } from "./command/run-cli.ts";

const command = defineCommand({
  meta: {
    name: "npm run reconcile --",
    description: "Add up every stored game from its plays and compare it with the official statistics.",
  },
  args: {
    season: {
      type: "string",
      description: "a season, or several: 2022-2024, or repeat the option",
      valueHint: "2024",
      required: true,
    },
    json: { type: "boolean", description: "the whole result as JSON" },
  },
  async run({ args, rawArgs }) {
    const seasons = parseSeasons(rawArgs);
    const signal = stopSignal();
    const results = await withStore(commandEnvironment(), async (store) => {
      const all: Reconciliation[] = [];
      for (const season of seasons) all.push(await reconcileSeason(store, season, signal));
      return all;
    });
    const empty = results.find(({ games, gamesWithoutPlays }) => games + gamesWithoutPlays === 0);
    if (empty !== undefined) {
      throw new CommandProblem(
        `No finished game of ${empty.season} is stored. Import them with: npm run import -- nflverse --season ${empty.season}`,
      );
    }
    console.log(args.json ? JSON.stringify(results, null, 2) : results.map(text).join("\n\n"));
    if (results.some((result) => unexplained(result) > 0 || result.equalFinals < result.games)) process.exitCode = 1;
  },
});

function text(result: Reconciliation): string {
  const { season, games, gamesWithoutPlays, equalFinals, equalQuarters, lines, equalLines, differences } = result;
  const rows = [
    `${season}: ${games} games added up from their plays${gamesWithoutPlays === 0 ? "" : `, ${gamesWithoutPlays} without plays left out`}`,
    `final scores      ${equalFinals} of ${games} equal`,
    `quarter scores    ${equalQuarters} of ${games} equal`,
    `players' lines    ${equalLines} of ${lines} equal in every field (${share(equalLines, lines)})`,
    ...differences.flatMap(gameRows),
  ];
  const open = unexplained(result);
  rows.push(open === 0 ? "Every difference has a known cause." : `${open} differences have no known cause.`);
  return rows.join("\n");
}

function gameRows({ providerGameId, scores, lines }: GameDifference): string[] {
  const rows = [providerGameId];
  for (const { what, fromPlays, official } of scores) rows.push(`  ${what}: plays ${fromPlays}, official ${official}`);
  for (const { playerName, team, field, fromPlays, official, cause } of lines) {
    rows.push(
      `  ${playerName} (${team}) ${field}: plays ${fromPlays}, official ${official}; ${cause ?? "cause unknown"}`,
    );
  }
  return rows;
}

function unexplained({ differences }: Reconciliation): number {
  return differences.reduce(
    (sum, { scores, lines }) => sum + scores.length + lines.filter(({ cause }) => cause === null).length,
    0,
  );
}

/** Rounded down, so that it says 100 % only when it is. */
function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${(Math.floor((part / whole) * 100_000) / 1000).toFixed(3)} %`;
}

await runCli(command, process.argv.slice(2));
