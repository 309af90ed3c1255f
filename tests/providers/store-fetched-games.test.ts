import { expect, onTestFinished, test } from "vitest";
import type { GameSnapshot, ProviderGame } from "../../domain/game/game-snapshot.ts";
import { createSuspects } from "../../server/games/guard/suspects.ts";
import { closedName, officialName } from "../../server/games/plan/ingest-task.ts";
import { createReadTimes } from "../../server/games/ingest/read-times.ts";
import { readProjections } from "../../server/games/ingest/read-week.ts";
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

test("a week's projections leave alone what somebody else has stored of a game while they were read", async () => {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const before = gameAfter(GAME, 100);
  const later = gameAfter(GAME, 110);
  const playerProjections = GAME.playerProjections.map((line) => ({ ...line, receivingYards: 77 }));
  const out = { playerId: "1", team: "CHI", status: "Out", injury: "Knee", practice: null, reportedAt: null } as const;
  for (const meanwhile of [later, null]) {
    await store.putGames([before]);
    const services = {
      store,
      suspects: createSuspects(),
      readTimes: createReadTimes(store, "sportsdataio"),
      now: () => new Date("2025-09-08T00:00:00Z"),
      confirmLeadership: () => {},
      provider: {
        name: "sportsdataio" as const,
        weekProjections: async () => ({
          ok: true as const,
          value: new Map([[gameKey, { playerProjections, injuries: [out] }]]),
        }),
      },
    };
    let looks = 0;
    const between: (GameSnapshot | null)[] = [];
    const contended = {
      ...store,
      async gameSnapshot(key: string) {
        looks += 1;
        if (looks === 2) {
          await (meanwhile === null ? store.removeGames([key]) : store.putGames([meanwhile]));
          between.push(await store.gameSnapshot(key));
        }
        return store.gameSnapshot(key);
      },
    };
    const read = await readProjections({ ...services, store: contended }, GAME.game, signal);
    const stored = await store.gameSnapshot(gameKey);
    expect(read).toMatchObject({ ok: true, value: [{ gameKey, suspects: [] }] });
    const fresh = { playerProjections: expect.any(Array), version: expect.any(Number), asOf: expect.any(String) };
    expect([stored]).toEqual(between.map((known) => known && { ...known, ...fresh }));
    expect(stored?.allPlays.length).toBe(meanwhile?.allPlays.length);
    expect(stored?.playerProjections.every(({ receivingYards }) => receivingYards === 77)).toBe(
      meanwhile === null ? undefined : true,
    );
  }
});
