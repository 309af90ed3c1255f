import { CannotMeasure } from "./cannot-measure.ts";

/** The page of the first player that a game's page leads to. */
export async function playerPath(address: string, gameKey: string): Promise<string> {
  const html = await (await fetch(`${address}/games/${gameKey}`)).text();
  const path = /href="(\/players\/[^"?#]+)"/.exec(html)?.[1];
  if (path === undefined) throw new CannotMeasure(`the page of game ${gameKey} leads to no player`);
  return path;
}
