import type { ToolSnapshot } from "../../domain/analyst/analyst-tool.ts";
import type { LiveGame } from "../../domain/live-page.ts";

/** What the tools read, from a page as it is shown now. */
export function pageSnapshot(page: LiveGame): ToolSnapshot | null {
  const [provider] = page.sources;
  if (provider === undefined) return null;
  // The loader puts the moment of reading there where the provider names none.
  return { ...page, provider, asOf: page.game.lastUpdated ?? "" };
}
