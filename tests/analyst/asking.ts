import type { AnalystTool, ToolData, ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import { getAllPlays } from "../../domain/analyst/tools/get-all-plays.ts";
import { getGameInfo } from "../../domain/analyst/tools/get-game-info.ts";
import { getPlayerGameStats } from "../../domain/analyst/tools/get-player-game-stats.ts";
import { getPlayerProjections } from "../../domain/analyst/tools/get-player-projections.ts";
import type { ToolUse } from "../../domain/analyst/tools/tool-use.ts";

/** Everything that the tools say of a game, asked until nothing is left out. */
export function allUses(snapshot: ToolSnapshot, now: number): ToolUse[] {
  const uses: ToolUse[] = [];
  const ask = <D extends ToolData>({ name, run }: AnalystTool<D>, args: Record<string, unknown>): D | null => {
    const answer = run(args, snapshot, now);
    uses.push({ name, args, answer });
    return answer.ok ? answer.value : null;
  };
  ask(getGameInfo, {});
  for (let from = 0; ;) {
    const plays = ask(getAllPlays, { from })?.plays.length ?? 0;
    if (plays === 0) break;
    from += plays;
  }
  ask(getPlayerGameStats, { limit: 500 });
  ask(getPlayerProjections, { limit: 500 });
  return uses;
}
