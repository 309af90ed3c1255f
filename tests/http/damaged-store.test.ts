import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { addressOf, spawnSite } from "../setup/spawn-site.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const PAGE = 4096;
const games = ["DET", "MIN", "BUF", "DAL"].map((homeTeam) => simulatedGame({ week: 1, awayTeam: "KC", homeTeam }));

/** A folder of a site, and the file of its store with four games. */
async function siteFolder(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const store = await openStore({ dataDir: join(folder, "data") });
  await store.putGames(games);
  await store.close();
  return { folder, file: join(folder, "data", "pickle-six.sqlite") };
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, "r+");
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** An index that has lost all of its rows: nothing fails, and nothing is found by it. */
function emptyIndex(file: string): void {
  const handle = new Sqlite(file, { readonly: true });
  const { rootpage } = handle
    .prepare<[], { rootpage: number }>("select rootpage from sqlite_master where name = 'sqlite_autoindex_game_1'")
    .get() ?? { rootpage: 0 };
  handle.close();
  const leaf = Buffer.alloc(PAGE);
  leaf.writeUInt8(0x0a, 0);
  leaf.writeUInt16BE(PAGE, 5);
  overwrite(file, (rootpage - 1) * PAGE, leaf);
}

/** A page with plays of one game, or two, that holds nothing any more. */
function emptyPage(file: string): void {
  const handle = new Sqlite(file, { readonly: true });
  const { pageno } = handle
    .prepare<[], { pageno: number }>(
      "select pageno from dbstat where name = 'play' and pagetype = 'leaf' limit 1 offset 5",
    )
    .get() ?? { pageno: 0 };
  handle.close();
  overwrite(file, (pageno - 1) * PAGE, Buffer.alloc(PAGE));
}

describe("a site over a store that is damaged in the middle", () => {
  it("does not say that a game does not exist, and says so at /healthz", async () => {
    const { folder, file } = await siteFolder();
    emptyIndex(file);
    const site = spawnSite(folder);
    const address = await addressOf(site);
    await expect.poll(async () => (await fetch(`${address}/healthz`)).status).toBe(503);
    expect(await (await fetch(`${address}/healthz`)).text()).toContain("damaged");
    for (const path of [`/games/${games[0]?.game.gameKey}`, `/api/other-lines?game=${games[0]?.game.gameKey}`]) {
      const response = await fetch(`${address}${path}`);
      expect(response.status, path).toBe(503);
      expect(response.headers.get("retry-after")).not.toBeNull();
      expect(await response.text()).toContain("Our data is damaged");
    }
    expect((await fetch(`${address}/players`)).status).toBe(200);
    expect(site.output()).toContain("the database is damaged");
    expect(site.child.exitCode).toBeNull();
  });

  it("says so as soon as a read comes upon it, and shows what it can still read", async () => {
    const { folder, file } = await siteFolder();
    const site = spawnSite(folder);
    const address = await addressOf(site);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    emptyPage(file);
    const pages = await Promise.all(games.map(({ game }) => fetch(`${address}/games/${game.gameKey}`)));
    const statuses = new Set(pages.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect((await fetch(`${address}/healthz`)).status).toBe(503);
  });

  it("is told by npm run doctor what to do", async () => {
    const { folder, file } = await siteFolder();
    emptyIndex(file);
    const { status, stdout } = spawnSync(process.execPath, ["cli/doctor.ts"], {
      env: { ...OWN_PROCESS, DATA_DIR: join(folder, "data") },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^fail {2}store .* is damaged \(.+\): stop the site .*npm run restore/m);
  });
});
