import { defineCommand } from "citty";
import { parseGameKey } from "../domain/game/game-key.ts";
import { parseSeasonTypeCode, SEASON_TYPE } from "../domain/game/season-type.ts";
import type { ArticleKind } from "../domain/game/story.ts";
import type { Environment } from "../server/env/environment.ts";
import { secretsOf } from "../server/env/secrets.ts";
import { createLogger } from "../server/log/logger.ts";
import { openWriter, startStories } from "../server/start-stories.ts";
import type { Store } from "../server/store/store.ts";
import { CommandProblem } from "./command/command-problem.ts";
import { commandEnvironment, stopSignal, withStore } from "./command/with-store.ts";
import { parseSeasons, parseWeeks } from "./command/parse-scope.ts";
import { openProgressLine } from "./command/progress-line.ts";
import { runCli } from "./command/run-cli.ts";
import { chooseTexts, type ChosenTexts, type TextScope } from "./stories/choose-texts.ts";
import { promptText } from "./stories/prompt-text.ts";
import { secondSignal } from "./stories/second-signal.ts";
import { tallyWords } from "./stories/tally-words.ts";
import { writeTexts } from "./stories/write-texts.ts";

/** A model's answer is waited for most of the time. */
const MODEL_AT_ONCE = 4;

const command = defineCommand({
  meta: {
    name: "npm run stories --",
    description:
      "Write previews and recaps of stored games, each clause from facts of the game. You can stop it and run it again at any time: stories that already exist stay.",
  },
  args: {
    season: { type: "string", description: "a season, or several: 2022-2024, or repeat the option", valueHint: "2024" },
    week: {
      type: "string",
      description: "one week, of the regular season unless --type says otherwise",
      valueHint: "1",
    },
    weeks: { type: "string", description: "several weeks", valueHint: "1-4" },
    type: { type: "string", description: "REG, PRE or POST", valueHint: "POST" },
    kind: { type: "string", description: "recap or preview; both when omitted", valueHint: "recap" },
    game: { type: "string", description: "one game: the nine digits in its address", valueHint: "202410106" },
    rewrite: { type: "boolean", description: "rewrite stories that already exist" },
    prompt: { type: "boolean", description: "print the prompt for --game and --kind without asking a model" },
    "dry-run": { type: "boolean", description: "list what would be written, and write nothing" },
  },
  async run({ args, rawArgs }) {
    const scope = readScope(args, rawArgs);
    const environment = commandEnvironment();
    const stop = stopSignal();
    await withStore(environment, async (store) => {
      if (args.prompt === true) return console.log(await promptOf(store, scope));
      const chosen = await chooseTexts(store, scope);
      if (args["dry-run"] === true) return console.log(dryWords(chosen));
      await write(store, environment, chosen, stop);
    });
  },
});

interface ScopeArgs {
  week?: string | undefined;
  weeks?: string | undefined;
  type?: string | undefined;
  kind?: string | undefined;
  game?: string | undefined;
  rewrite?: boolean | undefined;
}

function readScope(args: ScopeArgs, rawArgs: string[]): TextScope {
  const { week, weeks, type, kind, game } = args;
  if (week !== undefined && weeks !== undefined) throw new CommandProblem("Use --week 1 or --weeks 1-4, not both.", 2);
  const typeCode = type === undefined ? null : parseSeasonTypeCode(type);
  if (type !== undefined && typeCode === null)
    throw new CommandProblem(`"${type}" is not a season type. Use --type REG, PRE or POST.`, 2);
  const range = parseWeeks(weeks ?? week);
  const rest = {
    weeks: range,
    // Weeks are counted inside their part of the season.
    seasonType: typeCode ?? (range === null ? null : SEASON_TYPE.regular),
    kinds: readKinds(kind),
    isRewrite: args.rewrite === true,
  };
  if (game === undefined) return { ...rest, seasons: parseSeasons(rawArgs), gameKey: null };
  const parts = parseGameKey(game);
  if (parts === null)
    throw new CommandProblem(
      `"${game}" is not a game. Use the nine digits in its address, such as --game 202410106.`,
      2,
    );
  return { ...rest, seasons: [parts.season], gameKey: game };
}

function readKinds(kind: string | undefined): readonly ArticleKind[] {
  if (kind === undefined) return ["recap", "preview"];
  if (kind === "recap" || kind === "preview") return [kind];
  throw new CommandProblem(`"${kind}" is not a kind of story. Use --kind recap or --kind preview.`, 2);
}

async function promptOf(store: Store, { gameKey, kinds }: TextScope): Promise<string> {
  const [kind, ...others] = kinds;
  if (gameKey === null || kind === undefined || others.length > 0)
    throw new CommandProblem("A prompt is one text's: write --prompt --game 202410106 --kind recap.", 2);
  return promptText(store, gameKey, kind);
}

function dryWords({ attempts, kept, games }: ChosenTexts): string {
  const count = (why: string) => attempts.filter((attempt) => attempt.why === why).length;
  const lines = attempts.map(
    ({ gameKey, kind, why }) => `${kind} of ${gameKey}${why === "changed" ? ", to be rechecked" : ""}`,
  );
  return [
    ...lines,
    `${games} games: ${count("missing") + count("rewrite")} stories would be written, ${count("changed")} rechecked, ${kept} kept. Nothing was written.`,
  ].join("\n");
}

async function write(store: Store, environment: Environment, chosen: ChosenTexts, stop: AbortSignal): Promise<void> {
  const { attempts, kept, games } = chosen;
  if (attempts.length === 0 && kept === 0)
    return console.log(`${games} games: none is over or has projections, so there is nothing to write.`);
  const start = performance.now();
  const progress = openProgressLine(process.stderr);
  const writer = await openWriter(environment);
  const log = createLogger({
    // All else is told at the end, with the game that it is about.
    level: "error",
    secrets: secretsOf(environment),
    plain: true,
    write: (line) => process.stderr.write(line),
  });
  const editor = startStories({ store, writer, environment, log });
  let begun = 0;
  try {
    const tally = await writeTexts(attempts, {
      store,
      editor,
      atOnce: writer === null ? 1 : MODEL_AT_ONCE,
      stop,
      cut: secondSignal(),
      onProgress(done, { gameKey, kind }) {
        begun = done;
        progress.show(done / attempts.length, `${kind} of ${gameKey}: ${done} of ${attempts.length}`);
      },
      onWait: (seconds, reason) => progress.show(begun / attempts.length, `Waiting ${seconds} s: ${reason}`),
    });
    progress.clear();
    const left = stop.aborted ? attempts.length - begun : 0;
    const seconds = (performance.now() - start) / 1000;
    console.log(tallyWords(tally, { kept, seconds, left, price: environment.AI_PRICE ?? null }).join("\n"));
    if (left > 0) throw new CommandProblem("Stopped. Run the same command again to continue.", 130);
    if (tally.failures.length > 0 || tally.delayed > 0) process.exitCode = 1;
  } catch (error) {
    progress.clear();
    if (!stop.aborted || error instanceof CommandProblem) throw error;
    throw new CommandProblem("Stopped. Run the same command again to continue.", 130);
  } finally {
    await editor.stop();
  }
}

await runCli(command, process.argv.slice(2));
