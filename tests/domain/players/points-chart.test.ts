import { describe, expect, it } from "vitest";
import { pointsChart } from "../../../domain/players/points-chart.ts";
import type { SeasonPart, SeasonRow } from "../../../domain/players/player-season.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const { regular, postseason } = SEASON_TYPE;
const ppr = (points: number | null) => (points === null ? null : playerLine({ fantasyPointsPPR: points }));

function played(
  week: number,
  points: number | null,
  projected: number | null = null,
  seasonType: number = regular,
): SeasonRow {
  const { game } = bareGame({ season: 2024, seasonType, week, awayTeam: "NYG", homeTeam: "DET" });
  return { kind: "game", entry: { game, stats: ppr(points), projection: ppr(projected) } };
}

function gap(kind: "bye" | "absent", from: number, to = from): SeasonRow {
  const id = (week: number) => ({ season: 2024, seasonType: regular, week });
  return { kind, from: id(from), to: id(to), team: "DET" };
}

const PARTS: SeasonPart[] = [
  {
    seasonType: regular,
    rows: [
      played(1, 12.4),
      gap("bye", 2),
      { kind: "move", from: "NYG", to: "DET" },
      played(3, 20),
      gap("absent", 4, 6),
    ],
  },
  { seasonType: postseason, rows: [played(1, 31, 18, postseason)] },
];

describe("the chart of a season", () => {
  it("has a slot for every week, with lines before another team and another part", () => {
    const slots = pointsChart(PARTS, "Ann Known")?.slots ?? [];
    expect(
      slots.map(({ mark, points, gap: kind, isBreak, isBest }) => [mark, points ?? kind, isBreak, isBest]),
    ).toEqual([
      ["1", 12.4, false, false],
      ["2", "bye", false, false],
      ["3", 20, true, false],
      ["4", "absent", false, false],
      ["5", "absent", false, false],
      ["6", "absent", false, false],
      ["WC", 31, true, true],
    ]);
    expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
  });

  it("says the same in words, each part by itself", () => {
    expect(pointsChart(PARTS, "Ann Known")?.words).toBe(
      "Ann Known averaged 16.2 PPR points in 2 regular-season games, 20.0 at most in Week 3; 31.0 PPR points in 1 playoff game, 31.0 at most in Wild Card. Bye in Week 2. No stats in Week 4 to Week 6.",
    );
  });

  it("is none without points or projections, and says where there are projections only", () => {
    expect(pointsChart([{ seasonType: regular, rows: [played(1, null), gap("bye", 2)] }], "Ann")).toBeNull();
    const projected = pointsChart([{ seasonType: regular, rows: [played(1, null, 8)] }], "Ann Known");
    expect(projected).toMatchObject({ hasProjections: true, words: "No points for Ann Known yet, projections only." });
    expect(projected?.slots.some(({ isBest }) => isBest)).toBe(false);
  });
});
