import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { recapBrief } from "../../domain/brief/recap-brief.ts";
import type { ProviderGame } from "../../domain/game-snapshot.ts";
import { teamName } from "../../domain/team.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { openStore } from "../../server/store/open-store.ts";
import { type ChatRequest, openLanguageServer } from "../emulators/openai-compatible.ts";
import { bareGame } from "../fixtures/bare-game.ts";
import { projections, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAIRS = ["DET-GB", "PHI-DAL", "LV-KC", "NYJ-BUF", "MIA-NE", "MIN-CHI"].map((pair) => pair.split("-"));
const WEEKS = [1, 2, 3, 4, 5];

const GAMES: ProviderGame[] = WEEKS.flatMap((week) =>
  PAIRS.map(([awayTeam = "", homeTeam = ""]) =>
    simulatedGame({ week, awayTeam, homeTeam, dateTime: `2025-09-${String(week).padStart(2, "0")}T17:00:00Z` }),
  ),
);
/** With projections, and not begun. */
const COMING = {
  ...bareGame({ week: 6, awayTeam: "MIN", homeTeam: "CHI", status: "Scheduled", dateTime: "2025-10-09T17:00:00Z" }),
  playerProjections: projections({ awayTeam: "MIN", homeTeam: "CHI" }),
};

async function filled(games: ProviderGame[]): Promise<string> {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  if (games.length > 0) await store.putGames(games);
  await store.close();
  return dataDir;
}

async function stories(
  dataDir: string,
  args: string[],
  {
    onLine = () => {},
    env = {},
  }: { onLine?: (line: string, child: ChildProcess) => void; env?: Record<string, string> } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join("cli", "stories.ts"), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NO_COLOR: "1", ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    for (const line of text.split("\n").filter(Boolean)) onLine(line, child);
  });
  await once(child, "close");
  return { code: child.exitCode, stdout, stderr };
}

async function written(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  const games = await store.storyDesk([2025]);
  await store.close();
  return games.flatMap((game) => game.stories).length;
}

/** A true text about the game that a model is asked for. */
function trueAnswer({ messages }: ChatRequest): string {
  const asked = messages.at(-1)?.content ?? "";
  const game = GAMES.find(({ game: { homeTeam, season } }) => asked.includes(teamName(homeTeam, season).nick));
  const brief = game === undefined ? null : recapBrief(snapshotOf(game));
  return JSON.stringify({ ...(brief === null ? {} : writeRecap(brief)), claims: [] });
}

describe("npm run stories", () => {
  test("S9.config.1 writes what is missing, keeps what is there, and writes anew with --rewrite", async () => {
    const dataDir = await filled([...GAMES, COMING]);
    const dry = await stories(dataDir, ["--season", "2025", "--dry-run"]);
    expect(dry.stdout).toContain("31 games: 31 texts would be written, 0 checked again, 0 kept. Nothing was written.");
    expect(await written(dataDir)).toBe(0);

    const week = await stories(dataDir, ["--season", "2025", "--week", "1", "--kind", "recap"]);
    expect(week).toMatchObject({ code: 0 });
    expect(week.stdout).toMatch(
      /^6 texts written, 0 kept in \d+\.\d s\.\n[\d,]+ facts checked, and every one of them holds\.\n$/,
    );
    expect(week.stderr.split("\n").filter(Boolean)).toHaveLength(6);

    const weeks = await stories(dataDir, ["--season", "2025", "--weeks", "1-2"]);
    expect(weeks.stdout).toContain("6 texts written, 6 kept");
    const preview = await stories(dataDir, ["--season", "2025", "--kind", "preview"]);
    expect(preview.stdout).toContain("1 text written, 0 kept");
    const again = await stories(dataDir, ["--game", GAMES[0]?.game.gameKey ?? "", "--rewrite"]);
    expect(again.stdout).toContain("1 text written, 0 kept");
    expect(await written(dataDir)).toBe(13);
  });

  test("Ctrl-C ends it after the current text, and a second run goes on", async () => {
    const dataDir = await filled(GAMES);
    let isSent = false;
    const stopped = await stories(dataDir, ["--season", "2025"], {
      onLine(_line, child) {
        if (!isSent) child.kill("SIGINT");
        isSent = true;
      },
    });
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain("Stopped. Run the same command again to go on.");
    const done = await written(dataDir);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(GAMES.length);
    const rest = await stories(dataDir, ["--season", "2025"]);
    expect(rest.code).toBe(0);
    expect(rest.stdout).toContain(`${GAMES.length - done} texts written, ${done} kept`);
    expect(await written(dataDir)).toBe(GAMES.length);
  });

  test("with the address of any OpenAI-compatible server the same command writes through the model, and says what it cost", async () => {
    const server = await openLanguageServer({ key: "a-secret-key" });
    onTestFinished(() => server.close());
    server.script((request, index) =>
      index === 0 ? { status: 503, headers: { "retry-after": "1" } } : { text: trueAnswer(request) },
    );
    const dataDir = await filled(GAMES.slice(0, 2));
    const env = { AI_BASE_URL: server.url, AI_MODEL: "a-model", AI_API_KEY: "a-secret-key", AI_PRICE: "1/10" };
    const done = await stories(dataDir, ["--season", "2025"], { env });
    expect(done.stdout).toContain("2 texts written, 0 kept in ");
    expect(done.stdout).toMatch(/calls to the model: 2,400 tokens in, 1,400 out, \$0\.0164\./);
    expect(done.stderr).toContain("Waiting 1 s: ");
    expect(done.code).toBe(0);
    const store = await openStore({ dataDir });
    const texts = await Promise.all(GAMES.slice(0, 2).map(({ game }) => store.story(game.gameKey, "recap")));
    await store.close();
    expect(texts.map((text) => text?.model)).toEqual(["a-model", "a-model"]);
    expect(texts.flatMap((text) => text?.claims ?? []).every(({ verdict }) => verdict === "holds")).toBe(true);
  });

  test("a key that the server refuses: nothing is written, one line says why, and the key stands nowhere", async () => {
    const server = await openLanguageServer({ key: "a-secret-key" });
    onTestFinished(() => server.close());
    const dataDir = await filled(GAMES.slice(0, 2));
    const env = { AI_BASE_URL: server.url, AI_MODEL: "a-model", AI_API_KEY: "another-key" };
    const done = await stories(dataDir, ["--season", "2025"], { env });
    expect(done.code).toBe(1);
    expect(done.stdout.match(/The model cannot be asked: /g)).toHaveLength(1);
    expect(done.stdout).toContain("0 texts written, 0 kept, 2 delayed in ");
    expect(done.stdout + done.stderr).not.toContain("another-key");
    expect(await written(dataDir)).toBe(0);
  });

  test("with no tokens left for the day the template writes, and the last lines say so", async () => {
    const dataDir = await filled(GAMES.slice(0, 2));
    // Nobody listens on this port.
    const env = { AI_BASE_URL: "http://127.0.0.1:9/v1", AI_MODEL: "a-model", AI_TOKENS_PER_DAY: "0" };
    const template = await stories(dataDir, ["--season", "2025"], { env });
    expect(template.code).toBe(0);
    expect(template.stdout).toContain("2 texts written, 0 kept, 2 of them by the template in the model's place");
  });

  test.each([
    { args: [], code: 2, says: "Which season?" },
    { args: ["--season", "twenty"], code: 2, says: "is no season" },
    { args: ["--season", "2025", "--week", "1", "--weeks", "2-3"], code: 2, says: "not both" },
    { args: ["--season", "2025", "--kind", "poem"], code: 2, says: "--kind recap" },
    { args: ["--season", "2025", "--type", "X"], code: 2, says: "REG, PRE or POST" },
    { args: ["--game", "12"], code: 2, says: "nine digits" },
    { args: ["--nonsense"], code: 2, says: "There is no option --nonsense" },
    { args: ["--season", "2024"], code: 1, says: "npm run import -- nflverse --season 2024" },
    { args: ["--season", "2025", "--week", "17"], code: 1, says: "No games of week 17 of 2025 (REG) are stored" },
    { args: ["--game", "202510130"], code: 1, says: "No stored game has the key 202510130" },
  ])("$args: says what to do", async ({ args, code, says }) => {
    const dataDir = await filled(GAMES.slice(0, 1));
    const done = await stories(dataDir, args);
    expect(done.stderr).toContain(says);
    expect(done.stderr.trim().split("\n")).toHaveLength(1);
    expect(done.code).toBe(code);
  });

  test("an empty store: says how games come in", async () => {
    const done = await stories(await filled([]), ["--season", "2025"]);
    expect(done).toMatchObject({ code: 1, stdout: "" });
    expect(done.stderr).toContain("npm run import -- nflverse --season 2025");
  });
});
