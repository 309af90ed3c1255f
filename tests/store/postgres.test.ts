import { randomUUID } from "node:crypto";

import pg from "pg";
import { describe, expect, inject, test } from "vitest";

import { openStore } from "../../server/store/open-store.ts";
import { declareStoreSuite, type StorePlace } from "../conformance/store.ts";
import { smallGame } from "../fixtures/small-game.ts";

const serverUrl = inject("postgresUrl");

describe.skipIf(serverUrl === null)(
  `PostgreSQL${serverUrl === null ? " (no server could be started: see the end of the run)" : ""}`,
  () => {
    declareStoreSuite("PostgreSQL", newSchema);

    test("listens again after its connection was cut", async () => {
      const place = await newSchema();
      const store = await place.open();
      const other = await place.open();
      const calls = newCounter();
      store.onChange(calls.count);
      await other.putGames([smallGame()]);
      await calls.reach(1);
      await ask("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pickle-six changes'");
      await other.putGames([{ ...smallGame(), allPlays: [] }]);
      await calls.reach(2);
      expect(await store.latestChange()).toBe(2);
      await Promise.all([store.close(), other.close()]);
      await place.remove();
    });

    test("S9.config.4 says so when there is no such database", async () => {
      const url = new URL(serverUrl ?? "");
      url.pathname = "/missing";
      await expect(openStore({ databaseUrl: url.href, dataDir: "unused" })).rejects.toThrow(
        'database "missing" does not exist',
      );
    });
  },
);

/** A schema of its own for each test: made in a tenth of the time of a database. */
async function newSchema(): Promise<StorePlace> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(`create schema ${name}`);
  const url = new URL(serverUrl ?? "");
  url.searchParams.set("options", `-c search_path=${name}`);
  const options = { databaseUrl: url.href, dataDir: "unused" };
  return {
    options,
    open: () => openStore(options),
    remove: () => ask(`drop schema ${name} cascade`),
  };
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl ?? "" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Counts calls, and lets a test wait for a number of them. */
function newCounter() {
  let calls = 0;
  let wake = () => {};
  return {
    count: () => {
      calls += 1;
      wake();
    },
    reach: async (wanted: number) => {
      await new Promise<void>((resolve) => {
        wake = () => {
          if (calls >= wanted) resolve();
        };
        wake();
      });
    },
  };
}
