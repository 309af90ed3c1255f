import { describe, expect, it } from "vitest";

import { lineSummary } from "../../../domain/page/line-summary.ts";
import { playerLine } from "../../fixtures/player-line.ts";

describe("a line in words", () => {
  it("tells passing, rushing and receiving apart", () => {
    const line = playerLine({
      passingAttempts: 46,
      passingCompletions: 33,
      passingYards: 394,
      passingTouchdowns: 2,
      passingInterceptions: 0,
      rushingAttempts: 14,
      rushingYards: 30,
      rushingTouchdowns: 2,
      receptions: 0,
      receivingYards: 0,
    });
    expect(lineSummary(line, "stats")).toBe("33/46, 394 yds, 2 TD; 14 car, 30 yds, 2 TD");
  });

  it("keeps a loss and a touchdown without a catch", () => {
    expect(lineSummary(playerLine({ rushingAttempts: 1, rushingYards: -3 }), "stats")).toBe("1 car, -3 yds");
    expect(lineSummary(playerLine({ receptions: 0, receivingTouchdowns: 1 }), "stats")).toBe("1 rec TD");
  });

  it("says what a lateral's yards are, which have no catch or carry before them", () => {
    const line = { rushingAttempts: 3, rushingYards: 18, receptions: 0, receivingYards: 7, receivingTouchdowns: 1 };
    expect(lineSummary(playerLine(line), "stats")).toBe("3 car, 18 yds; 7 rec yds, 1 TD");
    expect(lineSummary(playerLine({ rushingAttempts: 0, rushingYards: 1 }), "stats")).toBe("1 rush yd");
  });

  it("says what else made points, with or without a catch", () => {
    expect(lineSummary(playerLine({ twoPointConversions: 1 }), "stats")).toBe("1 two-point conversion");
    expect(lineSummary(playerLine({ rushingAttempts: 4, rushingYards: 25, twoPointConversions: 2 }), "stats")).toBe(
      "4 car, 25 yds; 2 two-point conversions",
    );
  });

  it("gives projections one decimal", () => {
    const line = playerLine({ receptions: 5.2, receivingYards: 61.94, receivingTouchdowns: 0.4 });
    expect(lineSummary(line, "projections")).toBe("5.2 rec, 61.9 yds, 0.4 TD");
  });

  it("is empty where nothing is known", () => {
    expect(lineSummary(playerLine(), "stats")).toBe("");
  });
});
