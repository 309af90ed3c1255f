import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptAddress } from "../../server/site/kept-address.ts";

const WEEKS = [
  { season: 2024, seasonType: 1, week: 1 },
  { season: 2024, seasonType: 1, week: 2 },
  { season: 2024, seasonType: 3, week: 1 },
  { season: 2025, seasonType: 2, week: 0 },
];
const ROUTES = new Set(["root", "routes/game", "routes/stats"]);
const kept = (address: string): string | null => keptAddress(new URL(address, "http://localhost"), WEEKS, ROUTES);

describe("keptAddress", () => {
  it.each([
    ["/games/202410106", "/games/202410106"],
    ["/games/202410106?order=newest&tab=rushing&plays=FLOW", "/games/202410106?plays=flow&tab=rushing&order=newest"],
    ["/games/202410106?plays=all&tab=passing", "/games/202410106"],
    ["/games/202410106?plays=KEY", "/games/202410106?plays=key"],
    ["/games/202410106?play=4518&utm_source=x", "/games/202410106?play=4518"],
    ["/games/202410106?plays=nonsense&utm_source=x", "/games/202410106"],
    ["/games/202410106?scoring=half*rec_yd*0.10*pass_td*6", "/games/202410106?scoring=half*pass_td*6*rec_yd*0.1"],
    ["/games/202410106?scoring=PPR&tab=rushing", "/games/202410106?tab=rushing&scoring=ppr"],
    ["/players/00-0034796?scoring=half&season=2024", "/players/00-0034796?season=2024&scoring=half"],
    ["/api/games/202410106/points?x=1&scoring=FPTS", "/api/games/202410106/points?scoring=standard"],
    ["/games/202410106/live/points?scoring=half", "/games/202410106/live/points?scoring=half"],
    ["/stats", "/stats"],
    ["/stats?week=2&type=reg&season=2024", "/stats?season=2024&type=REG&week=2"],
    ["/stats?season=2024&type=POST&week=2", "/stats?season=2024&type=POST&week=unknown"],
    ["/stats?season=2024&type=PRE&week=1", "/stats?season=2024&type=PRE"],
    ["/stats?season=1999&type=REG&week=1", "/stats?season=unknown"],
    ["/stats?season=2024&week=2", "/stats?season=2024&week=2"],
    ["/stats?pos=qb&x=1", "/stats?pos=QB"],
    ["/stats?pos=zz", "/stats?pos=unknown"],
    ["/stats?pos=def", "/stats?pos=DST"],
    ["/stats?season=2025&type=PRE&week=0", "/stats?season=2025&type=PRE&week=0"],
    ["/players", "/players"],
    ["/players?q=%20&pos=wr&x=1", "/players?pos=WR"],
    ["/players?pos=k", "/players?pos=K"],
    ["/players?pos=OL", "/players?pos=unknown"],
    ["/players?sort=my", "/players"],
    [
      "/players?scoring=half*rec_yd*0.10*pass_td*6&pos=dst&sort=my",
      "/players?pos=DST&scoring=half*pass_td*6*rec_yd*0.1",
    ],
    ["/players?scoring=half&sort=ppr", "/players?sort=ppr&scoring=half"],
    ["/players?sort=AVG&x=1&pos=rb", "/players?pos=RB&sort=avg"],
    ["/players?sort=ppr", "/players"],
    ["/players?sort=yards", "/players"],
    ["/players/00-0034796?season=2024&q=x", "/players/00-0034796?season=2024"],
    ["/players/00-0034796?season=1999", "/players/00-0034796?season=unknown"],
    ["/games/202410106.data?plays=OT&_routes=routes%2Fgame", "/games/202410106.data?plays=OT&_routes=routes%2Fgame"],
    ["/stats.data", "/stats.data"],
    ["/api/games/202410106?x=1&callback=y", "/api/games/202410106"],
    ["/games/202410106/live?plays=flow&x=1", "/games/202410106/live"],
    ["/stats/live?week=2&type=reg&season=2024&pos=wr&x=1", "/stats/live?season=2024&type=REG&week=2&pos=WR"],
  ])("keeps %s as %s", (address, canonical) => {
    expect(kept(address)).toBe(canonical);
    expect(kept(canonical)).toBe(canonical);
  });

  it.each([
    "/",
    "/players?q=allen",
    "/players?pos=QB&q=a",
    "/players?scoring=nonsense",
    "/players?scoring=MY",
    "/players?scoring=half&key=pass_td&points=6",
    "/games/202410106?play=4518&plays=flow",
    "/games/12",
    "/games/202410106/export",
    "/games/202410106/replay/live?from=1&speed=20",
    "/games/2024101%306",
    "/stats/",
    "/players/a/b",
    "/players/%2e%2e",
    "/nothing",
    "/stats.data?_routes=nonsense",
    "/stats.data?_routes=root,root",
  ])("does not keep %s", (address) => {
    expect(kept(address)).toBeNull();
  });

  it("has few addresses for a page, whatever is asked for", () => {
    const name = fc.constantFrom("plays", "source", "tab", "order", "season", "type", "week", "pos", "q", "x");
    const query = fc.array(
      fc.tuple(name, fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom("flow", "OT", "2024", "REG", "1", "QB"))),
    );
    const seen = new Set<string | null>();
    fc.assert(
      fc.property(query, (pairs) => {
        const address = kept(`/stats?${new URLSearchParams(pairs).toString()}`);
        seen.add(address);
        expect(kept(address ?? "")).toBe(address);
      }),
      { numRuns: 2_000 },
    );
    // No season, one of two or an unknown one; a type, none or an unknown one; a week, none or an unknown one; six positions.
    expect(seen.size).toBeLessThanOrEqual(4 * 5 * 5 * 6);
  });
});
