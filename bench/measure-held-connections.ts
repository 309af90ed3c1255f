import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gameAsOf } from "../domain/fold/game-as-of.ts";
import { openStore } from "../server/store/open-store.ts";
import type { Bench } from "./bench.ts";
import { CannotMeasure } from "./cannot-measure.ts";
import { clientsMessage } from "./live-messages.ts";
import { residentBytes } from "./resident-bytes.ts";
import { startSiteProcess } from "./server-process.ts";
import { startTalkingChild } from "./talking-child.ts";

const CLIENTS = join(import.meta.dirname, "child", "live-clients.ts");
const CONNECTIONS = 5_000;
/** Two signs of life come within this time. */
const HOLD_MS = 32_000;
const PLAYED = 90;

/** Bytes of resident memory of the site's process before and while it holds many open pages of one live game. */
export async function measureHeldConnections(
  bench: Bench,
): Promise<{ connections: number; bytes: number; before: number }> {
  const connections = bench.isQuick ? 500 : CONNECTIONS;
  const { dataDir, gameKey } = await bench.season();
  const folder = bench.newFolder("held");
  await storeLiveGame(dataDir, gameKey, folder);
  // The first start after a build has to compile what the later ones find compiled.
  await (await startSiteProcess(folder)).stop();
  const site = await startSiteProcess(folder);
  const clients = startTalkingChild([CLIENTS], clientsMessage);
  try {
    await (await fetch(`${site.address}/games/${gameKey}`)).text();
    const before = residentBytes(site.pid);
    const path = `/games/${gameKey}/events?since=0`;
    clients.tell({ kind: "open", name: "held", address: site.address, path, count: connections });
    await clients.hear();
    await pause(bench.isQuick ? 1_000 : HOLD_MS);
    return { connections, bytes: residentBytes(site.pid), before };
  } finally {
    await clients.stop();
    await site.stop();
  }
}

/** A store with nothing but one game, in the middle of it. */
async function storeLiveGame(seasonDir: string, gameKey: string, dataDir: string): Promise<void> {
  const season = await openStore({ dataDir: seasonDir });
  const stored = await season.gameSnapshot(gameKey);
  await season.close();
  if (stored === null) throw new CannotMeasure(`the season has lost its game ${gameKey}`);
  const store = await openStore({ dataDir });
  // Not the demo's, whatever the season is: its simulator would begin to play, and take memory of its own.
  await store.putGames([{ ...gameAsOf(stored, PLAYED), provider: "nflverse" }]);
  await store.close();
}
