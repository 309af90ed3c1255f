import type { ChatStatus } from "../../domain/analyst-status.ts";
import type { Services } from "../context.server.ts";

/** What a model has written in chats today (UTC). */
export async function chatStatus({ store, chat, now }: Pick<Services, "store" | "chat" | "now">): Promise<ChatStatus> {
  const day = now().toISOString().slice(0, 10);
  const [uses, count] = await Promise.all([store.modelUse(day), store.chatCount(day)]);
  const status: ChatStatus = { model: chat.model, calls: 0, inputTokens: 0, outputTokens: 0, ...count };
  for (const { purpose, calls, inputTokens, outputTokens } of uses) {
    if (purpose !== "chat") continue;
    status.calls += calls;
    status.inputTokens += inputTokens;
    status.outputTokens += outputTokens;
  }
  return status;
}
