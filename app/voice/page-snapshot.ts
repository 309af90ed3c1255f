import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import type { ToolMine } from "../../domain/analyst/tools/tool-mine.ts";
import type { LiveGame } from "../../domain/live/live-game.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";

/**
 * What the tools read, from a page as it is shown now and the players it leaves out; null where it shows no game, or another. `mine` are the
 * reader's own players.
 */
export function pageSnapshot(
  page: LiveGame | null,
  others: OtherLines,
  gameKey: string,
  mine?: ToolMine,
): ToolSnapshot | null {
  const provider = page?.sources[0];
  if (page === null || provider === undefined || page.game.gameKey !== gameKey) return null;
  return {
    ...page,
    playerProjections: [...page.playerProjections, ...others.playerProjections],
    playerGameStats: [...page.playerGameStats, ...others.playerGameStats],
    facts: others.facts,
    mine,
    provider,
    // The loader puts the moment of reading there where the provider names none.
    asOf: page.game.lastUpdated ?? "",
  };
}
