import { expect, test } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { makeGameKey } from "../../../domain/game/game-key.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { previewBrief } from "../../../domain/facts/preview-brief.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";
import { projections } from "../../fixtures/simulated-game.ts";
import { snapshotOf } from "../../fixtures/snapshot-of.ts";

const SIDES = { awayTeam: "MIN", homeTeam: "CHI" };

function upcoming(given: Partial<Game> = {}, lists: Partial<GameSnapshot> = {}): GameSnapshot {
  const game = bareGame({ week: 5, ...SIDES, status: "Scheduled", dateTime: "2025-10-05T13:00:00-04:00", ...given });
  return snapshotOf(game, lists);
}

/** A final of an earlier week: visitors, their points, home side, its points. */
function earlier(week: number, awayTeam: string, awayScore: number, homeTeam: string, homeScore: number): Game {
  const dateTime = `2025-09-0${week}T13:00:00-04:00`;
  const gameKey = makeGameKey({ season: 2025, seasonType: 1, week, homeTeam });
  return { ...bareGame({ week, awayTeam, homeTeam, awayScore, homeScore, dateTime, status: "Final" }).game, gameKey };
}

function told(brief: ReturnType<typeof previewBrief>, kind: string) {
  return brief?.storyLines.filter((line) => line.kind === kind).map(({ facts }) => facts);
}

const LAST_GAMES = [
  earlier(1, "MIN", 20, "DET", 10),
  earlier(3, "GB", 13, "MIN", 30),
  earlier(2, "MIN", 27, "SEA", 24),
  earlier(1, "CHI", 10, "NYG", 20),
  earlier(2, "CHI", 17, "LAR", 14),
  earlier(3, "CHI", 0, "DAL", 17),
];

test("form is that of the games before this one, newest first", () => {
  const later = { ...earlier(9, "MIN", 3, "BUF", 50), dateTime: "2025-11-02T13:00:00-05:00" };
  const unfinished = { ...earlier(4, "MIN", 3, "BUF", 50), status: "InProgress" };
  const brief = previewBrief(upcoming({ week: 4 }), { games: [...LAST_GAMES, later, unfinished], lines: [] });
  expect(brief?.form).toMatchObject([
    { team: "MIN", wins: 3, losses: 0, ties: 0, pointsAgainst: 47 / 3 },
    { team: "CHI", wins: 1, losses: 2, pointsFor: 9, pointsAgainst: 17, isWhole: true },
  ]);
  expect(brief?.form[0]?.games.map(({ week, opponent, own, other }) => [week, opponent, own, other])).toEqual([
    [3, "GB", 30, 13],
    [2, "SEA", 27, 24],
    [1, "DET", 20, 10],
  ]);
  expect(told(brief, "streak")).toEqual([{ team: "MIN", games: 3, result: "won" }]);
  expect(told(brief, "form")).toMatchObject([{ team: "MIN", opponent: "CHI", otherMean: 9, games: 3, otherGames: 3 }]);
});

test("of a season of which games are missing no run and no mean is told", () => {
  const brief = previewBrief(upcoming({ week: 7 }), { games: LAST_GAMES, lines: [] });
  expect(brief?.form.map(({ isWhole }) => isWhole)).toEqual([false, false]);
  expect(["streak", "unbeaten", "form", "matchup"].flatMap((kind) => told(brief, kind) ?? [])).toEqual([]);
});

test("a side without a loss is unbeaten, and its mean stands beside what the other side allows", () => {
  const brief = previewBrief(upcoming({ week: 4 }), { games: LAST_GAMES, lines: [] });
  expect(told(brief, "unbeaten")).toEqual([{ team: "MIN", games: 3, result: "unbeaten" }]);
  expect(told(brief, "matchup")).toContainEqual({
    team: "CHI",
    opponent: "MIN",
    mean: 9,
    allowed: 47 / 3,
    games: 3,
    otherGames: 3,
  });
});

test("the projected leaders come with their season, where all of it is known", () => {
  const line = (yards: number) =>
    playerLine({ playerId: "back", playerName: "Isiah Back", team: "MIN", position: "RB", rushingYards: yards });
  const keys = LAST_GAMES.filter(({ awayTeam, homeTeam }) => [awayTeam, homeTeam].includes("MIN"))
    .toSorted((a, b) => a.week - b.week)
    .map(({ gameKey }) => gameKey);
  const lines = keys.map((gameKey, index) => ({ gameKey, line: line(50 + index * 30) }));
  const lists = { playerProjections: [line(66)] };
  const brief = previewBrief(upcoming({ week: 4 }, lists), { games: LAST_GAMES, lines });
  expect(brief?.seasonLeaders).toEqual([
    {
      team: "MIN",
      category: "rushing",
      playerId: "back",
      playerName: "Isiah Back",
      games: 3,
      totals: { rushingYards: 240 },
      best: 110,
    },
  ]);
  const late = previewBrief(upcoming({ week: 4 }, lists), { games: LAST_GAMES, lines: lines.slice(1) });
  expect(late?.seasonLeaders).toEqual([]);
});

test("the line is told from the favorite's side, and not at all where it favors nobody", () => {
  const brief = previewBrief(upcoming({ pointSpread: 6.5, overUnder: 41 }));
  expect(brief?.game.favorite).toEqual({ team: "MIN", by: 6.5 });
  expect(told(brief, "favorite")).toEqual([{ team: "MIN", opponent: "CHI", spread: 6.5, overUnder: 41 }]);
  expect(told(brief, "total")).toEqual([{ overUnder: 41 }]);
  const even = previewBrief(upcoming({ pointSpread: 0 }));
  expect([even?.game.favorite, even?.storyLines]).toEqual([null, []]);
});

test("the player the projections rate highest leads, with his line as proof", () => {
  const brief = previewBrief(upcoming({}, { playerProjections: projections(SIDES) }));
  const best = brief?.fantasy.winners[0];
  expect(best?.points).toBe(best?.projected);
  expect(brief?.fantasy.losers).toEqual([]);
  const stories = brief?.storyLines.filter(({ kind }) => kind === "projectedLeader") ?? [];
  expect(new Set(stories.map(({ team }) => team))).toEqual(new Set(["CHI", "MIN"]));
  expect(stories.length).toBe(2);
  for (const { playerId, proof } of stories) {
    expect(proof).toEqual([{ kind: "line", playerId, source: "projections", field: "fantasyPointsPPR" }]);
  }
  expect(new Set(brief?.leaders.map(({ source }) => source))).toEqual(new Set(["projections"]));
});

test("the forecast is told where it matters", () => {
  const windy = { forecastWindSpeed: 22, forecastTempLow: 50, forecastDescription: "Windy", stadiumType: "Outdoor" };
  expect(told(previewBrief(upcoming(windy)), "forecast")).toEqual([{ wind: 22, description: "Windy" }]);
  expect(told(previewBrief(upcoming({ ...windy, stadiumType: "Dome" })), "forecast")).toEqual([]);
  expect(told(previewBrief(upcoming({ ...windy, forecastWindSpeed: 9 })), "forecast")).toEqual([]);
  expect(previewBrief(upcoming())?.weather).toBeNull();
});

test("a game that has begun or is over has no preview", () => {
  expect(previewBrief(upcoming({ hasStarted: true }))).toBeNull();
  expect(previewBrief(upcoming({ status: "Final" }))).toBeNull();
});
