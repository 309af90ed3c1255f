import { describe, expect, it } from "vitest";
import { comingOdds } from "../../../domain/page/coming-odds.ts";
import { fantasyStrip } from "../../../domain/page/fantasy-strip.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { bareGame } from "../../fixtures/bare-game.ts";

const { game } = bareGame({ week: 1, awayTeam: "BUF", homeTeam: "DET" });

describe("what a coming game's hero says of its line", () => {
  it("the favored team's spread, the total, and the points that both come to", () => {
    expect(comingOdds({ ...game, pointSpread: -2.5, overUnder: 55.5 }, 58)).toEqual([
      ["Spread", "DET -2.5"],
      ["Over/under", "55.5"],
      ["Implied score", "BUF 26.5, DET 29"],
      ["Win chance", "BUF 42%, DET 58%"],
    ]);
    expect(comingOdds({ ...game, pointSpread: 3, overUnder: 44 }, 41)).toEqual([
      ["Spread", "BUF -3"],
      ["Over/under", "44"],
      ["Implied score", "BUF 23.5, DET 20.5"],
      ["Win chance", "BUF 59%, DET 41%"],
    ]);
  });

  it("an even game is even, and what is missing is left out", () => {
    expect(comingOdds({ ...game, pointSpread: 0, overUnder: null }, 50)).toEqual([
      ["Spread", "Even"],
      ["Win chance", "BUF 50%, DET 50%"],
    ]);
    expect(comingOdds({ ...game, pointSpread: null }, 55)).toEqual([]);
  });

  it("nothing of a game that has begun, is over or was put off", () => {
    const line = { ...game, pointSpread: -2.5, overUnder: 55.5 };
    for (const status of ["InProgress", "Final", "Postponed"])
      expect(comingOdds({ ...line, status, isInProgress: status === "InProgress" }, 58)).toEqual([]);
  });
});

describe("the fantasy strip", () => {
  const back = playerLine({
    playerId: "rb",
    playerName: "D'Andre Swift",
    position: "RB",
    rushingAttempts: 18,
    rushingYards: 129,
    rushingTouchdowns: 1,
    fantasyPointsPPR: 18.9,
  });
  const receiver = playerLine({
    playerId: "wr",
    position: "WR",
    receptions: 5,
    receivingTargets: 8,
    receivingYards: 125,
    fantasyPointsPPR: 17.5,
  });
  const passer = playerLine({
    playerId: "qb",
    position: "QB",
    passingYards: 326,
    passingTouchdowns: 1,
    rushingAttempts: 8,
    rushingYards: 52,
    fantasyPointsPPR: 22.2,
  });

  it("is the three best in PPR points, each with targets, carries or yards", () => {
    const strip = fantasyStrip([back, receiver, passer, playerLine({ fantasyPointsPPR: 3 })], []);
    expect(strip?.source).toBe("stats");
    expect(strip?.best.map(({ points, phrase }) => `${points}: ${phrase}`)).toEqual([
      "22.2: 326 passing yards, 1 TD; 8 carries, 52 yards",
      "18.9: 18 carries, 129 yards, 1 TD",
      "17.5: 5 of 8 targets for 125 yards",
    ]);
  });

  it("says one carry and one target as one", () => {
    const once = { ...receiver, receptions: 1, receivingTargets: 1, receivingYards: 75, receivingTouchdowns: 1 };
    const runner = { ...passer, rushingAttempts: 1, rushingYards: 21, rushingTouchdowns: 1 };
    expect(fantasyStrip([runner, once], [])?.best.map(({ phrase }) => phrase)).toEqual([
      "326 passing yards, 1 TD; 1 carry, 21 yards, 1 TD",
      "1 of 1 target for 75 yards, 1 TD",
    ]);
  });

  describe("tells what made the points", () => {
    const told = (line: Partial<PlayerLine>) =>
      fantasyStrip([playerLine({ fantasyPointsPPR: 20, ...line })], [])?.best.map(({ phrase }) => phrase)[0];
    const allen = {
      position: "QB",
      passingYards: 148,
      passingTouchdowns: 2,
      rushingAttempts: 3,
      rushingYards: 18,
      rushingTouchdowns: 1,
      receptions: 0,
      receivingYards: 7,
      receivingTouchdowns: 1,
    };

    it.each<[what: string, line: Partial<PlayerLine>, phrase: string]>([
      ["touchdown passes in their points", allen, "148 passing yards, 2 TD; 3 carries, 18 yards, 1 TD"],
      [
        "a quarterback's passing, though two parts made more",
        { ...allen, passingYards: 60, passingTouchdowns: 0 },
        "3 carries, 18 yards, 1 TD; 60 passing yards",
      ],
      [
        "a quarterback's passing that cost more than it made",
        { position: "QB", passingYards: 40, passingInterceptions: 2, rushingAttempts: 9, rushingYards: 90 },
        "9 carries, 90 yards; 40 passing yards, 2 INT",
      ],
      [
        "interceptions",
        { ...allen, passingInterceptions: 1 },
        "148 passing yards, 2 TD, 1 INT; 3 carries, 18 yards, 1 TD",
      ],
      [
        "a single part, however small",
        { receptions: 1, receivingTargets: 1, receivingYards: 8 },
        "1 of 1 target for 8 yards",
      ],
      [
        "no second part that made little",
        { receptions: 1, receivingYards: 8, rushingAttempts: 1, rushingYards: 3 },
        "1 catch for 8 yards",
      ],
      [
        "a lateral, which is no catch",
        { receptions: 0, receivingTargets: 2, receivingYards: 30 },
        "30 receiving yards",
      ],
      [
        "a return",
        { specialTeamsTouchdowns: 1, receptions: 2, receivingYards: 8 },
        "1 TD on special teams; 2 catches for 8 yards",
      ],
      ["a conversion", { twoPointConversions: 1 }, "1 two-point conversion"],
    ])("%s", (_what, line, phrase) => {
      expect(told(line)).toBe(phrase);
    });

    it("without touchdowns that are hardly expected", () => {
      const expected = { receptions: 4, receivingYards: 50, receivingTouchdowns: 0.04, fantasyPointsPPR: 9 };
      expect(fantasyStrip([], [playerLine(expected)])?.best[0]?.phrase).toBe("4 catches for 50 yards");
    });

    it("without a fraction of an interception", () => {
      const expected = { ...allen, passingInterceptions: 0.7, fantasyPointsPPR: 20 };
      expect(fantasyStrip([], [playerLine(expected)])?.best[0]?.phrase).not.toContain("INT");
    });
  });

  it("is of projections while there are no statistics, and none without either", () => {
    expect(fantasyStrip([], [receiver])?.source).toBe("projections");
    expect(fantasyStrip([], [])).toBeNull();
    expect(fantasyStrip([playerLine({ fantasyPointsPPR: 0 })], [])).toBeNull();
  });
});
