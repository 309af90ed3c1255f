import type { Chat } from "./chat/chat.ts";
import { ANSWER_TOKENS, LEAST_TOKENS, SHARE_OF_TOKENS } from "./chat/admit-question.ts";
import { chatLimits } from "./chat/chat-limits.ts";
import { openChat } from "./chat/open-chat.ts";
import type { ChatModel } from "./ai/chat-model.ts";
import type { Database } from "./db/database.ts";
import type { Environment } from "./env/environment.ts";
import type { Logger } from "./log/logger.ts";
import { tokenBudget } from "./budget/token-budget.ts";
import type { Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

export interface StartChatOptions {
  store: Store;
  database: Database<Tables>;
  /** Null: rules answer everybody. */
  model: ChatModel | null;
  environment: Pick<Environment, "VOICE_ACCESS" | "AI_TOKENS_PER_DAY" | "AI_PRICE">;
  log: Logger;
  /** The system's where absent. */
  now?: () => Date;
}

/** The analyst in writing. */
export function startChat({
  store,
  database,
  model,
  environment,
  log,
  now = () => new Date(),
}: StartChatOptions): Chat {
  const { VOICE_ACCESS: access, AI_TOKENS_PER_DAY: allowed } = environment;
  return openChat({
    store,
    model,
    access,
    limits: chatLimits(database),
    budget: tokenBudget(store, allowed, now, {
      purpose: "chat",
      share: SHARE_OF_TOKENS,
      most: ANSWER_TOKENS,
      least: LEAST_TOKENS,
    }),
    price: environment.AI_PRICE ?? null,
    log,
    now,
  });
}

/** The configured model as the analyst; null where none is configured. */
export async function openChatModel(environment: Environment): Promise<ChatModel | null> {
  const { AI_BASE_URL, ANTHROPIC_API_KEY, OPENAI_API_KEY } = environment;
  if ((AI_BASE_URL ?? ANTHROPIC_API_KEY ?? OPENAI_API_KEY) === undefined) return null;
  // A site without a model starts without its packages.
  const [{ openLanguageModel }, { createChatModel }] = await Promise.all([
    import("./ai/open-language-model.ts"),
    import("./ai/create-chat-model.ts"),
  ]);
  const opened = openLanguageModel(environment);
  return opened === null ? null : createChatModel(opened);
}
