import { describe, expect, test } from "vitest";
import { bareGame } from "../fixtures/bare-game.ts";
import { projections } from "../fixtures/simulated-game.ts";
import { filled, GAMES, stories, written } from "../setup/run-stories.ts";

/** With projections, and not begun. */
const COMING = {
  ...bareGame({ week: 6, awayTeam: "MIN", homeTeam: "CHI", status: "Scheduled", dateTime: "2025-10-09T17:00:00Z" }),
  playerProjections: projections({ awayTeam: "MIN", homeTeam: "CHI" }),
};

describe("npm run stories", () => {
  test("S9.config.1 writes what is missing, keeps what is there, and writes anew with --rewrite", async () => {
    const dataDir = await filled([...GAMES, COMING]);
    const dry = await stories(dataDir, ["--season", "2025", "--dry-run"]);
    expect(dry.stdout).toContain("31 games: 31 stories would be written, 0 rechecked, 0 kept. Nothing was written.");
    expect(await written(dataDir)).toBe(0);

    const week = await stories(dataDir, ["--season", "2025", "--week", "1", "--kind", "recap"]);
    expect(week).toMatchObject({ code: 0 });
    expect(week.stdout).toMatch(
      /^6 stories written, 0 kept in \d+\.\d s\.\n[\d,]+ facts told by the template, each from its game's data\.\n$/,
    );
    expect(week.stderr.split("\n").filter(Boolean)).toHaveLength(6);

    const weeks = await stories(dataDir, ["--season", "2025", "--weeks", "1-2"]);
    expect(weeks.stdout).toContain("6 stories written, 6 kept");
    const preview = await stories(dataDir, ["--season", "2025", "--kind", "preview"]);
    expect(preview.stdout).toContain("1 story written, 0 kept");
    const again = await stories(dataDir, ["--game", GAMES[0]?.game.gameKey ?? "", "--rewrite"]);
    expect(again.stdout).toContain("1 story written, 0 kept");
    expect(await written(dataDir)).toBe(13);
  });

  const MISTAKES = [
    { args: [], code: 2, says: "Which season?" },
    { args: ["--season", "twenty"], code: 2, says: "is not a season" },
    { args: ["--season", "2025", "--week", "1", "--weeks", "2-3"], code: 2, says: "not both" },
    { args: ["--season", "2025", "--kind", "poem"], code: 2, says: "--kind recap" },
    { args: ["--season", "2025", "--type", "X"], code: 2, says: "REG, PRE or POST" },
    { args: ["--game", "12"], code: 2, says: "nine digits" },
    { args: ["--nonsense"], code: 2, says: "Unknown option --nonsense" },
    { args: ["--season", "2024"], code: 1, says: "npm run import -- nflverse --season 2024" },
    { args: ["--season", "2025", "--week", "17"], code: 1, says: "No games of week 17 of 2025 (REG) are stored" },
    { args: ["--game", "202510130"], code: 1, says: "No stored game has the key 202510130" },
  ];

  // A process each, which does next to nothing: side by side.
  test("says what to do where it is called in a way that cannot be meant", async () => {
    const dataDir = await filled(GAMES.slice(0, 1));
    const done = await Promise.all(MISTAKES.map(({ args }) => stories(dataDir, args)));
    for (const [index, { args, code, says }] of MISTAKES.entries()) {
      const words = args.join(" ");
      expect(done[index]?.stderr, words).toContain(says);
      expect(done[index]?.stderr.trim().split("\n"), words).toHaveLength(1);
      expect(done[index]?.code, words).toBe(code);
    }
  });

  test("an empty store: says how games come in", async () => {
    const done = await stories(await filled([]), ["--season", "2025"]);
    expect(done).toMatchObject({ code: 1, stdout: "" });
    expect(done.stderr).toContain("npm run import -- nflverse --season 2025");
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
    expect(stopped.stderr).toContain("Stopped. Run the same command again to continue.");
    const done = await written(dataDir);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(GAMES.length);
    const rest = await stories(dataDir, ["--season", "2025"]);
    expect(rest.code).toBe(0);
    expect(rest.stdout).toContain(`${GAMES.length - done} stories written, ${done} kept`);
    expect(await written(dataDir)).toBe(GAMES.length);
  });
});
