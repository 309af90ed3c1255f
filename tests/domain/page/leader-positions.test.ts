import { describe, expect, it } from "vitest";

import { parseLeaderPosition, positionsUnder } from "../../../domain/page/leader-positions.ts";

describe("position tabs", () => {
  it("O.22 are read in any case, and an unknown one is all of them", () => {
    expect(parseLeaderPosition("wr")).toBe("WR");
    expect(parseLeaderPosition(" TE ")).toBe("TE");
    expect(parseLeaderPosition("K")).toBeNull();
    expect(parseLeaderPosition(null)).toBeNull();
  });

  it("count a fullback among the running backs", () => {
    expect(positionsUnder("RB")).toEqual(["RB", "FB"]);
    expect(positionsUnder("QB")).toEqual(["QB"]);
    expect(positionsUnder(null)).toEqual(["QB", "RB", "WR", "TE", "FB"]);
  });
});
