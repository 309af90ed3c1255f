import { describe, expect, it } from "vitest";

import { isInGroup, parseLeaderGroup } from "../../../domain/game/leader-group.ts";
import {
  countedOrder,
  inLeaderOrder,
  leaderSearch,
  parseLeaderOrder,
  pointsPerGame,
  type RankedFigures,
} from "../../../domain/players/leader-order.ts";

const ranked = (name: string, games: number, fpts: number | null, ppr: number | null, my?: number) => ({
  name,
  games,
  figures: {
    fpts,
    ppr,
    avg: pointsPerGame(ppr, games),
    ...(my === undefined ? {} : { my, mypg: pointsPerGame(my, games) }),
  } satisfies RankedFigures["figures"],
});

/** Most PPR points first. */
const LEADERS = [
  ranked("Often", 10, 90, 150, 100),
  ranked("Deep", 10, 120, 140, 160),
  ranked("Late", 5, 80, 100, 90),
  ranked("Once", 1, 25, 30, 20),
  ranked("Minus", 6, -1, -1, 1),
  ranked("Unknown", 9, null, null),
];

const names = (order: Parameters<typeof inLeaderOrder>[1], throughWeek = 10, isWhole = false): string[] =>
  inLeaderOrder(LEADERS, order, { throughWeek, isWhole }).map(({ name }) => name);

describe("the season's leaders", () => {
  it("are ordered by PPR points, by standard points, by PPR points per game, and by points of one's own", () => {
    expect(names("ppr")).toEqual(["Often", "Deep", "Late", "Once"]);
    expect(names("fpts")).toEqual(["Deep", "Often", "Late", "Once"]);
    expect(names("avg")).toEqual(["Late", "Often", "Deep"]);
    expect(names("my")).toEqual(["Deep", "Often", "Late", "Once", "Minus"]);
    expect(names("mypg")).toEqual(["Late", "Deep", "Often", "Minus"]);
  });

  it("need half of the weeks for an average, and one game in the first week", () => {
    expect(names("avg", 11)).toEqual(["Often", "Deep"]);
    expect(names("avg", 1)[0]).toBe("Once");
  });

  it("keep those below zero in a list that is whole, and never those who are not known", () => {
    expect(names("ppr", 10, true)).toEqual(["Often", "Deep", "Late", "Once", "Minus"]);
  });

  it("begin with the defense that allowed least and with the most of everything else", () => {
    const defenses = [20, 0, 35].map((pa) => ({ games: 10, figures: { pa, sk: pa } }));
    const figures = (order: "pa" | "sk") =>
      inLeaderOrder(defenses, order, { throughWeek: 10, isWhole: true }).map((one) => one.figures[order]);
    expect(figures("pa")).toEqual([0, 20, 35]);
    expect(figures("sk")).toEqual([35, 20, 0]);
  });

  it("are ordered by the columns of counted figures, by their heads", () => {
    expect(["PA", "50+", "Solo", "TD"].map(countedOrder)).toEqual(["pa", "fg50", "solo", "td"]);
    // Points have heads too, and are not counted figures.
    expect(["MY", "PPR", "Miss"].map(countedOrder)).toEqual([null, null, null]);
  });

  it("have a mean to the hundredth, and none without points", () => {
    expect(pointsPerGame(100, 3)).toBe(33.33);
    expect(pointsPerGame(null, 3)).toBeNull();
  });

  it("have one address for each order, whatever its spelling; with rules MY is the usual one", () => {
    const asked = { group: null, scoring: null, hasRules: false };
    expect(parseLeaderOrder(" AVG ", false)).toBe("avg");
    expect(parseLeaderOrder("yards", false)).toBe("ppr");
    expect(parseLeaderOrder("mypg", false)).toBe("ppr");
    expect(parseLeaderOrder(null, true)).toBe("my");
    expect(parseLeaderOrder("MYPG", true)).toBe("mypg");
    expect(leaderSearch({ ...asked, group: "QB", order: "fpts" })).toEqual({ pos: "QB", sort: "fpts" });
    expect(leaderSearch({ ...asked, order: "ppr" })).toEqual({});
    expect(leaderSearch({ ...asked, order: "ppr", hasRules: true, scoring: "half" })).toEqual({
      sort: "ppr",
      scoring: "half",
    });
    expect(leaderSearch({ ...asked, order: "my", hasRules: true })).toEqual({});
  });

  it("stand in the lists of their positions, as sources write them", () => {
    expect(parseLeaderGroup(" dl ")).toBe("DL");
    expect(parseLeaderGroup("def")).toBe("DST");
    expect(parseLeaderGroup("OL")).toBeNull();
    const groups = (position: string) =>
      (["QB", "RB", "K", "DL", "LB", "DB"] as const).filter((group) => isInGroup(group, position));
    expect(["QB", "FB", "K", "EDGE", "NT", "OLB", "SAF", "CB", "P"].map(groups)).toEqual([
      ["QB"],
      ["RB"],
      ["K"],
      ["DL"],
      ["DL"],
      ["LB"],
      ["DB"],
      ["DB"],
      [],
    ]);
    expect(isInGroup("IDP", "CB")).toBe(true);
    expect(isInGroup("DL", null)).toBe(false);
  });
});
