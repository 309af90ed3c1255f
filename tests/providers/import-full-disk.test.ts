import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { longSeason, seasonFiles, writeFiles } from "../fixtures/nflverse/season-files.ts";
import { storeContents } from "../fixtures/store-contents.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { hasSmallDisks, onSmallDisk } from "../setup/small-disk.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const WEEKS = 18;
/** Less than the season takes, more than the empty store and its first weeks. */
const ROOM_KB = 700;

const IMPORT = `"${process.execPath}" cli/import.ts nflverse --season 2024 --from "$FROM"`;

/** A folder with the published files of a whole season. */
function season(): string {
  const folder = temporaryFolder();
  writeFiles(folder, seasonFiles(longSeason(WEEKS)));
  return folder;
}

function run(program: string, args: string[], variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...OWN_PROCESS, NO_COLOR: "1", ...variables },
  });
  return { code: status, stdout, lines: stderr.split("\n").filter((line) => !/: \d+ of 18 games$/.test(line) && line) };
}

async function contentsOf(dataDir: string): ReturnType<typeof storeContents> {
  const store = await openStore({ dataDir });
  try {
    return await storeContents(store, []);
  } finally {
    await store.close();
  }
}

/** How many games a store has, every one of them whole. */
async function wholeGames(dataDir: string): Promise<number> {
  const { games } = await contentsOf(dataDir);
  expect(games.every((game) => game?.allPlays.length === 11 && game.playerGameStats.length === 5)).toBe(true);
  return games.length;
}

describe("npm run import on a disk that fills up", () => {
  test.skipIf(!hasSmallDisks)(
    "says so in a line, keeps what is stored, and goes on once there is room (needs a system that lets us mount a disk)",
    async () => {
      const from = season();
      const outside = temporaryFolder();
      const script = `
        ${IMPORT} && exit 9
        cp -r "$DATA_DIR" "${outside}/full"
        mount -o remount,size=32m "$1"
        ${IMPORT}
        cp -r "$DATA_DIR" "${outside}/roomy"`;
      const disk = temporaryFolder();
      const done = run(...onSmallDisk(disk, ROOM_KB, script), { DATA_DIR: join(disk, "data"), FROM: from });
      expect(done.code, done.lines.join("\n")).toBe(0);
      expect(done.lines).toHaveLength(1);
      expect(done.lines[0]).toMatch(
        /^The disk that holds the database is full \(.*\): .*Free up space.* \d+ games are stored completely\. Run the same command again to continue\.$/,
      );
      expect(done.stdout).toMatch(/^2024: 18 games/);
      const stored = Number(/(\d+) games are stored completely/.exec(done.lines[0] ?? "")?.[1]);
      expect(stored).toBeGreaterThan(0);
      expect(stored).toBeLessThan(WEEKS);
      expect(await wholeGames(join(outside, "full"))).toBe(stored);
      const clean = temporaryFolder();
      run("sh", ["-c", IMPORT], { DATA_DIR: clean, FROM: from });
      expect(await contentsOf(join(outside, "roomy"))).toEqual(await contentsOf(clean));
    },
  );

  test("says so where this user may write no larger files, and keeps what is stored", async () => {
    const dataDir = join(temporaryFolder(), "data");
    const variables = { DATA_DIR: dataDir, FROM: season() };
    const done = run("sh", ["-c", `ulimit -f ${ROOM_KB * 2}; ${IMPORT}`], variables);
    expect(done.code).toBe(1);
    expect(done.lines).toHaveLength(1);
    expect(done.lines[0]).toMatch(/^The disk that holds the database (is full|could not be read or written) \(/);
    const stored = Number(/(\d+) games are stored completely/.exec(done.lines[0] ?? "")?.[1] ?? 0);
    expect(await wholeGames(dataDir)).toBe(stored);
    const again = run("sh", ["-c", IMPORT], variables);
    expect(again.code).toBe(0);
    expect(await wholeGames(dataDir)).toBe(WEEKS);
  });
});
