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
