import { defineCommand } from "citty";
import { parseReplaySpeed, type ReplaySpeed, replayPath } from "../domain/replay/replay-address.ts";
import { DEFAULT_REPLAY_SPEED } from "../domain/replay/replay-speed.ts";
import type { Environment } from "../server/env/environment.ts";
import { findReplayable } from "../server/games/replay/find-replayable.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal, withStore } from "./command/with-store.ts";
import { openProgressLine } from "./command/progress-line.ts";
import { runCli } from "./command/run-cli.ts";
import { exampleGame } from "./replay/example-game.ts";
import { openSite } from "./replay/open-site.ts";
import { printPlays } from "./replay/print-plays.ts";

/** Time to open the page before the first play, in seconds. */
const LEAD_IN = 3;

const command = defineCommand({
  meta: {
    name: "npm run replay --",
    description: "Replay a finished game as if it were live, on the site and in this terminal.",
  },
  args: {
    gameKey: {
      type: "positional",
      description: "the nine digits in the game's address",
      valueHint: "202510106",
      required: true,
    },
    speed: {
      type: "string",
      description: "1 to 400 times real speed, or max",
      valueHint: String(DEFAULT_REPLAY_SPEED),
      default: String(DEFAULT_REPLAY_SPEED),
    },
  },
  async run({ args }) {
    const speed = parseReplaySpeed(args.speed);
    if (!speed.ok) throw new CommandProblem(`--speed: ${speed.error}`, 2);
    const environment = commandEnvironment();
    const stored = await storedGame(environment, args.gameKey);
    await play(environment, stored, speed.value);
  },
});

async function storedGame(environment: Environment, gameKey: string): Promise<Stored> {
  return withStore(environment, async (store) => {
    if (await store.isEmpty()) {
      throw new CommandProblem(
        'The store has no games yet. "npm start" fills it with simulated ones; import real ones with: npm run import -- nflverse --season 2025',
      );
    }
    const found = await findReplayable(store, gameKey);
    if (found.ok) return found.value;
    const example = await exampleGame(store);
    throw new CommandProblem(`${found.error.message}${example === null ? "" : ` One that works: ${example}`}`);
  });
}

type Stored = Parameters<typeof printPlays>[0]["stored"];

async function play(environment: Environment, stored: Stored, speed: ReplaySpeed): Promise<void> {
  const signal = stopSignal();
  const progress = openProgressLine(process.stderr);
  const address = { gameKey: stored.game.gameKey, from: Math.ceil(Date.now() / 1000) + LEAD_IN, speed };
  const site = await openSite(environment, replayPath(address), signal);
  try {
    console.log(`Watch it at ${site.address}${replayPath(address)}`);
    await printPlays({ stored, address, progress, signal, now: () => Date.now() });
    if (site.isOwn) console.log('The site stops with this command; "npm start" keeps it up.');
  } finally {
    progress.clear();
    await site.stop();
  }
}

await runCli(command, process.argv.slice(2));
