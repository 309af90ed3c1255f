import type { App } from "./app.ts";
import type { Logger } from "./log/logger.ts";

/** Any host will do: addresses in pages come from the configuration. */
const HERE = "http://localhost";
const GAME_LINK = /href="(\/games\/[^"?#/]+)"/;

/**
 * Makes the scores page and a game's page before anybody asks: the first page after a start takes twenty times as long as
 * the next one. A page that cannot be made is no reason not to start.
 */
export async function warmUp(app: Pick<App, "fetch">, log: Logger): Promise<void> {
  try {
    const week = await textOf(app, "/stats");
    const game = GAME_LINK.exec(week)?.[1];
    if (game !== undefined) await textOf(app, game);
  } catch (error) {
    log.warn({ err: error }, "no page could be made before the start; the first reader will wait longer");
  }
}

async function textOf(app: Pick<App, "fetch">, path: string): Promise<string> {
  return (await app.fetch(new Request(HERE + path))).text();
}
