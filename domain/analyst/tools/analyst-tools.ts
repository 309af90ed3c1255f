import type { AnalystTool, ToolAnswer, ToolSnapshot } from "./analyst-tool.ts";
import { getAllPlays } from "./get-all-plays.ts";
import { getFacts } from "./get-facts.ts";
import { getGameInfo } from "./get-game-info.ts";
import { getGamePreview } from "./get-game-preview.ts";
import { getGameRecap } from "./get-game-recap.ts";
import { getPlayerGameStats } from "./get-player-game-stats.ts";
import { getPlayerProjections } from "./get-player-projections.ts";
import { fail } from "../../result.ts";

/** The specification's six tools in its order, and one for the game's facts. Voice, text chat, MCP and the analyst without a model all use these. */
export const ANALYST_TOOLS: readonly AnalystTool[] = [
  getGameInfo,
  getAllPlays,
  getGameRecap,
  getGamePreview,
  getPlayerProjections,
  getPlayerGameStats,
  getFacts,
];

/** Runs the tool of a name. A name that is none is an error like any other: no call is left hanging. */
export function runTool(name: string, args: unknown, snapshot: ToolSnapshot | null, now: number): ToolAnswer {
  const tool = ANALYST_TOOLS.find((one) => one.name === name);
  if (tool === undefined) {
    const known = ANALYST_TOOLS.map((one) => one.name).join(", ");
    return fail(`There is no tool ${JSON.stringify(name)}. The tools are ${known}.`);
  }
  return tool.run(args, snapshot, now);
}
