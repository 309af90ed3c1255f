import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJsonText } from "../../domain/live/json-text.ts";
import { servicesContext } from "../../server/context.server.ts";
import { type GamePageData, loadGamePage } from "../../server/pages/game-page.server.ts";
import { startReplays } from "../../server/games/replay/replays.ts";
import { systemTimer } from "../../server/clock/system-timer.ts";
import { openSharePainter } from "../../server/share/share-painter.ts";
import { SharePictures } from "../../server/share/share-pictures.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { playerLine } from "../fixtures/player-line.ts";
import { noAccounts } from "../fixtures/no-accounts.ts";
import { smallVariant } from "../fixtures/variant-game.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

const WRITTEN = "2025-09-09T04:00:00Z";
const full = smallVariant(1);
const caught = { position: "WR", receptions: 5, receivingYards: 60, receivingTouchdowns: 1 };
const pointless = smallVariant(
  3,
  {},
  {
    playerGameStats: [
      playerLine({ ...caught, playerId: "p-none" }),
      playerLine({ ...caught, playerId: "p-given", fantasyPoints: 9 }),
    ],
  },
);
const empty = smallVariant(2, {}, { allPlays: [], playerProjections: [], playerGameStats: [] });
const { gameKey } = full.game;

const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-page-data-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir });
  await store.putGames([full, empty, pointless]);
  const story = {
    gameKey,
    markdown: "**Words**",
    html: "<p><strong>Words</strong></p>",
    createdAt: WRITTEN,
    ...HAND_WRITTEN,
  };
  await store.putStory({ ...story, kind: "recap" });
  await store.putStory({ ...story, kind: "preview" });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function load(key: string): Promise<GamePageData | null> {
  const context = new RouterContextProvider();
  context.set(servicesContext, {
    store,
    accounts: noAccounts,
    audit: { record: async () => {}, recent: async () => [] },
    ingest: null,
    stories: null,
    replays: startReplays({ store, now: () => new Date(0), timer: systemTimer, onProblem: () => {} }),
    voice: null,
    chat: {
      model: null,
      today: () => Promise.reject(new Error("nobody asks here")),
      answer: () => Promise.reject(new Error("nobody asks here")),
    },
    sundayGames: {
      ofWeek: () => Promise.reject(new Error("nobody asks here")),
      expectedIn: () => Promise.reject(new Error("nobody asks here")),
      teamsIn: () => Promise.reject(new Error("nobody asks here")),
    },
    leagueRules: { find: () => Promise.reject(new Error("nobody asks here")) },
    teamSearch: { find: () => Promise.reject(new Error("nobody asks here")) },
    myLeagues: { read: () => Promise.reject(new Error("nobody asks here")) },
    teamLogoUrl: "https://logos.example/{team}",
    teamLogos: null,
    sharePictures: new SharePictures({ painter: openSharePainter() }),
    push: null,
    formPace: { consume: async () => null },
    offersWorker: true,
    baseUrl: null,
    now: () => new Date(0),
  });
  const page = (await loadGamePage(context, key, new URLSearchParams()))?.page ?? null;
  if (page !== null && "hidden" in page) throw new Error("nobody hides scores here");
  return page;
}

async function need(key: string): Promise<GamePageData> {
  const page = await load(key);
  if (page === null) throw new Error("the game is not stored");
  return page;
}

describe("the data of the game page", () => {
  it("S7.loader.1 S3.user.1 has the specification's eight names, and the lists hold what is stored", async () => {
    const page = await need(gameKey);
    const names = "game allPlays userEmail user gameRecap gameProjection playerProjections playerGameStats".split(" ");
    expect(names.filter((name) => !Object.hasOwn(page, name))).toEqual([]);
    expect(page.game).toEqual(full.game);
    expect(readJsonText(page.allPlays)).toMatchObject(
      full.allPlays.map(({ credits: _credits, happenedAt: _at, ...play }) => play),
    );
    const ids = (lines: { playerId: string }[]) => lines.map(({ playerId }) => playerId).toSorted();
    expect(ids(readJsonText(page.playerProjections))).toEqual(ids(full.playerProjections));
    expect(ids(readJsonText(page.playerGameStats))).toEqual(
      ids(full.playerGameStats.filter(({ position }) => ["QB", "RB", "WR", "TE", "FB"].includes(position))),
    );
    expect(readJsonText(page.playerGameStats)).toContainEqual(
      full.playerGameStats.find(({ playerId }) => playerId === "p-crewe"),
    );
  });

  it("S2.box.34 S2.box.38 O.8 points: the provider's, and what it leaves out computed", async () => {
    const lines = readJsonText((await need(pointless.game.gameKey)).playerGameStats);
    const points = (id: string) => {
      const line = lines.find(({ playerId }) => playerId === id);
      return [line?.fantasyPoints, line?.fantasyPointsPPR];
    };
    expect(points("p-none")).toEqual([12, 17]);
    expect(points("p-given")).toEqual([9, 14]);
  });

  it("S7.loader.2 S3.recap.1 S3.projection.1 recap and projection have their key, Markdown and time", async () => {
    const { gameRecap, gameProjection } = await need(gameKey);
    expect(gameRecap).toMatchObject({ gameKey, recap: "**Words**", createdAt: WRITTEN });
    expect(gameProjection).toMatchObject({ gameKey, projection: "**Words**", createdAt: WRITTEN });
  });

  it("S7.loader.2 is null and empty lists where nothing is stored, and nothing at all for an unknown game", async () => {
    const page = await need(empty.game.gameKey);
    expect([page.gameRecap, page.gameProjection]).toEqual([null, null]);
    expect(readJsonText(page.allPlays)).toEqual([]);
    expect(readJsonText(page.playerProjections)).toEqual([]);
    expect(readJsonText(page.playerGameStats)).toEqual([]);
    expect(await load("209910199")).toBeNull();
  });

  it("S7.loader.3 S3.user.1 names nobody: userEmail and user are empty in a page that is kept for everyone", async () => {
    const page = await need(gameKey);
    expect([page.userEmail, page.user]).toEqual([null, null]);
  });
});
