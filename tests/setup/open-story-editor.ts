import { onTestFinished } from "vitest";
import { createLogger } from "../../server/log/logger.ts";
import { startStories } from "../../server/start-stories.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { IncomingGame, Store } from "../../server/store/store.ts";
import type { StoryEditor } from "../../server/stories/story-editor.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import { type HandClock, handClock } from "../fixtures/hand-clock.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

export interface EditorUnderTest {
  editor: StoryEditor;
  store: Store;
  clock: HandClock;
  /** The messages of the log, with their level: `warn: ...`. */
  log: string[];
  /** Lets what is due now be done, and so much time pass first. */
  pass(milliseconds: number): Promise<void>;
}

export interface EditorOptions {
  writer?: StoryWriter | null;
  games?: IncomingGame[];
  tokensPerDay?: number;
  /** Shares store and clock with another: a second process. */
  beside?: EditorUnderTest;
}

export const EDITOR_NOW = new Date("2025-09-22T06:00:00Z");

/** A story editor over a real store of its own, with a clock that the test moves. It looks as soon as `pass` is called. */
export async function openStoryEditor(options: EditorOptions = {}): Promise<EditorUnderTest> {
  const { beside } = options;
  const dataDir = beside === undefined ? temporaryFolder() : "";
  const clock = beside?.clock ?? handClock(EDITOR_NOW);
  const store = beside?.store ?? (await openStore({ dataDir }));
  if (options.games !== undefined) await store.putGames(options.games);
  const log: string[] = [];
  const logger = createLogger({
    level: "info",
    secrets: [],
    plain: false,
    write(line) {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      log.push(`${{ 30: "info", 40: "warn", 50: "error" }[level] ?? level}: ${msg}`);
    },
  });
  const editor = startStories({
    store,
    writer: options.writer ?? null,
    environment: { AI_TOKENS_PER_DAY: options.tokensPerDay ?? 1_000_000, AI_PRICE: { input: 1, output: 10 } },
    log: logger,
    now: clock.now,
    timer: clock.timer,
    random: () => 0.5,
  });
  onTestFinished(async () => {
    await editor.stop();
    if (beside === undefined) await store.close();
  });
  return {
    editor,
    store,
    clock,
    log,
    async pass(milliseconds) {
      await clock.pass(milliseconds);
      await editor.idle();
    },
  };
}
