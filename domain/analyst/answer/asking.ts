import type { AnalystTool, ToolData, ToolSnapshot } from "../tools/analyst-tool.ts";
import { getAllPlays, type PlayList } from "../tools/get-all-plays.ts";
import { type GameInfo, getGameInfo } from "../tools/get-game-info.ts";
import { getPlayerGameStats } from "../tools/get-player-game-stats.ts";
import { getPlayerProjections } from "../tools/get-player-projections.ts";
import type { PlayerList } from "../tools/player-list.ts";
import type { ToolUse } from "../tools/tool-use.ts";
import { isFinal } from "../../game/status.ts";

/** The tools as one answer asks them; every use is noted, each once. */
export interface Asking {
  /** The game is over, so its statistics are told in the past tense. */
  isOver: boolean;
  info: () => GameInfo | null;
  plays: (args?: Record<string, unknown>) => PlayList | null;
  stats: (args?: Record<string, unknown>) => PlayerList | null;
  projections: (args?: Record<string, unknown>) => PlayerList | null;
  uses: readonly ToolUse[];
}

/** Everybody, so that an answer about the tenth receiver is not cut off. */
const EVERYBODY = { limit: 500 };

export function askTools(snapshot: ToolSnapshot, now: number): Asking {
  const uses: ToolUse[] = [];
  const ask = <D extends ToolData>({ name, run }: AnalystTool<D>, args: Record<string, unknown>): D | null => {
    const answer = run(args, snapshot, now);
    const isKnown = uses.some((use) => use.name === name && JSON.stringify(use.args) === JSON.stringify(args));
    if (!isKnown) uses.push({ name, args, answer });
    return answer.ok ? answer.value : null;
  };
  return {
    isOver: isFinal(snapshot.game),
    info: () => ask(getGameInfo, {}),
    plays: (args = {}) => ask(getAllPlays, args),
    stats: (args = {}) => ask(getPlayerGameStats, { ...EVERYBODY, ...args }),
    projections: (args = {}) => ask(getPlayerProjections, { ...EVERYBODY, ...args }),
    uses,
  };
}

/** The statistics, or the projections where they are asked for and before there can be any statistics. */
export function linesFor(
  asking: Asking,
  args: Record<string, unknown>,
  isProjectionAsked: boolean,
): { list: PlayerList | null; isProjection: boolean } {
  const stats = isProjectionAsked ? null : asking.stats(args);
  const isBefore = stats === null && (isProjectionAsked || asking.info()?.away.score === null);
  return isBefore ? { list: asking.projections(args), isProjection: true } : { list: stats, isProjection: false };
}
