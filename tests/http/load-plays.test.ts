import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../../server/log/logger.ts";
import { startIngest } from "../../server/start-ingest.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { type SportsdataioFeed, startSportsdataioFeed } from "../emulators/sportsdataio-feed.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { ADMINISTRATOR, signInAs } from "../setup/sign-in-as.ts";
import { htmlOf } from "../setup/html-of.ts";

/** Long after its game, so that nothing is read by itself. */
const NOW = new Date("2025-09-12T12:00:00Z");
const PAGE = `/games/${smallGame().game.gameKey}`;
const KEY = "the-key-of-the-provider";

let folder = "";
let feed: SportsdataioFeed;
let ingestStore: Store;
let ingest: ReturnType<typeof startIngest>;
let site: OpenSite;
let cookie = "";
const log: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pickle-six-load-"));
  feed = await startSportsdataioFeed({ key: KEY, games: [smallGame()], now: () => NOW });
  ingestStore = await openStore({ dataDir: folder });
  // The schedule is known, and nothing of the game itself.
  const { game } = smallGame();
  await ingestStore.putGames([
    {
      ...smallGame(),
      provider: "sportsdataio",
      providerGameId: "19001",
      game: { ...game, lastPlay: null, attendance: null },
      allPlays: [],
      playerGameStats: [],
      playerProjections: [],
    },
  ]);
  const logger = createLogger({ level: "info", secrets: [KEY], plain: false, write: (line) => log.push(line) });
  ingest = startIngest({ store: ingestStore, log: logger, url: feed.url, key: KEY, callsPerMonth: undefined });
  site = await openSite({ dataDir: folder, administrator: ADMINISTRATOR, ingest });
  cookie = await signInAs(site, ADMINISTRATOR);
});
afterAll(async () => {
  await site.close();
  await ingest.stop();
  await ingestStore.close();
  await feed.close();
  rmSync(folder, { recursive: true, force: true });
});

async function press(): Promise<string> {
  const response = await site.app.fetch(
    new Request(`http://127.0.0.1${PAGE}`, {
      method: "POST",
      headers: { cookie, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ intent: "loadPlays" }),
    }),
  );
  return /<output class="msg[^"]*">(.*?)<\/output>/.exec(await htmlOf(response))?.[1] ?? "";
}

async function playsOnPage(): Promise<number> {
  const page = await (await site.get(PAGE)).text();
  return page.split('<li class="play ').length - 1;
}

describe("LOAD_PLAYS with the provider's real ways", () => {
  it("S6.admin.6 S7.post.2 a provider that refuses is told, and what is stored stays", async () => {
    feed.misbehave("*", { kind: "status", status: 403 }, Number.POSITIVE_INFINITY);
    expect(await press()).toMatch(/^✗ .*refuses the key.*The stored game is as it was\.$/);
    feed.behave();
    expect(await playsOnPage()).toBe(0);
  });

  it("S6.admin.2 S7.post.2 loads the game's plays from the provider, onto everybody's page", async () => {
    expect(await press()).toMatch(/^✓ 20 plays loaded(?:, \d+ corrections?)?$/);
    await expect.poll(playsOnPage).toBe(20);
  });

  it("S7.post.2 says so when there is nothing new", async () => {
    expect(await press()).toBe("✓ Nothing new: the stored game is up to date (20 plays)");
  });

  it("never shows the provider's key, in a page or in the log", async () => {
    const status = await (await site.get("/admin", { cookie })).text();
    expect(status).not.toContain(KEY);
    expect([...log, ...site.log].join("")).not.toContain(KEY);
    expect(status).toContain("SportsDataIO");
  });
});
