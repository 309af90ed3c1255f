import type { ChatCount } from "./store.ts";

/** `day` is `2026-11-20`, UTC. */
type ChatDayRow = ChatCount & { day: string };

/** What the text chat keeps: see `migrations/0006-chat.ts`. */
export interface ChatTables {
  chat_day: ChatDayRow;
}
