import { describe, expect, it } from "vitest";

import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { gameFieldWords } from "../../../domain/receipts/game-field-words.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";

const SNAPSHOT = simulatedSnapshot(0);

describe("a receipt's field in words", () => {
  it("says a team's figure with the team's name, as the page's team statistics count it", () => {
    expect(gameFieldWords("BUF.rushingYards", SNAPSHOT)).toStrictEqual({ label: "Bills rushing yards", value: "53" });
    expect(gameFieldWords("BUF.passingYards", SNAPSHOT)?.value).toBe("254");
    expect(gameFieldWords("ARI.possession", SNAPSHOT)?.value).toBe("31:06");
    expect(gameFieldWords("ARI.thirdDowns", SNAPSHOT)?.value).toMatch(/^\d+ of \d+$/);
  });

  it("says the facts of the game", () => {
    expect(gameFieldWords("awayScore", SNAPSHOT)).toStrictEqual({ label: "Cardinals points", value: "28" });
    expect(gameFieldWords("homeScoreQuarter2", SNAPSHOT)).toStrictEqual({
      label: "Bills points, quarter 2",
      value: "3",
    });
    expect(gameFieldWords("homeTeam", SNAPSHOT)).toStrictEqual({ label: "home team", value: "Buffalo Bills" });
    expect(gameFieldWords("pointSpread", SNAPSHOT)?.value).toBe("Bills -3.5");
    expect(gameFieldWords("attendance", SNAPSHOT)?.value).toBe("61,234");
    expect(gameFieldWords("isOvertime", SNAPSHOT)?.value).toBe("no");
  });

  it("says nothing of what is not known", () => {
    expect(gameFieldWords("BUF.luck", SNAPSHOT)).toBeNull();
    expect(gameFieldWords("DAL.rushingYards", SNAPSHOT)).toBeNull();
    expect(gameFieldWords("lastPlay", SNAPSHOT)).toBeNull();
    const shown = {
      ...SNAPSHOT,
      allPlays: SNAPSHOT.allPlays.map(({ credits: _credits, happenedAt: _at, ...play }) => play),
    };
    expect(gameFieldWords("BUF.rushingYards", shown)).toBeNull();
  });

  it("has words for every receipt of the game that a fact brings", () => {
    const wordless = [0, 1, 2, 3].flatMap((which) => {
      const snapshot = simulatedSnapshot(which);
      return indexFacts(snapshot, null)
        .facts.flatMap(({ receipts }) => receipts)
        .filter((receipt) => receipt.kind === "game" && gameFieldWords(receipt.field, snapshot) === null);
    });
    expect(wordless).toStrictEqual([]);
  });
});
