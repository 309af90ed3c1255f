import { describe, expect, it } from "vitest";
import { lastRealPlay, withRealLastPlay } from "../../../domain/game/last-real-play.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const run = neutralPlay({ description: "left end for 4 yards" });
const half = neutralPlay({ playId: "2", type: "Period", description: "End of half." });

describe("the last play of a game", () => {
  it("is none of the rows that only mark something", () => {
    expect(lastRealPlay([run, half])).toBe(run);
    expect(lastRealPlay([half])).toBeUndefined();
  });

  it("is told in place of the end of a half, and the source's words about a play stay", () => {
    const { game } = smallGame();
    const told = (lastPlay: string | null, rows = [run, half]) =>
      withRealLastPlay({ ...game, lastPlay }, rows).lastPlay;
    expect(told("End of half.")).toBe("left end for 4 yards");
    expect(told("Run of 4 yards by Roe")).toBe("Run of 4 yards by Roe");
    expect(told("End of half.", [half])).toBe("End of half.");
    expect(told(null)).toBeNull();
  });
});
