import { describe, expect, it } from "vitest";

import { isCountedPosition, parseLeaderPosition, positionsUnder } from "../../../domain/page/leader-positions.ts";

describe("position tabs", () => {
  it("O.22 are read in any case, and an unknown one is all of them", () => {
    expect(parseLeaderPosition("wr")).toBe("WR");
    expect(parseLeaderPosition(" TE ")).toBe("TE");
    expect(parseLeaderPosition("k")).toBe("K");
    expect(parseLeaderPosition("def")).toBe("DST");
    expect(parseLeaderPosition("LB")).toBeNull();
    expect(parseLeaderPosition(null)).toBeNull();
  });

  it("count a fullback among the running backs", () => {
    expect(positionsUnder("RB")).toEqual(["RB", "FB"]);
    expect(positionsUnder("QB")).toEqual(["QB"]);
    expect(positionsUnder(null)).toEqual(["QB", "RB", "WR", "TE", "FB"]);
  });

  it("has no position of official lines where plays are counted", () => {
    expect(["K", "DST", "IDP"].filter((one) => !isCountedPosition(parseLeaderPosition(one)))).toEqual([]);
    expect([null, "QB", "RB", "WR", "TE"].filter((one) => isCountedPosition(parseLeaderPosition(one)))).toEqual([]);
  });
});
