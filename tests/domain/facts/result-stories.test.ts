import { expect, it, test } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { recapBrief } from "../../../domain/facts/recap-brief.ts";
import { STORY_WEIGHTS, type StoryKind, storyWeight } from "../../../domain/facts/story-weights.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";
import { briefGame, fieldGoal } from "./brief-rows.ts";

/** A final known only by its score, and what the test sets. */
function final(awayScore: number | null, homeScore: number | null, given: Partial<Game> = {}) {
  return snapshotOf(
    bareGame({ week: 1, awayTeam: "MIN", homeTeam: "CHI", status: "Final", awayScore, homeScore, ...given }),
  );
}

function told(snapshot: ReturnType<typeof final>, kind: StoryKind) {
  return recapBrief(snapshot)?.storyLines.find((line) => line.kind === kind)?.facts;
}

test("an upset is the underdog's win against a spread of more than a field goal", () => {
  expect(told(final(20, 17, { pointSpread: -7 }), "upset")).toEqual({
    team: "MIN",
    opponent: "CHI",
    spread: 7,
    winnerScore: 20,
    loserScore: 17,
    margin: 3,
  });
  expect(told(final(17, 20, { pointSpread: 3.5 }), "upset")).toMatchObject({ team: "CHI", spread: 3.5 });
  expect(told(final(17, 20, { pointSpread: 3 }), "upset")).toBeUndefined();
  expect(told(final(17, 20, { pointSpread: -7 }), "upset")).toBeUndefined();
  expect(told(final(20, 20, { pointSpread: -7 }), "upset")).toBeUndefined();
  expect(told(final(20, 17), "upset")).toBeUndefined();
});

test("blowout, shutout, shootout and a struggle go by the score", () => {
  expect(told(final(3, 23), "blowout")).toEqual({
    team: "CHI",
    opponent: "MIN",
    margin: 20,
    winnerScore: 23,
    loserScore: 3,
  });
  expect(told(final(3, 22), "blowout")).toBeUndefined();
  expect(recapBrief(final(0, 34))?.storyLines.map(({ kind }) => kind)).toEqual(["shutout", "blowout", "result"]);
  expect(told(final(31, 29, { overUnder: 44.5 }), "shootout")).toMatchObject({ total: 60, overUnder: 44.5 });
  expect(told(final(30, 29), "shootout")).toBeUndefined();
  expect(told(final(10, 9), "defensiveStruggle")).toEqual({ total: 19, winnerScore: 10, loserScore: 9 });
  expect(told(final(17, 10), "defensiveStruggle")).toBeUndefined();
});

test("weather is told where it was windy or cold, under open sky, and the score stayed under the total", () => {
  const windy = { overUnder: 44, forecastWindSpeed: 26, forecastTempLow: 40, stadiumType: "Outdoor" };
  expect(told(final(10, 9, windy), "weather")).toEqual({ total: 19, overUnder: 44, wind: 26 });
  expect(told(final(10, 9, { ...windy, forecastTempLow: 12 }), "weather")).toMatchObject({ wind: 26, low: 12 });
  expect(told(final(10, 9, { ...windy, stadiumType: "Dome" }), "weather")).toBeUndefined();
  expect(told(final(30, 29, windy), "weather")).toBeUndefined();
  expect(told(final(10, 9, { ...windy, overUnder: null }), "weather")).toBeUndefined();
  expect(recapBrief(final(10, 9, windy))?.weather).toMatchObject({ wind: 26, mattered: true });
  expect(recapBrief(final(10, 9))?.weather).toBeNull();
});

it("has no brief of a game that is not over, or has no score", () => {
  expect(recapBrief(final(3, 0, { status: "InProgress" }))).toBeNull();
  expect(recapBrief(final(null, null))).toBeNull();
});

it("tells nothing from plays that do not add up to the score", () => {
  const game = briefGame([fieldGoal("CHI", ["1", 600]), fieldGoal("MIN", ["2", 600]), fieldGoal("MIN", ["4", 3])]);
  expect(recapBrief(game)?.storyLines[0]?.kind).toBe("walkOff");
  const brief = recapBrief({ ...game, game: { ...game.game, awayScore: 9 } });
  expect(brief?.storyLines.map(({ kind }) => kind)).toEqual(["defensiveStruggle", "result"]);
  expect([brief?.scores, brief?.drives, brief?.comparison]).toEqual([[], [], []]);
});

it("weighs between 0 and 100, more for more, and every kind has its reason", () => {
  for (const [kind, { base, each, most, reason }] of Object.entries(STORY_WEIGHTS)) {
    expect(base, kind).toBeGreaterThan(0);
    expect(each, kind).toBeGreaterThanOrEqual(0);
    expect(most, kind).toBeGreaterThanOrEqual(base);
    expect(most, kind).toBeLessThanOrEqual(100);
    expect(reason.length, kind).toBeGreaterThan(20);
  }
  expect(storyWeight("comeback", 28)).toBe(97);
  expect(storyWeight("comeback", 10)).toBe(72);
  expect(storyWeight("result")).toBe(10);
});
