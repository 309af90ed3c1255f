import { describe, expect, it } from "vitest";

import { receiptBook } from "../../../domain/receipts/receipt-book.ts";
import { receiptKey, receiptWords } from "../../../domain/receipts/receipt-words.ts";
import type { Receipt } from "../../../domain/game/receipt.ts";
import { neutralPlay as play } from "../../fixtures/play.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { smallGame } from "../../fixtures/small-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const runner = playerLine({
  playerId: "p-1",
  playerName: "Ada Runner",
  team: "KC",
  position: "RB",
  rushingAttempts: 24,
  rushingYards: 109,
  rushingTouchdowns: 2,
  rushingLong: 32,
  receptions: 1,
  receivingYards: 9,
  fantasyPoints: 23.8,
  fantasyPointsPPR: 24.8,
});
const kicker = playerLine({ playerId: "p-2", playerName: "Ben Booth", team: "KC", position: "K", fumblesLost: 1 });
const snapshot = snapshotOf({
  ...smallGame(),
  allPlays: [
    play({
      playId: "7",
      sequence: 1,
      quarterName: "3",
      timeRemainingMinutes: 7,
      timeRemainingSeconds: 12,
      down: 3,
      distance: 8,
      yardLine: 30,
      yardLineTerritory: "PHI",
      description: "(7:12) A.Runner up the middle for 3 yards.",
    }),
    play({ playId: "8", sequence: 2, type: "FieldGoal", isScoringPlay: 1, homePoints: 3, description: "Field goal." }),
  ],
  playerGameStats: [runner, kicker],
  playerProjections: [{ ...runner, rushingAttempts: 17.5, rushingYards: 70.4, rushingTouchdowns: 0.6 }],
});
const book = receiptBook(snapshot);
const { gameKey, awayTeam, homeTeam, awayScore, homeScore } = snapshot.game;
const line = (field: string, playerId = "p-1", source: "stats" | "projections" = "stats"): Receipt => ({
  kind: "line",
  playerId,
  source,
  field,
});

describe("what a receipt says and where it leads", () => {
  it("a play: when, where, its own words, and the way to it past every filter", () => {
    expect(receiptWords([{ kind: "play", playId: "7" }], book)).toEqual({
      label: "Q3 7:12",
      words: "3rd & 8 at the PHI 30: A.Runner up the middle for 3 yards.",
      href: `/games/${gameKey}#play-7`,
    });
  });

  it("a play that the page has a sentence for: that first, and the source's text apart", () => {
    const worded = { ...book, phrases: new Map([["7", { when: "Q3 7:12", sentence: "Ada Runner ran for 3 yards." }]]) };
    expect(receiptWords([{ kind: "play", playId: "7" }], worded)).toMatchObject({
      words: "3rd & 8 at the PHI 30: Ada Runner ran for 3 yards.",
      official: "A.Runner up the middle for 3 yards.",
    });
  });

  it("a score: the score after it", () => {
    expect(receiptWords([{ kind: "play", playId: "8" }], book)?.words).toMatch(
      new RegExp(`Field goal. ${awayTeam} 0, ${homeTeam} 3 after it.$`),
    );
  });

  it("a line: the figures of its tab, and the row under that tab", () => {
    expect(receiptWords([line("rushingYards")], book)).toEqual({
      label: "Ada Runner, rushing",
      words: "24 carries, 109 yards, 2 TD",
      href: `/games/${gameKey}?tab=rushing#rushing-p-1`,
    });
    expect(receiptWords([line("receivingYards")], book)?.words).toBe("1 catch, 9 yards");
  });

  it("further figures only where they are named, zeros and points among them", () => {
    expect(receiptWords([line("rushingLong"), line("fantasyPointsPPR")], book)?.words).toBe(
      "24 carries, 109 yards, 2 TD, 32 yards on the longest, 24.8 PPR points",
    );
    expect(
      receiptWords(
        [line("receivingTouchdowns")],
        receiptBook({ ...snapshot, playerGameStats: [{ ...runner, receivingTouchdowns: 0 }] }),
      )?.words,
    ).toBe("1 catch, 9 yards, 0 TD");
  });

  it("a projection: with decimals, under its source", () => {
    expect(receiptWords([line("rushingYards", "p-1", "projections")], book)).toEqual({
      label: "Ada Runner, projected rushing",
      words: "17.5 carries, 70.4 yards, 0.6 TD",
      href: `/games/${gameKey}?source=projections&tab=rushing#rushing-p-1`,
    });
  });

  it("a player without a row: words, and no way", () => {
    expect(receiptWords([line("fumblesLost", "p-2")], book)).toEqual({
      label: "Ben Booth",
      words: "1 fumble lost",
      href: null,
    });
  });

  it("the score, a figure of the game, one of a side", () => {
    const words = `${awayTeam} ${awayScore}, ${homeTeam} ${homeScore}`;
    expect(receiptWords([{ kind: "game", field: "awayScore" }], book)).toEqual({
      label: "Score",
      words,
      href: "#quarters",
    });
    expect(receiptWords([{ kind: "game", field: `${homeTeam}.totalYards` }], book)?.href).toBe("#teams");
    const windy = receiptBook({ ...snapshot, game: { ...snapshot.game, forecastWindSpeed: 21 } });
    expect(receiptWords([{ kind: "game", field: "forecastWindSpeed" }], windy)).toEqual({
      label: "Wind",
      words: "21 mph",
      href: "#facts",
    });
  });

  it("earlier games: in their own words, on their own pages", () => {
    const words = "KC: Week 1 won 27-20, Week 2 lost 13-17";
    expect(
      receiptWords([{ kind: "season", gameKey: "202510216", playerId: null, field: "score", words }], book),
    ).toEqual({
      label: "KC",
      words: "Week 1 won 27-20, Week 2 lost 13-17",
      href: "/games/202510216",
    });
    expect(
      receiptWords([{ kind: "season", gameKey: "202510216", playerId: "p 1", field: "x", words: "A: b" }], book)?.href,
    ).toBe("/players/p%201");
  });

  it.each([
    [{ kind: "play", playId: "gone" }],
    [line("rushingYards", "nobody")],
    [line("rushingYards", "p-2")],
    [line("playerName", "p-2")],
    [{ kind: "game", field: "noSuchField" }],
  ] satisfies [Receipt][])("nothing of what the game does not know: %j", (receipt) => {
    expect(receiptKey(receipt, book)).toBeNull();
    expect(receiptWords([receipt], book)).toBeNull();
  });

  it("the same place has the same key", () => {
    expect(receiptKey(line("rushingYards"), book)).toBe(receiptKey(line("rushingLong"), book));
    expect(receiptKey(line("fantasyPoints"), book)).toBe(receiptKey(line("rushingYards"), book));
    expect(receiptKey(line("receptions"), book)).not.toBe(receiptKey(line("rushingYards"), book));
    expect(receiptKey({ kind: "game", field: "awayScore" }, book)).toBe(
      receiptKey({ kind: "game", field: "homeScore" }, book),
    );
  });
});
