import { join, resolve } from "node:path";
import { defineCommand } from "citty";
import { seasonTypeCode } from "../domain/game/season-type.ts";
import type { Environment } from "../server/env/environment.ts";
import { databaseWords } from "../server/db/database-advice.ts";
import { importSeason, type ImportReport } from "../server/games/import/import-season.ts";
import { folderSource } from "../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../server/providers/nflverse/nflverse-provider.ts";
import { releaseSource } from "../server/providers/nflverse/release-source.ts";
import type { Provider, SeasonScope } from "../server/providers/provider.ts";
import type { Store } from "../server/store/store.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal, withStore } from "./command/with-store.ts";
import { parseSeasons, parseWeeks } from "./command/parse-scope.ts";
import { openProgressLine, type ProgressLine } from "./command/progress-line.ts";
import { runCli } from "./command/run-cli.ts";

const command = defineCommand({
  meta: {
    name: "npm run import --",
    description: "Import a season's games into the store. You can stop it and run it again at any time.",
  },
  args: {
    provider: { type: "positional", description: "the source: nflverse", valueHint: "nflverse" },
    season: {
      type: "string",
      description: "a season, or several: 2022-2024, or repeat the option",
      valueHint: "2024",
      required: true,
    },
    weeks: { type: "string", description: "weeks of the regular season only", valueHint: "1-4" },
    from: {
      type: "string",
      description: "a folder with the published files, instead of the network",
      valueHint: "DIR",
    },
  },
  async run({ args, rawArgs }) {
    if (args.provider !== "nflverse") throw new CommandProblem(`Unknown source "${args.provider}". Use nflverse.`, 2);
    const seasons = parseSeasons(rawArgs);
    const weeks = parseWeeks(args.weeks);
    const environment = commandEnvironment();
    const progress = openProgressLine(process.stderr);
    const provider = openProvider(environment, args.from, progress);
    const signal = stopSignal();
    await withStore(environment, async (store) => {
      for (const season of seasons)
        await run(provider, store, { season, ...(weeks === null ? {} : { weeks }) }, progress, signal);
    });
  },
});

function openProvider(environment: Environment, folder: string | undefined, progress: ProgressLine): Provider {
  if (folder !== undefined) {
    // npm starts a command in the project's folder; the path is meant from where the person stands.
    return nflverseProvider({ source: folderSource(resolve(process.env.INIT_CWD ?? ".", folder)) });
  }
  return nflverseProvider({
    source: releaseSource({
      url: environment.NFLVERSE_URL,
      cacheDir: join(environment.DATA_DIR, "cache", "nflverse"),
      onProgress: downloadProgress(progress),
    }),
  });
}

/** On a terminal every chunk moves the bar; elsewhere one line for each file. */
function downloadProgress(progress: ProgressLine): (path: string, bytes: number, total: number | null) => void {
  const printed = new Set<string>();
  return (path, bytes, total) => {
    if (!process.stderr.isTTY && printed.has(path)) return;
    printed.add(path);
    const size = total === null ? megabytes(bytes) : `${megabytes(bytes)} of ${megabytes(total)}`;
    progress.show(total === null ? 0 : bytes / total, process.stderr.isTTY ? `${path} ${size}` : `Fetching ${path}`);
  };
}

async function run(
  provider: Provider,
  store: Store,
  scope: SeasonScope,
  progress: ProgressLine,
  signal: AbortSignal,
): Promise<void> {
  const start = performance.now();
  let stored = 0;
  try {
    const report = await importSeason(
      {
        provider,
        store,
        signal,
        onProgress({ done, total, last }) {
          stored = done;
          progress.show(
            done / total,
            `${last.season} ${seasonTypeCode(last.seasonType)} week ${last.week}: ${done} of ${total} games`,
          );
        },
      },
      scope,
    );
    progress.clear();
    if (!report.ok)
      throw new CommandProblem(`The import of ${scope.season} stopped: ${report.error.message}.${keptText(stored)}`);
    console.log(reportText(report.value, (performance.now() - start) / 1000));
  } catch (error) {
    progress.clear();
    const words = databaseWords(error);
    if (words !== null) throw new CommandProblem(`${words}${keptText(stored)} Run the same command again to continue.`);
    if (!signal.aborted) throw error;
    throw new CommandProblem(`Stopped.${keptText(stored)} Run the same command again to continue.`, 130);
  }
}

function keptText(games: number): string {
  return games === 0 ? "" : ` ${games} games are stored completely.`;
}

function reportText(report: ImportReport, seconds: number): string {
  const lines = [
    `${report.season}: ${report.games} games, ${report.plays} plays and ${report.people} people in ${seconds.toFixed(1)} s; ${
      report.changedGames === 0 ? "nothing had changed" : `${report.changedGames} games new or changed`
    }.`,
  ];
  if (report.withSnaps !== null || report.withInjuries !== null)
    lines.push(
      `Snap counts of ${report.withSnaps ?? 0} games and injury reports before ${report.withInjuries ?? 0} came with them.`,
    );
  for (const gap of report.gaps) lines.push(`Left out: ${gap}. Everything else came in.`);
  if (report.scheduledGames > 0) lines.push(`${report.scheduledGames} games have not been played yet.`);
  if (report.gamesWithoutPlays > 0)
    lines.push(`${report.gamesWithoutPlays} games have a result but no plays in this source yet.`);
  if (report.removedDemoGames > 0) lines.push(`Removed ${report.removedDemoGames} demo games.`);
  if (report.droppedGames > 0)
    lines.push(`${report.droppedGames} games are no longer on the schedule and were removed.`);
  if (report.keptGames > 0)
    lines.push(
      `${report.keptGames} games stay as another source has them, because this one has no plays for them yet.`,
    );
  const { season, seasonType, week } = report.firstWeek;
  lines.push(
    `See them with "npm start" at /stats?season=${season}&type=${seasonTypeCode(seasonType)}&week=${week}`,
    `Recaps are written as pages are opened. To write them all at once: npm run stories -- --season ${season}`,
    "Projections are made from the weeks before, and from the season before if you import that one first.",
  );
  return lines.join("\n");
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

await runCli(command, process.argv.slice(2));
