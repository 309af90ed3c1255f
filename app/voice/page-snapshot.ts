import type { ToolSnapshot } from "../../domain/analyst/analyst-tool.ts";
import type { LiveGame } from "../../domain/live-page.ts";

/** What the tools read, from a page as it is shown now; null where it shows no game, or another. */
export function pageSnapshot(page: LiveGame | null, gameKey: string): ToolSnapshot | null {
  const provider = page?.sources[0];
  if (page === null || provider === undefined || page.game.gameKey !== gameKey) return null;
  // The loader puts the moment of reading there where the provider names none.
  return { ...page, provider, asOf: page.game.lastUpdated ?? "" };
}
