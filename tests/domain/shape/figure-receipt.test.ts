import { describe, expect, it } from "vitest";

import { foldGame } from "../../../domain/fold/fold-game.ts";
import { findDrives } from "../../../domain/plays/find-drives.ts";
import { figureReceipt } from "../../../domain/shape/figure-receipt.ts";
import { wrongReceipts } from "../../fixtures/receipt-sums.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const { game, allPlays: plays } = smallGame();
const account = { game, plays, fold: foldGame(plays, game), drives: findDrives(plays, game) };

describe("what a team's figure is made of", () => {
  it("comes to the figure, for every figure of both teams", () => {
    for (const week of [1, 2, 3, 4, 5, 6]) {
      const one = simulatedGame({ week, awayTeam: "MIN", homeTeam: "CHI" });
      expect(wrongReceipts(one.game, one.allPlays), `week ${week}`).toEqual([]);
    }
    expect(wrongReceipts(game, plays)).toEqual([]);
  });

  it("comes to it at every moment of a game", () => {
    const { game: final, allPlays } = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });
    const live = { ...final, status: "InProgress", isInProgress: true };
    for (let count = 7; count <= allPlays.length; count += 7)
      expect(wrongReceipts(live, allPlays.slice(0, count)), `after ${count} plays`).toEqual([]);
  });

  it("names each play once, in game order, with what it adds", () => {
    const receipt = figureReceipt(account, game.homeTeam, "passing yards");
    expect(receipt?.figure).toBe("93");
    const ids = receipt?.rows.map(({ playId }) => playId) ?? [];
    expect(ids).toEqual(plays.map(({ playId }) => playId).filter((id) => ids.includes(id)));
    expect(receipt?.rows.map(({ words }) => words).every((words) => /^[+-]\d+$/.test(words))).toBe(true);
  });

  it("is there for no other team and no other figure", () => {
    expect(figureReceipt(account, "SEA", "passing yards")).toBeNull();
    expect(figureReceipt(account, game.homeTeam, "luck")).toBeNull();
  });
});
