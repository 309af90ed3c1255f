import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Sqlite from "better-sqlite3";
import { describe, expect, onTestFinished, test } from "vitest";

import { openStore } from "../../server/store/open-store.ts";
import { declareStoreSuite } from "../conformance/store.ts";
import { smallGame } from "../fixtures/small-game.ts";
import { HAND_WRITTEN } from "../fixtures/hand-written.ts";

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "pickle-six-store-"));
}

declareStoreSuite("SQLite", async () => {
  const dataDir = newFolder();
  const options = { dataDir, pollInterval: 5 };
  return {
    options,
    open: () => openStore(options),
    remove: async () => {
      rmSync(dataDir, { recursive: true });
    },
  };
});

describe("SQLite file", () => {
  function emptyFolder(): string {
    const folder = newFolder();
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  }

  test.skipIf(process.platform === "win32")(
    "is its owner's alone, with the files beside it and its folder",
    async () => {
      const dataDir = join(emptyFolder(), "data");
      const mask = process.umask(0o022);
      onTestFinished(() => void process.umask(mask));
      const store = await openStore({ dataDir });
      await store.putGames([smallGame()]);
      const modes = (): string[] =>
        [".", ...readdirSync(dataDir)].map(
          (name) => `${name} ${(statSync(join(dataDir, name)).mode & 0o777).toString(8)}`,
        );
      const right = [". 700", "pickle-six.sqlite 600", "pickle-six.sqlite-shm 600", "pickle-six.sqlite-wal 600"];
      expect(modes()).toEqual(right);
      // One of an earlier version, open in another process.
      for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
      const another = await openStore({ dataDir });
      expect(modes()).toEqual(right);
      await another.close();
      await store.close();
    },
  );

  test("leaves a folder as it is that somebody made for it", async () => {
    const dataDir = emptyFolder();
    chmodSync(dataDir, 0o750);
    await (await openStore({ dataDir })).close();
    expect(statSync(dataDir).mode & 0o777).toBe(0o750);
  });

  test("S9.config.3 S9.config.4 is made with its folder, in write-ahead mode", async () => {
    const dataDir = join(emptyFolder(), "deep", "data");
    const store = await openStore({ dataDir });
    const file = new Sqlite(join(dataDir, "pickle-six.sqlite"));
    expect(file.pragma("journal_mode", { simple: true })).toBe("wal");
    file.close();
    await store.close();
  });

  test("is read while another program holds it for writing", async () => {
    const dataDir = emptyFolder();
    const store = await openStore({ dataDir });
    await store.putGames([smallGame()]);
    const file = new Sqlite(join(dataDir, "pickle-six.sqlite"));
    file.exec("begin immediate");
    const waiting = store.putStory({
      gameKey: "202510106",
      kind: "recap",
      markdown: "x",
      html: "x",
      createdAt: "2025-09-09T10:00:00Z",
      ...HAND_WRITTEN,
    });
    expect((await store.gameSnapshot("202510106"))?.version).toBe(1);
    file.exec("commit");
    await waiting;
    expect((await store.gameSnapshot("202510106"))?.version).toBe(2);
    file.close();
    await store.close();
  });

  test("is refused when a newer version has changed it", async () => {
    const dataDir = emptyFolder();
    await (await openStore({ dataDir })).close();
    const file = new Sqlite(join(dataDir, "pickle-six.sqlite"));
    file.exec("insert into schema_step (name, at) values ('9999-later', '2030-01-01T00:00:00Z')");
    file.close();
    await expect(openStore({ dataDir })).rejects.toThrow("changed by a newer version of Pickle Six (9999-later)");
  });

  test("dates its changes by the clock given", async () => {
    const dataDir = emptyFolder();
    const store = await openStore({ dataDir, now: () => new Date("2025-09-09T09:30:00Z") });
    await store.putGames([smallGame()]);
    const file = new Sqlite(join(dataDir, "pickle-six.sqlite"));
    expect(file.prepare("select at from game_change").all()).toEqual([{ at: "2025-09-09T09:30:00.000Z" }]);
    file.close();
    await store.close();
  });
});

test("an address of no known database is refused in words", async () => {
  await expect(openStore({ databaseUrl: "mysql://localhost/x", dataDir: "unused" })).rejects.toThrow(
    'must begin with "postgres://"',
  );
});
