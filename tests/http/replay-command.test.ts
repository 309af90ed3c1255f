import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SAMPLE_KEYS, sampleLeague } from "../fixtures/sample-league.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { openStore } from "../../server/store/open-store.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";
import { OWN_PROCESS } from "../setup/own-process.ts";

const { games, players } = sampleLeague();
const plays = games.find(({ game }) => game.gameKey === SAMPLE_KEYS.final)?.allPlays ?? [];
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function replay(args: string[], variables: Record<string, string>): Run {
  const child = spawn(process.execPath, ["cli/replay.ts", ...args], {
    env: { ...OWN_PROCESS, NO_COLOR: "1", PORT: "0", ...variables },
  });
  running.add(child);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = once(child, "close").then(() => {
    running.delete(child);
    // Said where the sources have changed since the last build; no concern of these tests.
    return { code: child.exitCode, stdout, stderr: stderr.replace("Building the site.\n", "") };
  });
  return { child, output: () => stdout, ended };
}

/** The sample league's store, filled once. */
let filled = "";
beforeAll(async () => {
  filled = mkdtempSync(join(tmpdir(), "pickle-six-replay-"));
  const store = await openStore({ dataDir: filled });
  await store.putPlayers(players);
  await store.putGames(games);
  await store.close();
});
afterAll(() => rmSync(filled, { recursive: true }));

/** A copy of it for one test. */
function seeded(): string {
  const dataDir = temporaryFolder();
  cpSync(filled, dataDir, { recursive: true });
  return dataDir;
}

describe("npm run replay", () => {
  it("S9.config.1 starts the site where none runs, prints every play and the final score, and ends", async () => {
    const { output, ended } = replay([SAMPLE_KEYS.final, "--speed", "max"], { DATA_DIR: seeded() });
    await expect.poll(output, { interval: 20 }).toMatch(/Watch it at http/);
    const address = /Watch it at (\S+)/.exec(output())?.[1] ?? "";
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("None of this is live.");
    const { code, stdout, stderr } = await ended;
    expect([code, stderr]).toEqual([0, ""]);
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => /^(Q\d|OT) /.test(line)).length).toBe(plays.length);
    expect(lines.at(-2)).toBe("Final: DET 17, KC 13");
    expect(lines.at(-1)).toContain("npm start");
  });

  it("stops at once and cleanly on Ctrl-C", async () => {
    const { child, output, ended } = replay([SAMPLE_KEYS.final, "--speed", "1"], { DATA_DIR: seeded() });
    await expect.poll(output, { interval: 20 }).toMatch(/Q1 15:00/);
    child.kill("SIGINT");
    const { code, stderr } = await ended;
    expect([code, stderr]).toEqual([130, "Stopped.\n"]);
  });

  it.each([
    [
      "a key that nobody has",
      ["202519999"],
      1,
      "We have no game 202519999. Look for it on its week’s page. One that works: ",
    ],
    [
      "a game that is not over",
      [SAMPLE_KEYS.scheduled],
      1,
      "A game can be watched again once it is over, and this one is not.",
    ],
    ["a game without plays", [SAMPLE_KEYS.noPlays], 1, "none of its plays are stored. One that works: "],
    [
      "an impossible speed",
      [SAMPLE_KEYS.final, "--speed", "0"],
      2,
      "--speed: A replay can run at 1 to 400 times real speed",
    ],
    ["an unknown option", [SAMPLE_KEYS.final, "--fast"], 2, "Unknown option --fast."],
    ["no key", [], 2, "GAMEKEY"],
  ])("says in one line what is wrong with %s", async (_what, args, exitCode, words) => {
    const { code, stdout, stderr } = await replay(args, { DATA_DIR: seeded() }).ended;
    expect([code, stdout]).toEqual([exitCode, ""]);
    expect(stderr).toContain(words);
    expect(stderr.trim().split("\n").length).toBe(1);
  });

  it("says how games come in where there is none", async () => {
    const { code, stderr } = await replay([SAMPLE_KEYS.final], { DATA_DIR: temporaryFolder() }).ended;
    expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain("npm run import -- nflverse");
  });
});

describe("npm run replay beside a site that runs", () => {
  let site: OpenSite;
  let port = "";
  beforeAll(async () => {
    site = await openSite({
      games: games.filter(({ game }) => game.gameKey === SAMPLE_KEYS.final),
      players,
      clock: () => new Date(),
    });
    port = new URL(await site.listen()).port;
  });
  afterAll(() => site.close());

  it("is watched there, and leaves it running", async () => {
    const { code, stdout } = await replay([SAMPLE_KEYS.final, "--speed", "max"], {
      DATA_DIR: seeded(),
      PORT: port,
    }).ended;
    expect(code).toBe(0);
    expect(stdout).toContain(`Watch it at http://127.0.0.1:${port}/games/${SAMPLE_KEYS.final}/replay?from=`);
    expect(stdout).not.toContain("npm start");
    expect((await site.get("/healthz")).status).toBe(200);
  });

  it("says so where that site does not have the game", async () => {
    const { code, stderr } = await replay([SAMPLE_KEYS.tie], { DATA_DIR: seeded(), PORT: port }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain("it uses another store");
  });
});
