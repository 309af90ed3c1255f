import { randomUUID } from "node:crypto";
import { setImmediate as nextPass } from "node:timers/promises";
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import type { Database } from "../../server/db/database.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openPostgres } from "../../server/db/open-postgres.ts";
import { openSqlite } from "../../server/db/open-sqlite.ts";
import { checkCopy } from "../../server/store/backup/check-copy.ts";
import { BackupProblem } from "../../server/store/backup/backup-problem.ts";
import { sealCopy } from "../../server/store/backup/seal-copy.ts";
import { ALL_MIGRATIONS } from "../../server/store/migrations/all-migrations.ts";
import { openStore, sqliteFile } from "../../server/store/open-store.ts";
import type { Tables } from "../../server/store/tables.ts";
import { type FilledTable, FILLED_GAMES, fillEveryTable, rowsOf } from "../fixtures/rows-in-every-table.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { type Ended, runCommand } from "../setup/run-command.ts";

const serverUrl = inject("postgresUrl");

type Engine = "SQLite" | "PostgreSQL";
const ENGINES: readonly Engine[] = serverUrl === null ? ["SQLite"] : ["SQLite", "PostgreSQL"];
const WAYS = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

/** Somewhere a store can be, with the variables that lead the commands there. */
interface Place {
  engine: Engine;
  variables: Record<string, string>;
  dataDir: string;
  /** The database as it is, without its schema being brought up to date. */
  open(): Promise<Database<Tables>>;
}

async function newPlace(engine: Engine): Promise<Place> {
  const dataDir = temporaryFolder();
  if (engine === "SQLite") {
    return {
      engine,
      dataDir,
      variables: { DATA_DIR: dataDir },
      open: () => openSqlite<Tables>({ file: sqliteFile(dataDir) }),
    };
  }
  // A database of its own: a restore is refused while anybody else uses it.
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  await ask(`create database ${name}`);
  onTestFinished(() => ask(`drop database ${name} with (force)`));
  const url = new URL(serverUrl ?? "");
  url.pathname = `/${name}`;
  return {
    engine,
    dataDir,
    variables: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    open: () => openPostgres<Tables>({ url: url.href }),
  };
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl ?? "" });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function withDatabase<T>(place: Place, work: (database: Database<Tables>) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function storeOf({ variables, dataDir }: Place) {
  return openStore({ dataDir, databaseUrl: variables["DATABASE_URL"] });
}

/** A place with rows in every table, at the given steps of the schema, and what the rows are. */
async function filledPlace(engine: Engine, steps = ALL_MIGRATIONS): Promise<{ place: Place; filled: FilledTable[] }> {
  const place = await newPlace(engine);
  const filled = await withDatabase(place, async (database) => {
    await migrate(database, steps);
    return fillEveryTable(database, steps);
  });
  return { place, filled };
}

/** Saves a place with `npm run backup` and returns the file. */
async function backUp({ variables }: Place): Promise<string> {
  const folder = join(temporaryFolder(), "deep", "backups");
  const done = await runCommand("backup", ["--to", folder], variables);
  expect(done.stderr).toBe("");
  expect(done.code).toBe(0);
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^pickle-six-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/);
  const file = join(folder, name ?? "");
  expect(done.stdout).toContain(file);
  return file;
}

function restore({ variables }: Place, file: string, ...args: string[]): Promise<Ended> {
  return runCommand("restore", ["--from", file, ...args], variables);
}

async function expectRows(place: Place, filled: readonly FilledTable[]): Promise<void> {
  await withDatabase(place, async (database) => {
    for (const { name, rows } of filled) {
      expect(await rowsOf(database, name, Object.keys(rows[0] ?? {})), name).toEqual(rows);
    }
  });
}

describe("npm run backup and npm run restore", () => {
  test.each(WAYS)("save every row of every table on %s and bring it back on %s", async (from, to) => {
    const { place, filled } = await filledPlace(from);
    const file = await backUp(place);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, "..")).mode & 0o777).toBe(0o700);
    const elsewhere = await newPlace(to);
    const done = await restore(elsewhere, file);
    expect(done.stderr).toBe("");
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/^Restored 2 games, /);
    await expectRows(elsewhere, filled);
    if (to === "SQLite") {
      expect(statSync(sqliteFile(elsewhere.dataDir)).mode & 0o777).toBe(0o600);
      expect(readdirSync(elsewhere.dataDir)).toEqual(["pickle-six.sqlite"]);
    }
    const store = await storeOf(elsewhere);
    onTestFinished(() => store.close());
    expect((await store.gameSnapshot(FILLED_GAMES[0]))?.allPlays).toHaveLength(1);
    await store.putGames([smallGame()]);
  });

  test.each(ENGINES)("save %s as it is at one moment, while it is written to", async (engine) => {
    const place = await newPlace(engine);
    const store = await storeOf(place);
    const over = new AbortController();
    let written = 0;
    const writing = (async () => {
      while (!over.signal.aborted) {
        await store.putGames([marked("202510106", written + 1), marked("202510206", written + 1)]);
        written += 1;
        // SQLite alone would never let anything else happen in this process.
        await nextPass();
      }
    })();
    writing.catch(() => {});
    await expect.poll(() => written).toBeGreaterThan(2);
    const copies: { least: number; file: string; most: number }[] = [];
    for (let copy = 0; copy < 2; copy += 1) {
      const least = written;
      const file = await backUp(place);
      copies.push({ least, file, most: written + 1 });
      expect(written).toBeGreaterThan(least);
    }
    over.abort();
    await writing;
    await store.close();
    for (const { least, file, most } of copies) {
      const elsewhere = await newPlace("SQLite");
      expect((await restore(elsewhere, file)).code).toBe(0);
      const copy = await storeOf(elsewhere);
      onTestFinished(() => copy.close());
      const games = await Promise.all(["202510106", "202510206"].map((key) => copy.gameSnapshot(key)));
      const marks = games.flatMap((one) => [
        one?.game.attendance,
        ...(one?.allPlays.map((play) => play.yardsGained) ?? []),
      ]);
      const [mark = 0] = marks;
      expect(new Set(marks)).toEqual(new Set([mark]));
      expect(mark).toBeGreaterThanOrEqual(least);
      expect(mark).toBeLessThanOrEqual(most);
      expect(await copy.changesSince(0)).toHaveLength(2 * (mark ?? 0));
    }
  });

  test.each(ENGINES)(
    "bring a backup of an older schema back on %s, and the next start brings it up to date",
    async (engine) => {
      const old = await filledPlace("SQLite", ALL_MIGRATIONS.slice(0, 4));
      const file = await backUp(old.place);
      await expectRows(old.place, old.filled);
      const place = await newPlace(engine);
      expect((await restore(place, file)).code).toBe(0);
      await expectRows(place, old.filled);
      const store = await storeOf(place);
      onTestFinished(() => store.close());
      expect(await store.story(FILLED_GAMES[0], "recap")).not.toBeNull();
      expect(await store.chatCount("2025-09-01")).toEqual({ answers: 0, violations: 0 });
    },
  );

  test.each(ENGINES)("replace nothing on %s without being told to, and keep what they replace", async (engine) => {
    const { place, filled } = await filledPlace(engine);
    const file = await backUp(place);
    const store = await storeOf(place);
    await store.putGames([smallGame()]);
    await store.close();
    const refused = await restore(place, file);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^There is a store at .* already\. Nothing was changed\. Add --overwrite .*\n$/);
    const kept = await storeOf(place);
    expect((await kept.gameSnapshot("202510106"))?.allPlays).toHaveLength(smallGame().allPlays.length);
    await kept.close();

    const done = await restore(place, file, "--overwrite");
    expect(done.stderr).toBe("");
    await expectRows(place, filled);
    const [, before = ""] = /is kept in (.*)\.\n/.exec(done.stdout) ?? [];
    expect(statSync(before).mode & 0o777).toBe(0o600);
    const handle = new Sqlite(before, { readonly: true });
    const plays = handle.prepare(`select count(*) from play where "gameKey" = '202510106'`).pluck().get();
    handle.close();
    expect(plays).toBe(smallGame().allPlays.length);
  });

  test.each(ENGINES)("replace nothing on %s while a site uses it", async (engine) => {
    const { place } = await filledPlace(engine);
    const file = await backUp(place);
    const site = await storeOf(place);
    const refused = await restore(place, file, "--overwrite");
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/in use.*Nothing was changed\. Stop the site/);
    await site.putGames([smallGame()]);
    expect((await site.gameSnapshot("202510106"))?.version).toBeGreaterThan(0);
    await site.close();
    expect((await restore(place, file, "--overwrite")).code).toBe(0);
  });

  test("refuse what is damaged, wherever the damage is, or show that nothing of what was saved is touched", async () => {
    const { place } = await filledPlace("SQLite");
    const file = await backUp(place);
    const whole = readFileSync(file);
    const saved = checkCopy(file);
    const damaged = join(temporaryFolder(), "damaged.sqlite");
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        writeFileSync(damaged, bytes);
        try {
          expect(checkCopy(damaged)).toEqual(saved);
        } catch (error) {
          expect(error).toBeInstanceOf(BackupProblem);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each(ENGINES)(
    "refuse on %s what is cut short, altered, no backup or not there, and leave the store alone",
    async (engine) => {
      const { place, filled } = await filledPlace(engine);
      const file = await backUp(place);
      const folder = temporaryFolder();
      const copy = (name: string): string => {
        copyFileSync(file, join(folder, name));
        return join(folder, name);
      };
      const short = copy("short.sqlite");
      truncateSync(short, Math.floor(statSync(short).size / 2));
      const altered = copy("altered.sqlite");
      const handle = new Sqlite(altered);
      handle.exec(`update game set "homeScore" = 99`);
      handle.close();
      const newer = copy("newer.sqlite");
      const later = new Sqlite(newer);
      later.exec("insert into schema_step values ('9999-later', '2099-01-01')");
      later.exec("drop table backup_digest");
      later.close();
      sealCopy(newer);
      const text = join(folder, "text.sqlite");
      writeFileSync(text, "this is no database at all, and long enough to be looked at");
      const plain = join(folder, "plain.sqlite");
      new Sqlite(plain).exec("create table game (x)").close();
      for (const [given, words] of [
        [short, "is damaged"],
        [altered, "is damaged (the table game is not what was saved)"],
        [newer, "was made by a newer version of Pickle Six (9999-later)"],
        [text, "is damaged (file is not a database)"],
        [plain, "no backup made by npm run backup"],
        [join(folder, "missing.sqlite"), "There is no file"],
      ] as const) {
        const done = await restore(place, given, "--overwrite");
        expect([done.code, done.stdout], given).toEqual([1, ""]);
        expect(done.stderr).toContain(words);
        expect(done.stderr.trim().split("\n")).toHaveLength(1);
      }
      const checked = await restore(place, altered, "--check");
      expect([checked.code, checked.stdout]).toEqual([1, ""]);
      expect(checked.stderr).toContain("is damaged");
      await expectRows(place, filled);
      expect(readdirSync(place.dataDir).filter((name) => name !== "pickle-six.sqlite")).toEqual([]);
      expect((await restore(place, file, "--check")).stdout).toMatch(
        /is complete: 2 games, \d+ rows in \d+ tables\.\n$/,
      );
    },
  );

  test.each(ENGINES)("say in a line that there is nothing to save on %s", async (engine) => {
    const place = await newPlace(engine);
    const folder = temporaryFolder();
    const done = await runCommand("backup", ["--to", folder], place.variables);
    expect([done.code, done.stdout]).toEqual([1, ""]);
    expect(done.stderr).toMatch(/^There is no store .* yet, so there is nothing to back up\.\n$/);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(sqliteFile(place.dataDir))).toBe(false);
  });

  test.each(ENGINES)("save nothing on %s that a newer version has changed, and say so in a line", async (engine) => {
    const { place } = await filledPlace(engine);
    await withDatabase(place, ({ write }) =>
      write(({ db }) => sql`insert into schema_step (name, at) values ('9999-later', '2099-01-01')`.execute(db)),
    );
    const folder = temporaryFolder();
    const done = await runCommand("backup", ["--to", folder], place.variables);
    expect([done.code, done.stdout]).toEqual([1, ""]);
    expect(done.stderr).toMatch(/^The .* was made by a newer version of Pickle Six \(9999-later\)\. .*\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("say in a line that the store's folder cannot be made, and change nothing", async () => {
    const { place } = await filledPlace("SQLite");
    const file = await backUp(place);
    const blocked = temporaryFolder();
    writeFileSync(join(blocked, "file"), "");
    const done = await runCommand("restore", ["--from", file], { DATA_DIR: join(blocked, "file", "data") });
    expect([done.code, done.stdout]).toEqual([1, ""]);
    expect(done.stderr).toMatch(/^.*ENOTDIR.* Nothing was restored\.\n$/);
    expect(readdirSync(blocked)).toEqual(["file"]);
  });

  test("say in a line that the backup could not be written, and leave nothing behind", async () => {
    const { place } = await filledPlace("SQLite");
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    const done = await runCommand("backup", ["--to", join(folder, "file", "backups")], place.variables);
    expect(done.code).toBe(1);
    expect(done.stderr).toMatch(/^No backup was written to .* \(.*ENOTDIR.*\)\. The store was not changed\.\n$/);
    expect(readdirSync(folder)).toEqual(["file"]);
  });
});

/** A game with the same number in its row and in every play. */
function marked(gameKey: string, mark: number): ProviderGame {
  const game = smallGame();
  return {
    ...game,
    game: { ...game.game, gameKey, attendance: mark },
    allPlays: game.allPlays.map((play) => ({ ...play, yardsGained: mark })),
  };
}
