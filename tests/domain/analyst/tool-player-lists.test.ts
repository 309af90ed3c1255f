import { describe, expect, it } from "vitest";
import type { ToolSnapshot } from "../../../domain/analyst/tools/analyst-tool.ts";
import { getPlayerGameStats } from "../../../domain/analyst/tools/get-player-game-stats.ts";
import { getPlayerProjections } from "../../../domain/analyst/tools/get-player-projections.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const SNAPSHOT = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
const NOW = Date.parse(SNAPSHOT.asOf) + 90_000;

function value<T>(answer: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

/** A game of `count` players, the first ranking highest. */
function crowd(count: number): ToolSnapshot {
  const playerGameStats = Array.from({ length: count }, (_, index) =>
    playerLine({
      playerId: `p-${index}`,
      playerName: `Player ${index}`,
      team: index % 2 === 0 ? "KC" : "BAL",
      position: index % 3 === 0 ? "WR" : "RB",
      receivingYards: 1000 - index,
    }),
  );
  return { ...SNAPSHOT, playerGameStats };
}

describe("the player lists of the tools", () => {
  const names = (args: unknown, snapshot: ToolSnapshot = SNAPSHOT): string[] =>
    value(getPlayerGameStats.run(args, snapshot, NOW)).players.map(({ playerName }) => playerName);

  it.each(["KC", "kc", "Kc", "Chiefs", "kansas city"])(
    "S5.tool.2 take the team %s in any case and by its names",
    (team) => {
      expect(names({ team, limit: 99 })).toStrictEqual(names({ team: "KC", limit: 99 }));
      expect(names({ team, limit: 99 }).length).toBeGreaterThan(10);
    },
  );

  it.each(["WR", "wr", "wR"])("S5.tool.2 take the position %s in any case", (position) => {
    expect(names({ position })).toStrictEqual(names({ position: "WR" }));
  });

  it.each(["qbs", "Quarterback", "quarterbacks"])("take the position in words: %s", (position) => {
    expect(names({ position })).toStrictEqual(names({ position: "QB" }));
  });

  it("S5.tool.1 O.30 take null, nothing and blanks for no filter", () => {
    expect(names({ team: "  ", position: "" })).toStrictEqual(names({}));
    expect(names({ position: " qb " })).toStrictEqual(names({ position: "QB" }));
    expect(names({ team: null, position: null, limit: null })).toStrictEqual(names({}));
    expect(names(undefined)).toStrictEqual(names(null));
  });

  it("S5.tool.3 list only who matches both filters", () => {
    const { players } = value(getPlayerGameStats.run({ team: "bal", position: "rb" }, SNAPSHOT, NOW));
    expect(players.length).toBeGreaterThan(0);
    expect(players.every(({ team, position }) => team === "BAL" && position === "RB")).toBe(true);
  });

  it("S5.tool.4 S5.tool.5 S9.limit.2 list 20 of 20 and 20 of 21 without a limit, and count the one left out", () => {
    expect(names({}, crowd(20))).toHaveLength(20);
    expect(value(getPlayerGameStats.run({}, crowd(20), NOW))).toMatchObject({ omitted: 0, note: null });
    expect(names({}, crowd(21))).toHaveLength(20);
    expect(value(getPlayerGameStats.run({}, crowd(21), NOW))).toMatchObject({ omitted: 1, matching: 21 });
  });

  it("S5.tool.6 take the first of the ranking after filtering, and all of them for any larger limit", () => {
    expect(names({ team: "BAL", limit: 5 }, crowd(30))).toStrictEqual([
      "Player 1",
      "Player 3",
      "Player 5",
      "Player 7",
      "Player 9",
    ]);
    for (const limit of [31, 1e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY])
      expect(names({ limit }, crowd(30))).toHaveLength(30);
  });

  it.each([0, -3, null, "0", " "])("O.29 take the limit %j for 20", (limit) => {
    expect(names({ limit }, crowd(30))).toHaveLength(20);
  });

  it.each([
    ["5", 5],
    [" 7 ", 7],
    ["2.9", 2],
  ])("O.29 understand the limit %j in digits", (limit, rows) => {
    expect(names({ limit }, crowd(30))).toHaveLength(rows);
  });

  it.each(["abc", "five", "5 players", {}, [5], true, Number.NaN])(
    "O.29 say what is wrong with the limit %j",
    (limit) => {
      for (const tool of [getPlayerGameStats, getPlayerProjections]) {
        expect(tool.run({ limit }, crowd(30), NOW)).toStrictEqual({
          ok: false,
          error: "`limit` must be a number such as 5, or null for 20.",
        });
      }
    },
  );

  it("O.29 round a limit down", () => {
    expect(names({ limit: 2.9 }, crowd(30))).toHaveLength(2);
  });

  it("O.31 are empty, with a note, where nobody matches", () => {
    const answer = getPlayerGameStats.run({ team: "DAL" }, SNAPSHOT, NOW);
    expect(value(answer)).toMatchObject({
      players: [],
      matching: 0,
      note: "No player of this game matches these filters. Its teams are BAL and KC.",
    });
  });

  it("O.32 list everyone the source has at any position", () => {
    const kicker = playerLine({ playerId: "k", playerName: "Kit Kicker", position: "K" });
    expect(names({ position: "k" }, { ...SNAPSHOT, playerGameStats: [kicker] })).toStrictEqual(["Kit Kicker"]);
  });

  it("O.33 rank equals by name", () => {
    const equal = ["Cole", "Abel", "Bram"].map((playerName) => playerLine({ playerId: playerName, playerName }));
    expect(names({}, { ...SNAPSHOT, playerGameStats: equal })).toStrictEqual(["Abel", "Bram", "Cole"]);
  });

  it.each([
    [{ team: 7 }, "team"],
    [{ position: ["QB"] }, "position"],
    ["KC", "arguments"],
    [[1], "arguments"],
  ])("answer %j with a clear error", (args, word) => {
    const answer = getPlayerGameStats.run(args, SNAPSHOT, NOW);
    expect(answer.ok ? "" : answer.error).toContain(word);
  });

  it.each(["team", "position"])("refuse a %s that nobody's name is as long as", (name) => {
    expect(getPlayerGameStats.run({ [name]: "k".repeat(81) }, SNAPSHOT, NOW)).toStrictEqual({
      ok: false,
      error: `\`${name}\` may have at most 80 characters.`,
    });
  });

  it("give no fantasy points where kicks and defense are not counted, and keep a source's own", () => {
    const line = { position: "K", fantasyPoints: 0, fantasyPointsPPR: 0 };
    const playerGameStats = [
      playerLine({ ...line, playerId: "a", playerName: "A" }),
      playerLine({ ...line, playerId: "b", playerName: "B", fantasyPoints: 9, fantasyPointsPPR: 9 }),
      playerLine({ ...line, playerId: "c", playerName: "C", position: "WR" }),
    ];
    const { players } = value(getPlayerGameStats.run({}, { ...SNAPSHOT, playerGameStats }, NOW));
    expect(players.map(({ fantasyPoints, fantasyPointsPPR }) => [fantasyPoints, fantasyPointsPPR])).toStrictEqual([
      [null, null],
      [9, 9],
      [0, 0],
    ]);
  });

  it("S9.limit.4 rank a passer's 24 before another's 23", () => {
    const playerGameStats = [
      playerLine({
        playerId: "b",
        playerName: "A runner",
        rushingYards: 100,
        rushingTouchdowns: 1,
        receptions: 4,
        receivingYards: 30,
      }),
      playerLine({ playerId: "a", playerName: "B passer", passingYards: 300, passingTouchdowns: 3 }),
    ];
    expect(names({}, { ...SNAPSHOT, playerGameStats })).toStrictEqual(["B passer", "A runner"]);
  });

  it("S9.limit.3 S9.limit.5 rank by the specification's score", () => {
    const line = (playerName: string, more: Parameters<typeof playerLine>[0]) =>
      playerLine({ playerId: playerName, playerName, ...more });
    const playerProjections = [
      line("two catches", { receptions: 2, receivingYards: 9 }),
      line("three hundred passing", { passingYards: 300 }),
      line("touchdown pass", { passingTouchdowns: 1 }),
      line("touchdown run", { rushingTouchdowns: 1 }),
      line("hundred rushing", { rushingYards: 100 }),
      line("interceptions", { passingYards: 300, passingInterceptions: 5 }),
    ];
    const { players } = value(getPlayerProjections.run({}, { ...SNAPSHOT, playerProjections }, NOW));
    expect(players.map(({ playerName }) => playerName)).toStrictEqual([
      "interceptions",
      "three hundred passing",
      "hundred rushing",
      "touchdown run",
      "touchdown pass",
      "two catches",
    ]);
  });
});
