import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { quarterTable } from "../../../domain/page/quarter-table.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const table = (given: Partial<Game> = {}) => quarterTable({ ...smallGame().game, ...given });
const texts = (given: Partial<Game> = {}) =>
  table(given).rows.map((row) => row.quarters.map((cell) => cell.text).join(" "));

const ZEROS: Partial<Game> = {
  awayScoreQuarter1: 0,
  awayScoreQuarter2: 0,
  awayScoreQuarter3: 0,
  awayScoreQuarter4: 0,
  homeScoreQuarter1: 0,
  homeScoreQuarter2: 0,
  homeScoreQuarter3: 0,
  homeScoreQuarter4: 0,
};
const LIVE: Partial<Game> = { status: "InProgress", isInProgress: true, hasStarted: true, quarter: "2" };

describe("the quarter table", () => {
  it("S2.quarter.1 O.10 a row for each team, away first", () => {
    expect(table().rows.map((row) => row.team)).toEqual(["MIN", "CHI"]);
  });

  it("S2.quarter.2 S2.quarter.4 without overtime: Q1 to Q4 and FINAL, although overtime scores are 0", () => {
    const plain = table({ isOvertime: false, awayScoreOvertime: 0, homeScoreOvertime: 0 });
    expect(plain.columns).toEqual(["Q1", "Q2", "Q3", "Q4", "FINAL"]);
    expect(plain.rows[0].quarters).toHaveLength(4);
  });

  it("S2.quarter.3 S2.quarter.5 overtime stands before FINAL; who did not score in it has a 0", () => {
    const overtime = table({ status: "F/OT", isOvertime: true, awayScoreOvertime: 3, homeScoreOvertime: 0 });
    expect(overtime.columns).toEqual(["Q1", "Q2", "Q3", "Q4", "OT", "FINAL"]);
    expect(overtime.rows.map((row) => row.quarters[4]?.text)).toEqual(["3", "0"]);
  });

  it("S2.quarter.6 FINAL is the team's score; a tie shows one number twice and no winner", () => {
    expect(table().rows.map((row) => [row.final.text, row.isWinner])).toEqual([
      ["11", true],
      ["7", false],
    ]);
    const tie = table({
      status: "F/OT",
      isOvertime: true,
      awayScore: 20,
      homeScore: 20,
      awayScoreOvertime: 0,
      homeScoreOvertime: 0,
    });
    expect(tie.rows.map((row) => [row.final.text, row.isWinner])).toEqual([
      ["20", false],
      ["20", false],
    ]);
  });

  it("S2.quarter.7 S2.quarter.8 in the second quarter Q3 and Q4 are not played yet, although the provider sends 0", () => {
    expect(texts({ ...ZEROS, ...LIVE })).toEqual(["0 0 - -", "0 0 - -"]);
  });

  it.each([
    ["HALF", "0 0 - -"],
    ["3", "0 0 0 -"],
    ["4", "0 0 0 0"],
    ["OT", "0 0 0 0"],
    ["F", "0 0 0 0"],
  ])("S2.quarter.7 while the quarter is %s: %s", (quarter, row) => {
    expect(texts({ ...ZEROS, ...LIVE, quarter })[0]).toBe(row);
  });

  it("S2.quarter.9 before kickoff all are dashes; a quarter played without points is 0", () => {
    expect(texts({ ...ZEROS, status: "Scheduled", hasStarted: false, quarter: null })).toEqual(["- - - -", "- - - -"]);
    expect(texts(ZEROS)).toEqual(["0 0 0 0", "0 0 0 0"]);
  });

  it("O.10 FINAL before kickoff is a dash", () => {
    const rows = table({ status: "Scheduled", hasStarted: false, awayScore: null, homeScore: null }).rows;
    expect(rows.map((row) => row.final.text)).toEqual(["-", "-"]);
  });

  it("a quarter that nobody tells: only what has points is known to be played", () => {
    expect(texts({ ...ZEROS, ...LIVE, quarter: null, homeScoreQuarter2: 3 })).toEqual(["0 0 - -", "0 3 - -"]);
  });

  it("an unknown quarter score of a final game stays a dash", () => {
    expect(texts({ awayScoreQuarter3: null })[0]).toBe("0 3 - 8");
  });
});
