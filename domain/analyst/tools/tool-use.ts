import type { ToolAnswer, ToolData, ToolName } from "./analyst-tool.ts";
import type { GameInfo } from "./get-game-info.ts";

/** One tool asked in a conversation, with what it answered. */
export interface ToolUse {
  name: ToolName;
  args: Record<string, unknown>;
  answer: ToolAnswer;
}

/** The same text for calls that mean the same: no argument and null are one, and their order does not matter. */
export function callKey({ name, args }: Pick<ToolUse, "name" | "args">): string {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify([name, given.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

export function isGameInfo(data: ToolData): data is GameInfo {
  return "scoring" in data;
}
