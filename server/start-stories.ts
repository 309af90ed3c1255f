import type { Environment } from "./env/environment.ts";
import type { Timer } from "./clock/timer.ts";
import { createScrambledMark } from "./games/ingest/scrambled-mark.ts";
import { systemTimer } from "./clock/system-timer.ts";
import type { Logger } from "./log/logger.ts";
import { createStoryEditor, type StoryEditor } from "./stories/story-editor.ts";
import type { StoryWriter } from "./ai/story-writer.ts";
import { tokenBudget } from "./budget/token-budget.ts";
import type { Store } from "./store/store.ts";

export interface StartStoriesOptions {
  store: Store;
  /** Null: the template writes. */
  writer: StoryWriter | null;
  environment: Pick<Environment, "AI_PRICE" | "AI_TOKENS_PER_DAY">;
  log: Logger;
  /** The system's where absent; tests pass their own. */
  now?: () => Date;
  timer?: Timer;
  random?: () => number;
}

/** The story editor, wired but not started: it does what it is asked for, and after `start()` writes by itself. */
export function startStories(options: StartStoriesOptions): StoryEditor {
  const { store, writer, environment, log, now = () => new Date() } = options;
  const mark = createScrambledMark(store, "sportsdataio", log, now);
  return createStoryEditor({
    store,
    writer,
    budget: tokenBudget(store, environment.AI_TOKENS_PER_DAY, now),
    price: environment.AI_PRICE ?? null,
    // The ingest of another process may have found out meanwhile.
    async isTrial() {
      await mark.load();
      return mark.is();
    },
    log,
    now,
    timer: options.timer ?? systemTimer,
    random: options.random ?? Math.random,
  });
}

/** The configured model as a writer; null where none is configured. */
export async function openWriter(environment: Environment): Promise<StoryWriter | null> {
  const { AI_BASE_URL, ANTHROPIC_API_KEY, OPENAI_API_KEY } = environment;
  if ((AI_BASE_URL ?? ANTHROPIC_API_KEY ?? OPENAI_API_KEY) === undefined) return null;
  // A site without a model starts without its packages.
  const [{ openLanguageModel }, { modelWriter }] = await Promise.all([
    import("./ai/open-language-model.ts"),
    import("./ai/model-writer.ts"),
  ]);
  const opened = openLanguageModel(environment);
  return opened === null ? null : modelWriter(opened, { isSmall: environment.AI_SMALL_MODEL });
}
