import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../server/store/open-store.ts";
import { PEOPLE } from "../fixtures/nflverse/play-rows.ts";
import { longSeason, seasonFiles, writeFiles } from "../fixtures/nflverse/season-files.ts";
import { storeContents } from "../fixtures/store-contents.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WEEKS = 18;
const PEOPLE_IDS = Object.values(PEOPLE).map(({ id }) => id);

interface Run {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function run(
  command: "import" | "reconcile",
  args: string[],
  dataDir: string,
  onLine: (line: string, child: ChildProcess) => void = () => {},
): Run {
  const child = spawn(process.execPath, [join("cli", `${command}.ts`), ...args], {
    cwd: ROOT,
    // Nothing of this process's own configuration: the test runner sets variables that the command reads.
    env: { ...OWN_PROCESS, DATA_DIR: dataDir, NO_COLOR: "1" },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    for (const line of text.split("\n").filter(Boolean)) onLine(line, child);
  });
  const ended = once(child, "close").then(() => ({ code: child.exitCode, stdout, stderr }));
  return { child, ended };
}

async function contentsOf(dataDir: string): Promise<Awaited<ReturnType<typeof storeContents>>> {
  const store = await openStore({ dataDir });
  try {
    return await storeContents(store, PEOPLE_IDS);
  } finally {
    await store.close();
  }
}

/** A moment of an import that is the same on a busy machine: so long after it began (week 0) or had stored a week. */
const moment = fc.record({
  afterWeek: fc.integer({ min: 0, max: WEEKS }),
  milliseconds: fc.integer({ min: 0, max: 60 }),
});

/** Imports until that moment, or to the end where that comes first. Whatever is stored is whole. */
async function killed(args: string[], dataDir: string, afterWeek: number, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const killSoon = (child: ChildProcess): void => {
    timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  };
  const { child, ended } = run("import", args, dataDir, (line) => {
    if (line.includes(` week ${afterWeek}:`)) killSoon(child);
  });
  if (afterWeek === 0) child.once("spawn", () => killSoon(child));
  await ended;
  clearTimeout(timer);
  await expectWholeGames(dataDir);
}

describe("npm run import", () => {
  let folder = "";
  let args: string[] = [];
  let clean: Awaited<ReturnType<typeof contentsOf>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pickle-six-season-"));
    writeFiles(folder, seasonFiles(longSeason(WEEKS)));
    args = ["nflverse", "--season", "2024", "--from", folder];
    const dataDir = join(folder, "clean");
    await run("import", args, dataDir).ended;
    clean = await contentsOf(dataDir);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test("S9.config.1 says what came in and where to look; reconcile agrees", async () => {
    const dataDir = temporaryFolder();
    const done = await run("import", args, dataDir).ended;
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/^2024: 18 games, 198 plays and 10 people in \d+\.\d s; 18 games new or changed\.\n/);
    expect(done.stdout).toContain("/stats?season=2024&type=REG&week=1");
    expect(done.stdout).toContain(
      "Recaps are written as pages are opened. To write them all at once: npm run stories -- --season 2024",
    );
    expect(done.stderr.split("\n").filter(Boolean).length).toBe(WEEKS);
    const checked = await run("reconcile", ["--season", "2024"], dataDir).ended;
    expect(checked.code).toBe(0);
    expect(checked.stdout).toContain("final scores      18 of 18 equal");
    expect(checked.stdout).toContain("players' lines    90 of 90 equal in every field (100.000 %)");
    const json: unknown = JSON.parse((await run("reconcile", ["--season", "2024", "--json"], dataDir).ended).stdout);
    expect(json).toMatchObject([{ season: 2024, games: 18, equalFinals: 18, differences: [] }]);
  });

  test.each([1, 9, 18])("killed after week %i, then run again: the store is that of one clean run", async (week) => {
    const dataDir = temporaryFolder();
    await run("import", args, dataDir, (line, child) => {
      if (line.includes(` week ${week}:`)) child.kill("SIGKILL");
    }).ended;
    await expectWholeGames(dataDir);
    expect((await run("import", args, dataDir).ended).code).toBe(0);
    expect(await contentsOf(dataDir)).toEqual(clean);
  });

  test("killed at moments chosen by a seed, again and again, then run to the end: the same", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 6, maxLength: 6 }), async (moments) => {
        const dataDir = temporaryFolder();
        for (const { afterWeek, milliseconds } of moments) await killed(args, dataDir, afterWeek, milliseconds);
        expect((await run("import", args, dataDir).ended).code).toBe(0);
        expect(await contentsOf(dataDir)).toEqual(clean);
      }),
      // What failed is printed with its moments and its seed; smaller ones would be other moments.
      { numRuns: 1, endOnFailure: true },
    );
  });

  test("Ctrl-C ends it cleanly, with what is stored whole", async () => {
    const dataDir = temporaryFolder();
    const done = await run("import", args, dataDir, (line, child) => {
      if (line.includes(" week 2:")) child.kill("SIGINT");
    }).ended;
    // The last weeks may have been stored before the signal arrived.
    if (done.code !== 0) {
      expect(done.code).toBe(130);
      expect(done.stderr).toMatch(
        /Stopped\. \d+ games are stored completely\. Run the same command again to continue\.\n$/,
      );
    }
    await expectWholeGames(dataDir);
  });

  test.each([
    [
      ["nflverse", "--season", "1990", "--from", "FOLDER"],
      1,
      "The import of 1990 stopped: the schedule in FOLDER has no game of the 1990 season; it has 2024 to 2024.",
    ],
    [
      ["nflverse", "--season", "2024", "--weeks", "17-20", "--from", "FOLDER"],
      1,
      "The import of 2024 stopped: the 2024 regular season has weeks 1 to 18; asked for 17 to 20.",
    ],
    [
      ["nflverse", "--season", "2024", "--weeks", "four", "--from", "FOLDER"],
      2,
      '"four" is not a range of weeks. Use --weeks 1-4 or --weeks 3.',
    ],
    [
      ["nflverse", "--season", "last", "--from", "FOLDER"],
      2,
      '"last" is not a season. Use --season 2024 or 2022-2024.',
    ],
    [["nflverse", "--seasn", "2024"], 2, "Unknown option --seasn. Add --help to see the options."],
    [["espn", "--season", "2024"], 2, 'Unknown source "espn". Use nflverse.'],
  ])("%j ends with %i and one line", async (given, code, line) => {
    const done = await run(
      "import",
      given.map((arg) => arg.replace("FOLDER", folder)),
      temporaryFolder(),
    ).ended;
    expect(done).toEqual({ code, stdout: "", stderr: `${line.replace("FOLDER", folder)}\n` });
  });

  test("several seasons, one after the other, stop at the first that is not there", async () => {
    const done = await run("import", ["nflverse", "--season", "2024-2025", "--from", folder], temporaryFolder()).ended;
    expect(done.code).toBe(1);
    expect(done.stdout).toContain("2024: 18 games");
    expect(done.stderr).toContain("has no game of the 2025 season");
  });

  test("reconcile says what to do when nothing is stored", async () => {
    const done = await run("reconcile", ["--season", "2024"], temporaryFolder()).ended;
    expect(done).toEqual({
      code: 1,
      stdout: "",
      stderr: "No finished game of 2024 is stored. Import them with: npm run import -- nflverse --season 2024\n",
    });
  });
});

/** Every game that is stored is complete: all its plays and lines. */
async function expectWholeGames(dataDir: string): Promise<void> {
  const { games } = await contentsOf(dataDir);
  expect(games.every((game) => game?.allPlays.length === 11 && game.playerGameStats.length === 5)).toBe(true);
}
