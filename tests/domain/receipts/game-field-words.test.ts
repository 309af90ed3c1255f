import { describe, expect, it } from "vitest";

import { checkText } from "../../../domain/check/checked-text.ts";
import { gameFacts } from "../../../domain/check/game-facts.ts";
import { gameFieldWords } from "../../../domain/receipts/game-field-words.ts";
import { TEAM_FIELDS } from "../../../domain/check/receipt-fields.ts";
import { proseTexts, simulatedSnapshot } from "../../fixtures/prose-texts.ts";

const SNAPSHOT = simulatedSnapshot(0);

describe("a receipt's field in words", () => {
  it("says a side's figure with the side's name, and each way in which it is counted", () => {
    expect(gameFieldWords("BUF.rushingYards", SNAPSHOT)).toStrictEqual({ label: "Bills rushing yards", value: "53" });
    expect(gameFieldWords("BUF.passingYards", SNAPSHOT)?.value).toBe("254 (261 before sacks)");
    expect(gameFieldWords("ARI.possessionSeconds", SNAPSHOT)?.value).toBe("31:06");
    expect(gameFieldWords("ARI.points", SNAPSHOT)).toStrictEqual({ label: "Cardinals points", value: "28" });
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

  it("has words for every figure that the check counts", () => {
    const counted = [...gameFacts(SNAPSHOT).teams.values()].flatMap((figures) => Object.keys(figures));
    expect(Object.keys(TEAM_FIELDS)).toStrictEqual(expect.arrayContaining(counted));
  });

  it("has words for every receipt of the game that a text brings", () => {
    const wordless = proseTexts("simulated")
      .filter(({ isPreview }) => !isPreview)
      .flatMap(({ gameId, text }) => {
        const snapshot = simulatedSnapshot(Number(gameId.split("-")[1]));
        return checkText(text, snapshot)
          .flatMap(({ receipts }) => receipts)
          .filter((receipt) => receipt.kind === "game" && gameFieldWords(receipt.field, snapshot) === null);
      });
    expect(wordless).toStrictEqual([]);
  });
});
