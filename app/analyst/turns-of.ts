import { type ChatTurn, LONGEST_TURN, MOST_TOOLS, MOST_TURNS } from "../../domain/analyst/chat-event.ts";
import type { TranscriptRow } from "./transcript-row.ts";

/** What is sent of a conversation: its last turns that say something, from a question on. */
export function turnsOf(rows: readonly TranscriptRow[]): ChatTurn[] {
  const turns = rows.flatMap(({ who, text, tools }): ChatTurn[] => {
    if (text === "") return [];
    if (who === "you") return [{ role: "user", text }];
    const asked = tools.slice(-MOST_TOOLS).map(({ name, args }) => ({ name, args }));
    return [{ role: "assistant", text: text.slice(0, LONGEST_TURN), tools: asked }];
  });
  const last = turns.slice(-MOST_TURNS);
  return last.slice(last.findIndex(({ role }) => role === "user"));
}
