import { describe, expect, it } from "vitest";
import { countedPoints, withCountedPoints } from "../../../domain/page/counted-points.ts";
import { logColumns } from "../../../domain/players/player-log.ts";
import { playerSeason } from "../../../domain/players/player-season.ts";
import { type SeasonSum, seasonSums } from "../../../domain/players/season-sums.ts";
import { fantasySeason, FANTASY_PEOPLE } from "../../fixtures/fantasy-season.ts";
import { playerLine } from "../../fixtures/player-line.ts";

/** The season of one of the people, as his page has it. */
function partsOf(who: keyof typeof FANTASY_PEOPLE) {
  const games = fantasySeason();
  const log = games.flatMap(({ game, playerGameStats }) => {
    const stats = playerGameStats.find(({ playerId }) => playerId === FANTASY_PEOPLE[who].playerId);
    return stats === undefined ? [] : [{ game, stats: withCountedPoints(stats), projection: null }];
  });
  const weeks = games.map(({ game: { season, seasonType, week } }) => ({ season, seasonType, week }));
  return playerSeason(
    log,
    games.map(({ game }) => game),
    weeks,
  );
}

function table(sums: readonly SeasonSum[], position: string, field: string): [string, number | null][] {
  const column = logColumns(position, []).find((one) => one.field === field);
  return sums.map(({ label, figure }) => [label, column === undefined ? null : figure(column)]);
}

describe("the sums of a season", () => {
  it("keep the playoffs apart, which the league's totals never count", () => {
    const sums = table(seasonSums(partsOf("runner"), "RB"), "RB", "rushingAttempts");
    expect(sums).toEqual([
      ["Regular season, 16 games", 320],
      ["Per game", 20],
      ["Playoffs, 3 games", 60],
    ]);
  });

  it("part the regular season by team after a trade", () => {
    expect(table(seasonSums(partsOf("receiver"), "WR"), "WR", "receptions")).toEqual([
      ["Regular season, 4 games", 14],
      ["Per game", 3.5],
      ["With the Browns, 2 games", 6],
      ["With the Bills, 2 games", 8],
    ]);
  });

  it("have no points and no mean where nothing is scored", () => {
    expect(table(seasonSums(partsOf("kicker"), "K"), "K", "fantasyPointsPPR")).toEqual([
      ["Regular season, 17 games", null],
      ["Playoffs, 3 games", null],
    ]);
    expect(table(seasonSums(partsOf("corner"), "CB"), "CB", "fantasyPointsPPR")[0]).toEqual([
      "Regular season, 17 games",
      6,
    ]);
  });

  it("are none for one game alone", () => {
    expect(seasonSums(partsOf("receiver").slice(0, 0), "WR")).toEqual([]);
    const [part] = partsOf("receiver");
    const one = part === undefined ? [] : [{ ...part, rows: part.rows.slice(0, 1) }];
    expect(seasonSums(one, "WR")).toEqual([]);
  });
});

describe("points as they are shown", () => {
  const line = (position: string, points: number | null) =>
    playerLine({ position, fantasyPoints: points, fantasyPointsPPR: points });

  it.each([
    ["K", 0, null],
    ["LB", 0, null],
    ["OT", 0, null],
    ["CB", 6, 6],
    ["P", -2, -2],
    ["WR", 0, 0],
    ["FB", 0, 0],
    ["QB", null, null],
  ])("of a %s with %s are %s", (position, given, shown) => {
    expect(countedPoints(line(position, given), "fantasyPointsPPR")).toBe(shown);
    expect(withCountedPoints(line(position, given)).fantasyPoints).toBe(shown);
  });
});
