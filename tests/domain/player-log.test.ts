import { describe, expect, it } from "vitest";

import { averageOf, logColumns, totalOf } from "../../domain/player-log.ts";
import { playerLine } from "../fixtures/player-line.ts";

describe("season log", () => {
  it("S2.route.10 shows the figures of the position, fantasy points first", () => {
    const groups = (position: string) => [...new Set(logColumns(position).map(({ group }) => group))];
    expect(groups("QB")).toEqual(["Fantasy", "Passing", "Rushing"]);
    expect(groups("FB")).toEqual(["Fantasy", "Rushing", "Receiving"]);
    expect(groups("TE")).toEqual(["Fantasy", "Receiving", "Rushing"]);
  });

  it("adds up and averages what is known, and invents nothing", () => {
    const lines = [
      playerLine({ receptions: 4, receivingYards: 61 }),
      playerLine({ receptions: null, receivingYards: -3 }),
      playerLine({ receptions: 7, receivingYards: 102 }),
    ];
    expect(totalOf(lines, "receptions")).toBe(11);
    expect(averageOf(lines, "receptions")).toBe(5.5);
    expect(totalOf(lines, "receivingYards")).toBe(160);
    expect(totalOf(lines, "passingYards")).toBeNull();
    expect(averageOf([], "receptions")).toBeNull();
  });
});
