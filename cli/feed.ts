import { defineCommand } from "citty";
import type { ProviderGame } from "../domain/game/game-snapshot.ts";
import { steerByRequest } from "../tests/emulators/sportsdataio-control.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../tests/emulators/sportsdataio-feed.ts";
import { FeedNumbers } from "../tests/emulators/sportsdataio-numbers.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal, withStore } from "./command/with-store.ts";
import { runCli } from "./command/run-cli.ts";
import { retimed } from "./feed/retimed.ts";
import { simulatedSeason } from "./feed/simulated-season.ts";
import { storedGame } from "./feed/stored-game.ts";

const command = defineCommand({
  meta: {
    name: "npm run feed --",
    description: "Emulate SportsDataIO on this machine, with simulated games in progress, for the site to read.",
  },
  args: {
    speed: { type: "string", description: "how many times as fast games are played", default: "10", valueHint: "10" },
    game: { type: "string", description: "a finished game from the store, replayed from now", valueHint: "KEY" },
    port: { type: "string", description: "the port it listens on, at 127.0.0.1", default: "3999", valueHint: "3999" },
    key: { type: "string", description: "the key that it accepts", default: "emulated", valueHint: "KEY" },
    start: {
      type: "string",
      description: "when the afternoon began, to resume it after a restart",
      valueHint: "2025-09-07T17:00:00Z",
    },
    trial: { type: "boolean", description: "answer as a free trial does: scrambled" },
  },
  async run({ args }) {
    const speed = numberOf("speed", args.speed, 0.1, 1000);
    const start = momentOf(args.start);
    const stop = stopSignal();
    const { games, numbers } =
      args.game === undefined
        ? { games: simulatedSeason(start, speed), numbers: new FeedNumbers() }
        : await oneStoredGame(args.game, start, speed);
    const feed = await startSportsdataioFeed({
      key: args.key,
      games,
      numbers,
      now: () => new Date(),
      port: numberOf("port", args.port, 0, 65_535),
      steer: steerByRequest,
    }).catch((error: unknown) => {
      throw new CommandProblem(
        `The feed cannot listen on port ${args.port}: ${String(error)}. Choose another with --port.`,
      );
    });
    if (args.trial === true) feed.misbehave("*", { kind: "scrambled" }, Infinity);
    console.log(welcome(feed, args.key, start));
    await new Promise<void>((resolve) => {
      stop.addEventListener("abort", () => resolve(), { once: true });
    });
    await feed.close();
  },
});

async function oneStoredGame(
  key: string,
  start: Date,
  speed: number,
): Promise<{ games: ProviderGame[]; numbers: FeedNumbers }> {
  return withStore(commandEnvironment(), async (store) => {
    const { game, numbers } = await storedGame(store, key);
    return { games: [retimed(game, start.getTime(), speed)], numbers: new FeedNumbers(numbers) };
  });
}

function welcome(feed: SportsdataioFeed, key: string, start: Date): string {
  const on = [...feed.games.values()].filter((game) => game.isLive).length;
  return [
    `SportsDataIO is emulated at ${feed.url}: ${feed.games.size} games, ${on} in progress. Start the site with it in another window:`,
    "",
    `  DATA_DIR=${dataFolder(start)} SPORTSDATAIO_URL=${feed.url} SPORTSDATAIO_KEY=${key} npm start`,
    "",
    `What is on, and how to steer it: ${feed.url}/`,
    `The same afternoon again after a restart: --start ${start.toISOString()}`,
  ].join("\n");
}

/**
 * Each afternoon has a store of its own: its games contradict those of another afternoon, and nothing would tell them from real ones
 * once the site goes on without the feed.
 */
function dataFolder(start: Date): string {
  return `data/feed-${start.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= least && value <= most) return value;
  throw new CommandProblem(`--${name} must be a number from ${least} to ${most}, not "${text}".`, 2);
}

function momentOf(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new CommandProblem(`--start must be a time such as 2025-09-07T17:00:00Z, not "${text}".`, 2);
  return moment;
}

await runCli(command, process.argv.slice(2));
