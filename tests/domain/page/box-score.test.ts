import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BOX_SCORE_CAP,
  boxScore,
  countPlayers,
  defaultSource,
  emptyTabText,
  NO_PLAYER_DATA,
  TAB_COLUMNS,
} from "../../../domain/page/box-score.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { otherFigures } from "../../../domain/page/other-figures.ts";
import { TABS } from "../../../domain/page/game-view.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const names = (lines: PlayerLine[], tab: (typeof TABS)[number]) =>
  boxScore(lines, tab).flatMap((team) => team.rows.map((row) => row.playerName));
const texts = (line: PlayerLine, tab: (typeof TABS)[number]) =>
  boxScore([line], tab)[0]?.rows[0]?.cells.map((cell) => cell.text);
const rushers = (count: number, team = "DET") =>
  Array.from({ length: count }, (_, index) =>
    playerLine({
      playerId: `${team}-${index}`,
      playerName: `Rusher ${index}`,
      team,
      position: "RB",
      rushingAttempts: 5,
      rushingYards: 100 - index,
    }),
  );

describe("who is in the box score", () => {
  it("S2.box.2 S2.box.3 S2.box.10 the count is of the five positions: no kicker, but a receiver with zeros", () => {
    const lines = ["QB", "RB", "WR", "TE", "FB", "K", "P", "LB"].map((position) =>
      playerLine({ position, receptions: 0 }),
    );
    expect(countPlayers(lines)).toBe(5);
  });

  it("S2.box.4 S2.box.5 S2.box.6 stats if any exist, otherwise projections", () => {
    expect(defaultSource([playerLine()])).toBe("stats");
    expect(defaultSource([])).toBe("projections");
  });

  it("O.5 stats of positions that are not shown do not count", () => {
    expect(defaultSource([playerLine({ position: "K" })])).toBe("projections");
  });

  it("S2.box.11 a fullback with one rush is under rushing", () => {
    expect(names([playerLine({ position: "FB", rushingAttempts: 1 })], "rushing")).toEqual(["Sam Okafor"]);
  });

  it("S2.box.12 a punter, kicker or defender with a rush is under no tab", () => {
    const lines = ["P", "K", "LB"].map((position) => playerLine({ position, rushingAttempts: 1, rushingYards: 9 }));
    for (const tab of TABS) expect(boxScore(lines, tab)).toEqual([]);
  });

  it.each([
    ["passing", "passingAttempts passingCompletions passingYards passingTouchdowns passingInterceptions"],
    ["rushing", "rushingAttempts rushingYards rushingYardsPerAttempt rushingTouchdowns rushingLong"],
    [
      "receiving",
      "receptions receivingYards receivingYardsPerReception receivingTouchdowns receivingLong receivingTargets",
    ],
    ["none", "fantasyPoints fantasyPointsPPR twoPointConversions fumblesLost specialTeamsTouchdowns"],
  ])("S2.box.13 S2.box.14 each field of %s alone puts a player there and nowhere else", (wanted, fields) => {
    for (const field of fields.split(" ")) {
      for (const value of [1, -1, 0.4]) {
        const line = playerLine({ [field]: value });
        expect(
          TABS.filter((tab) => boxScore([line], tab).length > 0),
          field,
        ).toEqual(wanted === "none" ? [] : [wanted]);
      }
      expect(
        TABS.filter((tab) => boxScore([playerLine({ [field]: 0 })], tab).length > 0),
        field,
      ).toEqual([]);
    }
  });

  it.each([
    ["S2.box.15 only negative rushing yards", { rushingYards: -3, rushingAttempts: 0 }, ["rushing"]],
    ["S2.box.16 one target and no catch", { receivingTargets: 1, receptions: 0 }, ["receiving"]],
    ["S2.box.17 fantasy points and nothing else", { fantasyPoints: 6, fantasyPointsPPR: 6 }, []],
    ["S2.box.18 a receiver who threw one pass", { passingAttempts: 1, receptions: 2 }, ["passing", "receiving"]],
    ["S2.box.19 zeros and unknowns", { passingYards: 0, rushingYards: 0, receptions: 0 }, []],
    ["S2.box.13 S2.box.14 one interception", { passingInterceptions: 1 }, ["passing"]],
  ])("%s", (_what, given, tabs) => {
    expect(TABS.filter((tab) => boxScore([playerLine(given)], tab).length > 0)).toEqual(tabs);
  });
});

describe("what the rows leave out", () => {
  it("S2.box.10 S2.box.12 is said beside them: who of other positions threw, ran or caught, and what", () => {
    const lines = [
      playerLine({ playerName: "Quin", position: "QB", passingAttempts: 30, passingYards: 200, rushingYards: 3 }),
      playerLine({
        playerName: "Fox",
        position: "P",
        passingAttempts: 1,
        passingCompletions: 1,
        passingYards: 17,
        passingInterceptions: 0,
      }),
      playerLine({ playerName: "Skip", position: "T", receptions: 1, receivingYards: 9, receivingTouchdowns: 1 }),
      playerLine({ playerName: "Late", position: "G", receptions: 0, receivingYards: 1 }),
      playerLine({ playerName: "Sam", team: "CIN", position: "ILB", receptions: 2, receivingYards: -1 }),
      playerLine({ playerName: "Run", position: "P", rushingAttempts: 1, rushingYards: 0 }),
      playerLine({
        playerName: "Wild",
        position: "SS",
        rushingAttempts: 2,
        rushingYards: -1,
        passingAttempts: 1,
        passingInterceptions: 1,
      }),
      playerLine({ playerName: "None", position: "T", receivingTargets: 1, receptions: 0, fantasyPoints: 0 }),
    ];
    expect(
      otherFigures(lines).map(({ tab, playerName, team, position, words }) => [tab, playerName, team, position, words]),
    ).toEqual([
      ["passing", "Fox", "DET", "P", "1 of 1 for 17 yards"],
      ["passing", "Wild", "DET", "S", "0 of 1 for 0 yards, 1 INT"],
      ["rushing", "Run", "DET", "P", "1 carry for 0 yards"],
      ["rushing", "Wild", "DET", "S", "2 carries for minus-1 yard"],
      ["receiving", "Sam", "CIN", "LB", "2 catches for minus-1 yard"],
      ["receiving", "Skip", "DET", "T", "1 catch for 9 yards, 1 TD"],
      ["receiving", "Late", "DET", "G", "1 yard"],
    ]);
  });
});

describe("groups and order", () => {
  it("S2.box.20 S2.box.21 teams in alphabetical order, each with its heading", () => {
    const lines = [...rushers(2, "MIN"), ...rushers(3, "CHI")];
    expect(boxScore(lines, "rushing").map((team) => team.heading)).toEqual([
      "CHI - rushing (3 players)",
      "MIN - rushing (2 players)",
    ]);
  });

  it("O.3 one player is counted in the same words", () => {
    expect(boxScore(rushers(1), "rushing")[0]?.heading).toBe("DET - rushing (1 players)");
  });

  it.each([
    ["S2.box.23 S9.limit.1", 15, 15],
    ["S2.box.24 S2.box.22 S9.limit.1 O.2", 16, 15],
  ])("%s of %i players %i are shown and counted, the last in the order left out", (_id, count, shown) => {
    const [team] = boxScore(rushers(count).toReversed(), "rushing");
    expect(team?.rows).toHaveLength(shown);
    expect(team?.heading).toBe(`DET - rushing (${shown} players)`);
    expect(team?.rows.at(-1)?.playerName).toBe(`Rusher ${shown - 1}`);
  });

  it("S2.box.25 the cap is for each team", () => {
    const teams = boxScore([...rushers(16), ...rushers(16, "KC")], "rushing");
    expect(teams.map((team) => team.rows.length)).toEqual([15, 15]);
  });

  it("S2.box.26 S2.box.27 yards, then attempts or receptions, then name", () => {
    const lines = [
      playerLine({ playerName: "D", rushingYards: 40, rushingAttempts: 9, receivingYards: 40, receptions: 3 }),
      playerLine({ playerName: "C", rushingYards: 40, rushingAttempts: 5, receivingYards: 40, receptions: 5 }),
      playerLine({ playerName: "B", rushingYards: 40, rushingAttempts: 5, receivingYards: 40, receptions: 5 }),
      playerLine({ playerName: "A", rushingYards: 41, rushingAttempts: 1, receivingYards: -1, receptions: 1 }),
    ];
    expect(names(lines, "rushing")).toEqual(["A", "D", "B", "C"]);
    expect(names(lines, "receiving")).toEqual(["B", "C", "D", "A"]);
  });

  it("S9.limit.1 no team is ever over the cap, and the rows never rise in yards", () => {
    const yards = fc.option(fc.integer({ min: -20, max: 200 }), { nil: null });
    const anyLine = fc
      .record({
        team: fc.constantFrom("DET", "KC"),
        receivingYards: yards,
        receptions: fc.nat(12),
        position: fc.constantFrom("WR", "TE", "K"),
      })
      .map((given) => playerLine(given));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
        for (const { rows } of boxScore(lines, "receiving")) {
          expect(rows.length).toBeGreaterThan(0);
          expect(rows.length).toBeLessThanOrEqual(BOX_SCORE_CAP);
          const values = rows.map((row) => row.cells[1]?.value ?? -Infinity);
          expect(values).toEqual(values.toSorted((a, b) => b - a));
        }
      }),
    );
  });
});

describe("columns and cells", () => {
  it.each([
    ["S2.box.28", "passing", "Att Comp Yds TD INT FPTS PPR"],
    ["S2.box.29", "rushing", "Att Yds Avg TD Long FPTS PPR"],
    ["S2.box.30", "receiving", "Rec Yds Avg TD Long FPTS PPR"],
  ] as const)("%s the columns of %s", (_id, tab, labels) => {
    expect(TAB_COLUMNS[tab].map((column) => column.label).join(" ")).toBe(labels);
  });

  it("S2.box.31 S2.box.32 S2.box.33 O.6 zeros are 0, unknowns are dashes, points have one decimal", () => {
    const line = playerLine({
      rushingAttempts: 4,
      rushingYards: 10,
      rushingYardsPerAttempt: 2.5,
      rushingTouchdowns: 0,
      rushingLong: 0,
      fantasyPoints: 12,
      fantasyPointsPPR: -1.4,
    });
    expect(texts(line, "rushing")).toEqual(["4", "10", "2.5", "0", "0", "12.0", "-1.4"]);
    expect(
      texts(playerLine({ receivingTargets: 2, receptions: 0, receivingYards: 0, fantasyPoints: 0 }), "receiving"),
    ).toEqual(["0", "0", "-", "-", "-", "0.0", "-"]);
  });

  it("O.6 an average is the source's, or made of yards and attempts; there is none without an attempt", () => {
    const average = (given: Partial<PlayerLine>) => texts(playerLine(given), "rushing")?.[2];
    expect(average({ rushingAttempts: 3, rushingYards: 10 })).toBe("3.3");
    expect(average({ rushingAttempts: 3, rushingYards: 10, rushingYardsPerAttempt: 3.4 })).toBe("3.4");
    expect(average({ rushingAttempts: 0, rushingYards: 5, rushingYardsPerAttempt: 0 })).toBe("-");
    expect(average({ rushingAttempts: null, rushingYards: 5 })).toBe("-");
  });

  it("a projection's fractions have one decimal", () => {
    const line = playerLine({ position: "QB", passingAttempts: 33.4, passingCompletions: 21, passingYards: 248.76 });
    expect(texts(line, "passing")?.slice(0, 3)).toEqual(["33.4", "21", "248.8"]);
  });

  it("one fraction gives every row of its column a decimal, so that the figures stand under each other", () => {
    const lines = [
      playerLine({ position: "QB", playerName: "A", passingYards: 260, passingAttempts: 30 }),
      playerLine({ position: "QB", playerName: "B", passingYards: 210.4, passingAttempts: 31 }),
    ];
    const rows = boxScore(lines, "passing").flatMap((team) =>
      team.rows.map((row) => row.cells.map((cell) => cell.text)),
    );
    expect(rows.map((cells) => [cells[0], cells[2]])).toEqual([
      ["30", "260.0"],
      ["31", "210.4"],
    ]);
  });

  it("the leader of a column is the best of both teams; ties share it, interceptions and zeros have none", () => {
    const lines = [
      playerLine({
        playerName: "A",
        team: "CHI",
        passingAttempts: 30,
        passingYards: 210,
        passingTouchdowns: 0,
        passingInterceptions: 2,
      }),
      playerLine({
        playerName: "B",
        team: "MIN",
        passingAttempts: 30,
        passingYards: 143,
        passingTouchdowns: 0,
        passingInterceptions: 1,
      }),
    ];
    const leaders = boxScore(lines, "passing").map((team) =>
      team.rows[0]?.cells.slice(0, 5).map((cell) => cell.isLeader),
    );
    expect(leaders).toEqual([
      [true, false, true, false, false],
      [true, false, false, false, false],
    ]);
  });

  it("the leader of a column is the best of the rows shown: nobody beyond the cap or of another position takes it", () => {
    const [shown, hidden] = [rushers(16).slice(0, 15), rushers(16).slice(15)];
    const lines = [
      ...shown.map((line, index) => ({ ...line, rushingTouchdowns: index === 3 ? 1 : 0 })),
      ...hidden.map((line) => ({ ...line, rushingTouchdowns: 3 })),
      playerLine({ playerName: "Punter", team: "DET", position: "P", rushingAttempts: 1, rushingTouchdowns: 2 }),
    ];
    const [team] = boxScore(lines, "rushing");
    expect(team?.rows).toHaveLength(15);
    expect(team?.rows.filter(({ cells }) => cells[3]?.isLeader === true).map(({ playerName }) => playerName)).toEqual([
      "Rusher 3",
    ]);
  });

  it("S2.box.7 S2.box.39 S2.box.40 the texts of what is empty", () => {
    expect(NO_PLAYER_DATA).toBe("No player data available for this game");
    expect(emptyTabText("passing", "projections")).toBe("No passing data available for projections");
    expect(emptyTabText("rushing", "stats")).toBe("No rushing data available for stats");
  });
});
