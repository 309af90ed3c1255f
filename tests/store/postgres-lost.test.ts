import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";

import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Database } from "../../server/db/database.ts";
import { databaseProblem } from "../../server/db/database-problem.ts";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import type { Store } from "../../server/store/store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { createPostgresServer, type PostgresServer } from "../setup/postgres-server.ts";

const GAME = "202510106";

/** Every connection of the store's server can be ended here, so it is one of its own. */
describe.skipIf(inject("postgresUrl") === null)("a store whose PostgreSQL is lost in the middle of", () => {
  let server: PostgresServer;
  let url: string;
  let databases = 0;

  beforeAll(async () => {
    server = createPostgresServer();
    await server.start();
  });
  afterAll(() => server.remove());

  beforeEach(async () => {
    await server.start();
    databases += 1;
    const own = new URL(server.url);
    own.pathname = `/lost_${databases}`;
    url = own.href;
    await ask(server.url, `create database lost_${databases}`);
  });

  async function open(): Promise<{ store: Store; database: Database<Tables> }> {
    const opened = await openStoreAndDatabase({ databaseUrl: url, dataDir: "unused" });
    onTestFinished(() => opened.store.close());
    return opened;
  }

  test("a write has stored nothing of it, and writes again", async () => {
    const { store, database } = await open();
    await store.putGames([marked(1)]);
    const cut = database.write(async ({ db, insertRows }) => {
      await db.updateTable("game").set({ attendance: 2 }).execute();
      await endBackends(url);
      await insertRows({ table: "lease", columns: ["name", "holder", "expiresAt"], rows: [["a", "b", "c"]] });
    });
    expect(databaseProblem(await cut.catch((error: unknown) => error))).toBe("away");
    expect((await store.game(GAME))?.attendance).toBe(1);
    await store.putGames([marked(3)]);
    expect((await store.game(GAME))?.attendance).toBe(3);
  });

  test("a read of several statements says so, and reads again", async () => {
    const { store, database } = await open();
    await store.putGames([marked(1)]);
    const cut = database.snapshot(async (db) => {
      await db.selectFrom("game").select("gameKey").execute();
      await endBackends(url);
      return db.selectFrom("play").select("playId").execute();
    });
    expect(databaseProblem(await cut.catch((error: unknown) => error))).toBe("away");
    expect((await store.gameSnapshot(GAME))?.allPlays).toHaveLength(smallGame().allPlays.length);
  });

  test("waiting for its turn to write lets the next one write", async () => {
    const { store } = await open();
    const { store: other } = await open();
    const holder = await holdWriteLock(url);
    const waiting = store.takeLease("ingest", "me", new Date(0), 30).catch((error: unknown) => error);
    await expect.poll(() => waitingBackends(url)).toBe(1);
    await ask(url, "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory'");
    expect(databaseProblem(await waiting)).toBe("away");
    await holder.end();
    expect(await other.takeLease("ingest", "other", new Date(0), 30)).toBe(true);
    expect(await store.takeLease("ingest", "me", new Date(0), 30)).toBe(false);
    expect(await store.takeLease("ingest", "me", new Date(60_000), 30)).toBe(true);
  });

  test("writing leaves the turn to others: its lock went with it", async () => {
    const { database } = await open();
    const { store: other } = await open();
    const cut = database.write(async ({ db }) => {
      await db.selectFrom("game").select("gameKey").execute();
      await endBackends(url);
      await db.selectFrom("game").select("gameKey").execute();
    });
    await expect(cut).rejects.toThrow(/./);
    await other.putGames([marked(1)]);
    expect((await other.game(GAME))?.attendance).toBe(1);
  });

  test.each(["connections end", "fast", "crash"] as const)(
    "reading, writing and listening, again and again (%s): what was acknowledged is there, whole, and is heard of",
    async (how) => {
      const { store } = await open();
      const { store: other } = await open();
      await store.putGames([marked(0)]);
      let heard = -1;
      store.onChange(() => {
        void store.game(GAME).then(
          (game) => {
            heard = Math.max(heard, game?.attendance ?? -1);
          },
          () => {},
        );
      });
      const over = new AbortController();
      let acknowledged = 0;
      const writing = (async () => {
        for (let mark = 1; !over.signal.aborted; mark += 1) {
          const put = await other.putGames([marked(mark)]).catch(onlyAway);
          if (put !== null) acknowledged = mark;
        }
      })();
      const reading = (async () => {
        while (!over.signal.aborted) {
          const least = acknowledged;
          const snapshot = await store.gameSnapshot(GAME).catch(onlyAway);
          if (snapshot === null) continue;
          const marks = new Set(snapshot.allPlays.map(({ yardsGained }) => yardsGained));
          expect([...marks]).toEqual([snapshot.game.attendance]);
          expect(snapshot.game.attendance).toBeGreaterThanOrEqual(least);
        }
      })();
      const work = Promise.all([writing, reading]);
      // What goes wrong is told where it is awaited.
      work.catch(() => {});
      for (let round = 0; round < 4; round += 1) {
        const before = acknowledged;
        if (how === "connections end") {
          await endBackends(url);
        } else {
          await server.stop(how);
          await server.start();
        }
        await expect.poll(() => acknowledged).toBeGreaterThan(before);
      }
      over.abort();
      await work;
      await other.putGames([marked(1_000_000)]);
      await expect.poll(() => heard).toBe(1_000_000);
      const changes = await store.changesSince(0);
      expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, index) => index + 1));
      expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1));
    },
    120_000,
  );
});

/** Null for a failure that is the lost connection's. */
function onlyAway(error: unknown): null {
  if (databaseProblem(error) === "away") return null;
  throw error;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function endBackends(url: string): Promise<void> {
  const others = "datname = current_database() and pid <> pg_backend_pid()";
  await ask(url, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${others}`);
}

async function waitingBackends(url: string): Promise<number> {
  const [row] = await ask(url, "select count(*)::int as waiting from pg_stat_activity where wait_event = 'advisory'");
  return Number(row?.["waiting"]);
}

/** Somebody else who writes, until the connection is ended. */
async function holdWriteLock(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The number that `open-postgres.ts` locks.
  await client.query("select pg_advisory_lock(6060842)");
  return client;
}

/** The small game with the same number in its row and in every play. */
function marked(mark: number): ProviderGame {
  const game = smallGame();
  return {
    ...game,
    game: { ...game.game, gameKey: GAME, attendance: mark },
    allPlays: game.allPlays.map((play) => ({ ...play, yardsGained: mark })),
  };
}
