import type { ToolAnswer, ToolData, ToolName } from "./analyst-tool.ts";
import type { PlayList } from "./get-all-plays.ts";
import type { GameInfo } from "./get-game-info.ts";
import type { PlayerList } from "./player-list.ts";
import type { StoryResult } from "./story-result.ts";

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

export function isPlayerList(data: ToolData): data is PlayerList {
  return "players" in data;
}

export function isGameInfo(data: ToolData): data is GameInfo {
  return "scoring" in data;
}

export function isPlayList(data: ToolData): data is PlayList {
  return "plays" in data;
}

export function isStory(data: ToolData): data is StoryResult {
  return "writtenBy" in data;
}
