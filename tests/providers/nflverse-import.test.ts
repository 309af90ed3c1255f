import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { reconcileSeason } from "../../server/games/reconcile/reconcile.ts";
import { importSeason, type ImportReport } from "../../server/games/import/import-season.ts";
import { folderSource } from "../../server/providers/nflverse/folder-source.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import type { Provider, SeasonScope } from "../../server/providers/provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import { PEOPLE } from "../fixtures/nflverse/play-rows.ts";
import {
  longSeason,
  seasonFiles,
  type SeasonRows,
  smallSeason,
  writeFiles,
} from "../fixtures/nflverse/season-files.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { storeContents } from "../fixtures/store-contents.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const never = new AbortController().signal;
const PEOPLE_IDS = Object.values(PEOPLE).map(({ id }) => id);

async function emptyStore(): Promise<Store> {
  const store = await openStore({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  return store;
}

function seasonProvider(rows: SeasonRows = smallSeason()): { provider: Provider; folder: string } {
  const folder = temporaryFolder();
  writeFiles(folder, seasonFiles(rows));
  return { provider: nflverseProvider({ source: folderSource(folder) }), folder };
}

async function imported(
  provider: Provider,
  store: Store,
  scope: SeasonScope = { season: 2024 },
): Promise<ImportReport> {
  const report = await importSeason({ provider, store, signal: never }, scope);
  if (!report.ok) throw new Error(report.error.message);
  return report.value;
}

test("S3.key.5 a season comes in whole: games, plays, lines, people", async () => {
  const store = await emptyStore();
  const report = await imported(seasonProvider().provider, store);
  expect(report).toMatchObject({
    games: 4,
    changedGames: 4,
    plays: 22,
    scheduledGames: 2,
    gamesWithoutPlays: 0,
    people: 10,
    removedDemoGames: 0,
  });
  const snapshot = await store.gameSnapshot("202410132");
  expect(snapshot).toMatchObject({
    provider: "nflverse",
    providerGameId: "2024_01_DET_LA",
    version: 1,
    differences: [],
  });
  expect(snapshot?.allPlays.length).toBe(11);
  expect(snapshot?.playerGameStats.length).toBe(5);
  expect(await store.playerByAlias("901")).toMatchObject({ name: "Abel Armstrong" });
});

test("a game that left the schedule leaves the store with the next whole season, and not with a part of it", async () => {
  const store = await emptyStore();
  await imported(seasonProvider().provider, store);
  const called = smallSeason();
  const without = { ...called, games: called.games.filter(({ game_id }) => game_id !== "2024_03_DET_LA") };
  expect(
    (await imported(seasonProvider(without).provider, store, { season: 2024, weeks: { from: 1, to: 2 } })).droppedGames,
  ).toBe(0);
  expect(await store.gameSnapshot("202410332")).not.toBeNull();
  expect((await imported(seasonProvider(without).provider, store)).droppedGames).toBe(1);
  expect(await store.gameSnapshot("202410332")).toBeNull();
  expect(await store.gameSnapshot("202410132")).not.toBeNull();
});

test("a game that another provider has plays of is not given up for a line of the schedule", async () => {
  const store = await emptyStore();
  const live = simulatedGame({ season: 2024, week: 3, awayTeam: "DET", homeTeam: "LAR", provider: "sportsdataio" });
  await store.putGames([live]);
  expect(live.game.gameKey).toBe("202410332");
  expect(await imported(seasonProvider().provider, store)).toMatchObject({ games: 4, keptGames: 1, changedGames: 3 });
  expect(await store.gameSnapshot("202410332")).toMatchObject({ provider: "sportsdataio", version: 1 });
  expect((await store.gameSnapshot("202410332"))?.allPlays).toHaveLength(live.allPlays.length);
  expect((await store.gameSnapshot("202410132"))?.provider).toBe("nflverse");
});

test("a second run changes nothing", async () => {
  const store = await emptyStore();
  const { provider } = seasonProvider();
  await imported(provider, store);
  const before = await storeContents(store, PEOPLE_IDS);
  const change = await store.latestChange();
  expect((await imported(provider, store)).changedGames).toBe(0);
  expect(await storeContents(store, PEOPLE_IDS)).toEqual(before);
  expect(await store.latestChange()).toBe(change);
});

test("a corrected row changes its game only", async () => {
  const store = await emptyStore();
  await imported(seasonProvider().provider, store);
  const rows = smallSeason();
  rows.plays[2] = { ...rows.plays[2], desc: "corrected" };
  expect((await imported(seasonProvider(rows).provider, store)).changedGames).toBe(1);
  expect((await store.gameSnapshot("202410132"))?.version).toBe(2);
  expect((await store.gameSnapshot("202410232"))?.version).toBe(1);
});

test("games have the site's own projections from what is stored of the weeks before, and the first week has none", async () => {
  const store = await emptyStore();
  await imported(seasonProvider().provider, store);
  const linesOf = async (gameKey: string) => (await store.gameSnapshot(gameKey))?.playerProjections ?? [];
  expect(await linesOf("202410132")).toEqual([]);
  const second = await linesOf("202410232");
  expect(second.map(({ playerId, team }) => [playerId, team])).toContainEqual([PEOPLE.passer.id, "LAR"]);
  expect(second.every(({ fantasyPointsPPR }) => (fantasyPointsPPR ?? 0) >= 1)).toBe(true);
  // The third week is still to come: this is what its preview is written from.
  expect((await linesOf("202410332")).length).toBeGreaterThan(0);
});

test("a corrected line of an earlier week is in the projections of later ones, and not in its own week's", async () => {
  const store = await emptyStore();
  await imported(seasonProvider().provider, store);
  const linesOf = async (gameKey: string) => (await store.gameSnapshot(gameKey))?.playerProjections;
  const [second, third] = [await linesOf("202410232"), await linesOf("202410332")];
  const rows = smallSeason();
  // Of the second week.
  const at = rows.stats.findIndex(({ week, passing_yards }) => week === 2 && passing_yards !== undefined);
  rows.stats[at] = { ...rows.stats[at], passing_yards: 366 };
  await imported(seasonProvider(rows).provider, store);
  expect((await store.gameSnapshot("202410232"))?.version).toBe(2);
  expect(await linesOf("202410232")).toEqual(second);
  expect(await linesOf("202410332")).not.toEqual(third);
});

test("no demo person is in the projections of the first real games", async () => {
  const store = await emptyStore();
  const { passer } = PEOPLE;
  await store.putGames([simulatedGame({ season: 2024, week: 1, awayTeam: "DET", homeTeam: "LAR", provider: "demo" })]);
  await imported(seasonProvider().provider, store, { season: 2024, weeks: { from: 2, to: 3 } });
  expect((await store.gameSnapshot("202410232"))?.playerProjections).toEqual([]);
  const third = (await store.gameSnapshot("202410332"))?.playerProjections ?? [];
  expect(third.map(({ playerId }) => playerId)).toContain(passer.id);
  expect(third.filter(({ playerId }) => playerId.startsWith("demo"))).toEqual([]);
});

test("of weeks to come the next two are projected", async () => {
  const store = await emptyStore();
  const rows = longSeason(6);
  const games = rows.games.map((row, index) => (index < 2 ? row : { ...row, away_score: "", home_score: "" }));
  const plays = rows.plays.filter(({ game_id }) => /_0[12]_/.test(String(game_id)));
  const stats = rows.stats.filter(({ week }) => Number(week) < 3);
  await imported(seasonProvider({ ...rows, games, plays, stats }).provider, store);
  const counts = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(
      async (week) => (await store.gameSnapshot(`20241${String(week).padStart(2, "0")}32`))?.playerProjections.length,
    ),
  );
  expect(counts.map((count) => count !== undefined && count > 0)).toEqual([false, true, true, true, false, false]);
});

test("S9.config.12 the first real games take the demo's place, and only once they are there", async () => {
  const store = await emptyStore();
  const { provider, folder } = seasonProvider();
  const [game] = await Array.fromAsync(provider.games({ season: 2024 }, never));
  if (game === undefined || !game.ok) throw new Error("no game");
  await store.putGames([
    { ...game.value, provider: "demo", game: { ...game.value.game, season: 2031, gameKey: "203110132" } },
  ]);
  writeFileSync(join(folder, "play_by_play_2024.csv"), "not,csv\n");
  const failed = await importSeason({ provider, store, signal: never }, { season: 2024 });
  expect(failed.ok).toBe(false);
  expect(await store.providers()).toEqual(["demo"]);
  expect((await imported(seasonProvider().provider, store)).removedDemoGames).toBe(1);
  expect(await store.providers()).toEqual(["nflverse"]);
});

test("weeks narrow the import, and weeks that do not exist are refused", async () => {
  const store = await emptyStore();
  const { provider } = seasonProvider();
  expect((await imported(provider, store, { season: 2024, weeks: { from: 2, to: 2 } })).games).toBe(1);
  const refused = await importSeason({ provider, store, signal: never }, { season: 2024, weeks: { from: 2, to: 9 } });
  expect(refused).toEqual({
    ok: false,
    error: { kind: "not-found", message: "the 2024 regular season has weeks 1 to 3; asked for 2 to 9" },
  });
});

test("a fault in the middle keeps the weeks before it, whole", async () => {
  const store = await emptyStore();
  const rows = longSeason(6);
  const bad = rows.plays.findIndex(({ game_id }) => game_id === "2024_04_DET_LA");
  rows.plays[bad + 3] = { ...rows.plays[bad + 3], yards_gained: "?" };
  const failed = await importSeason(
    { provider: seasonProvider(rows).provider, store, signal: never },
    { season: 2024 },
  );
  expect(failed.ok ? "" : failed.error.message).toMatch(
    /^play_by_play_2024.csv, row \d+, column yards_gained: "\?" is not a number$/,
  );
  const { games } = await storeContents(store, []);
  expect(games.length).toBeLessThan(4);
  expect(games.every((game) => game?.allPlays.length === 11)).toBe(true);
});

test("a stop between two weeks rejects with its reason, and the next run ends as one clean run does", async () => {
  const { provider } = seasonProvider(longSeason(8));
  const clean = await emptyStore();
  await imported(provider, clean);
  const store = await emptyStore();
  const controller = new AbortController();
  const reason = new Error("enough");
  const stopped = importSeason(
    {
      provider,
      store,
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done === 3) controller.abort(reason);
      },
    },
    { season: 2024 },
  );
  await expect(stopped).rejects.toBe(reason);
  expect((await storeContents(store, [])).games.length).toBe(3);
  await imported(provider, store);
  expect(await storeContents(store, PEOPLE_IDS)).toEqual(await storeContents(clean, PEOPLE_IDS));
});

describe("reconciling", () => {
  test("counts what agrees", async () => {
    const store = await emptyStore();
    await imported(seasonProvider().provider, store);
    expect(await reconcileSeason(store, 2024, never)).toEqual({
      season: 2024,
      games: 2,
      gamesWithoutPlays: 0,
      equalFinals: 2,
      equalQuarters: 2,
      lines: 10,
      equalLines: 10,
      differences: [],
    });
  });

  test("lists every figure and score that does not, with its game", async () => {
    const store = await emptyStore();
    const rows = smallSeason();
    rows.games = rows.games.map((game) => (game.game_id === "2024_02_DET_LA" ? { ...game, home_score: 10 } : game));
    rows.stats[0] = { ...rows.stats[0], passing_yards: 67, fantasy_points: 6.68, fantasy_points_ppr: 6.68 };
    await imported(seasonProvider(rows).provider, store);
    const result = await reconcileSeason(store, 2024, never);
    expect(result).toMatchObject({ games: 2, equalFinals: 1, equalQuarters: 2, lines: 10, equalLines: 9 });
    expect(
      result.differences.map(({ gameKey, scores, lines }) => [gameKey, scores, lines.map(({ field }) => field)]),
    ).toEqual([
      ["202410132", [], ["passingYards", "fantasyPoints", "fantasyPointsPPR"]],
      ["202410232", [{ what: "final score", fromPlays: "6-9", official: "6-10" }], []],
    ]);
  });

  test("a game without plays is left out and counted", async () => {
    const store = await emptyStore();
    const rows = smallSeason();
    rows.plays = rows.plays.filter(({ game_id }) => game_id === "2024_01_DET_LA");
    await imported(seasonProvider(rows).provider, store);
    expect(await reconcileSeason(store, 2024, never)).toMatchObject({ games: 1, gamesWithoutPlays: 1 });
  });
});
