import { describe, expect, it } from "vitest";

import { inLeaderOrder, leaderSearch, parseLeaderOrder, pointsPerGame } from "../../../domain/players/leader-order.ts";
import type { SeasonTotal } from "../../../domain/players/season-total.ts";

const total = (playerName: string, games: number, fantasyPoints: number | null, fantasyPointsPPR: number | null) => ({
  playerId: playerName,
  playerName,
  team: "DET",
  position: "WR",
  games,
  week: 10,
  fantasyPoints,
  fantasyPointsPPR,
});

/** Most PPR points first, as the store gives them. */
const TOTALS: SeasonTotal[] = [
  total("Often", 10, 90, 150),
  total("Deep", 10, 120, 140),
  total("Late", 5, 80, 100),
  total("Once", 1, 25, 30),
  total("Minus", 6, -1, -1),
  total("Unknown", 9, null, null),
];

const names = (totals: readonly SeasonTotal[]): string[] => totals.map(({ playerName }) => playerName);

describe("the season's leaders", () => {
  it("are ordered by PPR points, by standard points, or by PPR points per game", () => {
    expect(names(inLeaderOrder(TOTALS, "ppr", 10))).toEqual(["Often", "Deep", "Late", "Once"]);
    expect(names(inLeaderOrder(TOTALS, "fpts", 10))).toEqual(["Deep", "Often", "Late", "Once"]);
    expect(names(inLeaderOrder(TOTALS, "avg", 10))).toEqual(["Late", "Often", "Deep"]);
  });

  it("need half of the weeks for an average, and one game in the first week", () => {
    expect(names(inLeaderOrder(TOTALS, "avg", 11))).toEqual(["Often", "Deep"]);
    expect(names(inLeaderOrder(TOTALS, "avg", 1))[0]).toBe("Once");
  });

  it("have a mean to the hundredth, and none without points", () => {
    expect(pointsPerGame({ fantasyPointsPPR: 100, games: 3 })).toBe(33.33);
    expect(pointsPerGame({ fantasyPointsPPR: null, games: 3 })).toBeNull();
  });

  it("have one address for each order, whatever its spelling", () => {
    expect(parseLeaderOrder(" AVG ")).toBe("avg");
    expect(parseLeaderOrder("yards")).toBe("ppr");
    expect(leaderSearch("QB", "fpts")).toEqual({ pos: "QB", sort: "fpts" });
    expect(leaderSearch(null, "ppr")).toEqual({});
  });
});
