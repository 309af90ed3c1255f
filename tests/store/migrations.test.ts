import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { Database } from "../../server/db/database.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openPostgres } from "../../server/db/open-postgres.ts";
import { openSqlite } from "../../server/db/open-sqlite.ts";
import { ALL_MIGRATIONS } from "../../server/store/migrations/all-migrations.ts";
import { openStoreAndDatabase, sqliteFile, type StoreOptions } from "../../server/store/open-store.ts";
import { openVoiceLedger } from "../../server/store/open-voice-ledger.ts";
import type { Store } from "../../server/store/store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { FILLED_GAMES, FILLED_PLAYERS, fillEveryTable, rowsOf } from "../fixtures/rows-in-every-table.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const serverUrl = inject("postgresUrl");

/** Tables whose rows a step throws away on purpose. */
const EMPTIED: Record<string, readonly string[]> = {
  "0004-stories": ["story"],
  "0008-hashed-sessions": ["account_session", "account_code"],
};

/** Columns that a step gives another name. */
const RENAMED: Record<string, Record<string, Record<string, string>>> = {
  "0010-american-words": { player: { foldedName: "normalizedName" } },
};

interface Place {
  options: StoreOptions;
  /** The database as it is, without its schema being brought up to date. */
  open(): Promise<Database<Tables>>;
}

const ENGINES: readonly [name: string, newPlace: () => Promise<Place>][] = [
  [
    "SQLite",
    async () => {
      const dataDir = temporaryFolder();
      return { options: { dataDir }, open: () => openSqlite<Tables>({ file: sqliteFile(dataDir) }) };
    },
  ],
  ...(serverUrl === null ? [] : [["PostgreSQL", newSchema] as [string, () => Promise<Place>]]),
];

async function newSchema(): Promise<Place> {
  const name = `migrated_${randomUUID().replaceAll("-", "")}`;
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl ?? "" });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create schema ${name}`);
  onTestFinished(() => ask(`drop schema ${name} cascade`));
  const url = new URL(serverUrl ?? "");
  url.searchParams.set("options", `-c search_path=${name}`);
  return {
    options: { databaseUrl: url.href, dataDir: "unused" },
    open: () => openPostgres<Tables>({ url: url.href }),
  };
}

describe.each(ENGINES)("a store on %s", (_engine, newPlace) => {
  test.each(ALL_MIGRATIONS.map(({ name }, index) => [name, index + 1] as const))(
    "that was left at step %s, with rows in every table, is brought up to date with all of them",
    async (_name, count) => {
      const place = await newPlace();
      const done = ALL_MIGRATIONS.slice(0, count);
      const before = await place.open();
      await migrate(before, done);
      const filled = await fillEveryTable(before, done);
      await before.close();

      const { store, database } = await openStoreAndDatabase(place.options);
      onTestFinished(() => store.close());
      const emptied = new Set(ALL_MIGRATIONS.slice(count).flatMap(({ name }) => EMPTIED[name] ?? []));
      for (const { name, rows: given } of filled) {
        const renamed: Record<string, string> = Object.fromEntries(
          ALL_MIGRATIONS.slice(count).flatMap((step) => Object.entries(RENAMED[step.name]?.[name] ?? {})),
        );
        const rows = given.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, value]) => [renamed[column] ?? column, value])),
        );
        const columns = Object.keys(rows[0] ?? {});
        const left = await rowsOf(database, name, emptied.has(name) ? columns.slice(0, 1) : columns);
        expect(left, name).toEqual(emptied.has(name) ? [] : rows);
      }
      const steps = await rowsOf(database, "schema_step", ["name"]);
      expect(steps.map((step) => step["name"])).toEqual(ALL_MIGRATIONS.map(({ name }) => name));
      await expectReadable(
        store,
        database,
        filled.map(({ name }) => name).filter((name) => !emptied.has(name)),
      );
    },
  );
});

test("corrections stored under the older words for a play that came or went are read under today's", async () => {
  const dataDir = temporaryFolder();
  const before = await openSqlite<Tables>({ file: sqliteFile(dataDir) });
  const done = ALL_MIGRATIONS.filter(({ name }) => name < "0010");
  await migrate(before, done);
  await fillEveryTable(before, done);
  const columns = ["gameKey", "version", "position", "at", "kind", "what", "before", "after"];
  const rows = ["play inserted", "play withdrawn"].map((kind, index) => [
    FILLED_GAMES[0],
    1,
    index + 7,
    "2025-09-22T06:00:00Z",
    kind,
    "Play",
    "",
    "Sack.",
  ]);
  await before.write(({ insertRows }) => insertRows({ table: "correction", columns, rows }));
  await before.close();
  const { store } = await openStoreAndDatabase({ dataDir });
  onTestFinished(() => store.close());
  const kinds = (await store.gameSnapshot(FILLED_GAMES[0]))?.corrections.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["play added", "play removed"]));
});

/** What the rows say, through the store and what else reads its tables. `tables` are those that had rows. */
async function expectReadable(store: Store, database: Database<Tables>, tables: readonly string[]): Promise<void> {
  const [gameKey] = FILLED_GAMES;
  const [playerId] = FILLED_PLAYERS;
  const week = { season: 2025, seasonType: 1, week: 1 } as const;
  const snapshot = await store.gameSnapshot(gameKey);
  expect(snapshot).toMatchObject({ game: { gameKey, status: "Final" }, allPlays: [{ credits: [] }] });
  expect(snapshot?.playerGameStats).toHaveLength(1);
  expect(await store.weekGames(week)).toHaveLength(1);
  expect(await store.weekLeaders(week, "stats", ["QB"], 5)).toHaveLength(1);
  expect(await store.player(playerId)).toMatchObject({ playerId, aliases: [{ source: "gsis", id: playerId }] });
  expect(await store.playerLog(playerId, 2025)).toHaveLength(1);
  expect(await store.changesSince(-1)).toHaveLength(FILLED_GAMES.length);
  const had = (table: string): number => (tables.includes(table) ? 1 : 0);
  expect(snapshot?.corrections).toHaveLength(had("correction"));
  expect(await store.ingestNotes(10)).toHaveLength(2 * had("ingest_note"));
  expect(await store.calls("nflverse", "2025-09")).toBe(had("provider_call"));
  expect(await store.readTimes("nflverse")).toHaveProperty("size", 2 * had("provider_read"));
  expect(await store.takeLease("name 0", "somebody else", new Date("2030-01-01"), 30)).toBe(had("lease") === 0);
  expect((await store.story(gameKey, "recap")) !== null).toBe(had("story") === 1);
  expect(await store.storyNotes(10)).toHaveLength(2 * had("story_note"));
  expect(await store.modelUse("2025-09-09")).toHaveLength(2 * had("model_use"));
  expect(await store.chatCount("2025-09-02")).toEqual({ answers: had("chat_day"), violations: had("chat_day") });
  expect(await openVoiceLedger(database).day(new Date("2025-09-09"))).toMatchObject({
    sessions: 2 * had("voice_session"),
  });
}
