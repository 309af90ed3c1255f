import { expect, onTestFinished, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { createSuspects } from "../../server/games/guard/suspects.ts";
import { closedName, officialName } from "../../server/games/plan/ingest-task.ts";
import { createReadTimes } from "../../server/games/ingest/read-times.ts";
import { storeFetchedGames } from "../../server/games/ingest/store-fetched-games.ts";
import { openMemoryStore } from "../../server/store/open-store.ts";
import { gameAfter, simulatedGame } from "../fixtures/simulated-game.ts";

const GAME = simulatedGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", provider: "sportsdataio" });
const { gameKey } = GAME.game;
const signal = new AbortController().signal;

test("an end that somebody else was faster with is not taken for read, and counts when it is read again", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  await store.putGames([gameAfter(GAME, 100)]);
  // Another process stores its reading between this one's comparing and storing.
  let meanwhile: ProviderGame[] = [gameAfter(GAME, 110)];
  const contended = {
    ...store,
    putGames: async (...given: Parameters<typeof store.putGames>) => {
      await store.putGames(meanwhile);
      meanwhile = [];
      return store.putGames(...given);
    },
  };
  const readTimes = createReadTimes(store, "sportsdataio");
  const services = {
    store: contended,
    suspects: createSuspects(),
    readTimes,
    now: () => new Date("2025-09-08T00:00:00Z"),
    confirmLeadership: () => {},
  };
  const end = {
    game: GAME,
    parts: { facts: true, plays: true, lines: true, projections: false },
    hasOfficialLines: true,
    hasStrangers: false,
    isClosed: true,
  };
  expect(await storeFetchedGames(services, [end], signal)).toMatchObject([
    { gameKey, changed: false, isOvertaken: true },
  ]);
  expect([readTimes.has(officialName(gameKey)), readTimes.has(closedName(gameKey))]).toEqual([false, false]);
  expect((await store.gameSnapshot(gameKey))?.allPlays).toHaveLength(110);
  expect(await storeFetchedGames(services, [end], signal)).toMatchObject([
    { gameKey, changed: true, isOvertaken: false },
  ]);
  expect([readTimes.has(officialName(gameKey)), readTimes.has(closedName(gameKey))]).toEqual([true, true]);
  expect((await store.gameSnapshot(gameKey))?.game.status).toBe("Final");
  expect(await storeFetchedGames(services, [end], signal)).toMatchObject([{ changed: false, isOvertaken: false }]);
});

test("players who are withdrawn from the projections are gone after three such answers, whatever is read of the game between them", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const coming = gameAfter(GAME, 0);
  const projected = { ...coming, playerProjections: GAME.playerProjections };
  const fewer = { ...coming, playerProjections: GAME.playerProjections.filter((_, index) => index % 2 === 0) };
  await store.putGames([projected]);
  let now = Date.parse("2025-09-06T00:00:00Z");
  const services = {
    store,
    suspects: createSuspects(),
    readTimes: createReadTimes(store, "sportsdataio"),
    now: () => new Date(now),
    confirmLeadership: () => {},
  };
  const none = { facts: false, plays: false, lines: false, projections: false };
  const read = (game: ProviderGame, parts: Partial<typeof none>) =>
    storeFetchedGames(
      services,
      [{ game, parts: { ...none, ...parts }, hasOfficialLines: false, hasStrangers: false, isClosed: false }],
      signal,
    );
  const known = async () => (await store.gameSnapshot(gameKey))?.playerProjections.length;
  const all = GAME.playerProjections.length;
  const raised: (number | undefined)[] = [];
  for (const seconds of [0, 150, 160]) {
    now += seconds * 1_000;
    const [stored] = await read(fewer, { projections: true });
    raised.push(stored?.newSuspects.length);
    if (seconds < 160) expect(await known()).toBe(all);
    await read({ ...coming, playerProjections: [] }, { facts: true });
  }
  expect([raised, await known()]).toEqual([[1, 0, 0], fewer.playerProjections.length]);
});
