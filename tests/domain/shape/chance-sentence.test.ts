import { describe, expect, it } from "vitest";
import { chanceSentence } from "../../../domain/shape/chance-sentence.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const over = { ...smallGame().game, status: "Final" };
const live = { ...over, status: "InProgress" };
const plays = [15, 9, 1].map((timeRemainingMinutes) =>
  neutralPlay({ quarterName: "1", timeRemainingMinutes, timeRemainingSeconds: 0 }),
);
const said = (game: typeof over, before: number, after: readonly number[]): string =>
  chanceSentence(game, plays.slice(0, after.length), { before, after });

describe("the course of a win chance in words", () => {
  it("names the highest of both teams, but the last play's where the game is over", () => {
    expect(said(over, 52, [61, 30, 100])).toBe(
      "Win chance: Bears 52 percent at kickoff; at most 61 percent for the Bears with 15:00 left in the 1st quarter and 70 percent for the Vikings with 9:00 left in the 1st quarter.",
    );
  });

  it("calls nothing the highest of a team that was favored more at kickoff", () => {
    expect(said(over, 59.2, [58.1, 30, 0])).toBe(
      "Win chance: Bears 59 percent at kickoff; at most 70 percent for the Vikings with 9:00 left in the 1st quarter; never more for the Bears than at kickoff.",
    );
  });

  it("says what it is now while the game goes on, and nothing of a course before the first play", () => {
    expect(said(live, 59, [57])).toMatch(/; never more for the Bears than at kickoff; now 57 percent for the Bears\.$/);
    expect(said(live, 59, [])).toBe("Win chance: Bears 59 percent at kickoff; now 59 percent for the Bears.");
  });
});
