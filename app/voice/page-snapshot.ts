import type { ToolSnapshot } from "../../domain/analyst/tools/analyst-tool.ts";
import type { LiveGame } from "../../domain/live/live-game.ts";
import type { OtherLines } from "../../domain/analyst/tools/other-lines.ts";

/** What the tools read, from a page as it is shown now and the players it leaves out; null where it shows no game, or another. */
export function pageSnapshot(page: LiveGame | null, others: OtherLines, gameKey: string): ToolSnapshot | null {
  const provider = page?.sources[0];
  if (page === null || provider === undefined || page.game.gameKey !== gameKey) return null;
  return {
    ...page,
    playerProjections: [...page.playerProjections, ...others.playerProjections],
    playerGameStats: [...page.playerGameStats, ...others.playerGameStats],
    facts: others.facts,
    provider,
    // The loader puts the moment of reading there where the provider names none.
    asOf: page.game.lastUpdated ?? "",
  };
}
