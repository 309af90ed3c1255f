import { describe, expect, it } from "vitest";
import type { GameLines, OwnerLine } from "../../../domain/scoring/game-lines.ts";
import { weeksInWords } from "../../../domain/players/player-ranks.ts";
import { weekRanks } from "../../../domain/players/week-ranks.ts";

/** A game whose points are given with its lines: `WR ann 12.5`. A position of `DST` is a team's defense. */
function game(week: number, gameKey: string, ...lines: string[]): { game: GameLines; points: number[] } {
  const read = lines.map((line) => line.split(" "));
  return {
    game: {
      gameKey,
      season: 2024,
      seasonType: 1,
      week,
      provider: "nflverse",
      lines: read.map(([position = "", id = ""]): OwnerLine => {
        const isDefense = position === "DST";
        return {
          id,
          name: id,
          team: "CHI",
          role: isDefense ? "defense" : "player",
          position: isDefense ? null : position,
          counts: {},
          longest: 0,
        };
      }),
    },
    points: read.map(([, , points]) => Number(points)),
  };
}

function ranks(
  games: ReturnType<typeof game>[],
  owner: string,
  group: "WR" | "RB" | "DST",
  played = games.flatMap((one) => (one.game.lines.some(({ id }) => id === owner) ? [one.game.gameKey] : [])),
): Record<string, number> {
  const points = new Map(games.map((one) => [one.game, one.points]));
  return weekRanks(
    games.map((one) => one.game),
    owner,
    { group, played, pointsOf: (one) => points.get(one) ?? [] },
  );
}

const WEEKS = [
  game(1, "a", "WR ann 12.5", "WR bob 20", "RB cy 40", "DST CHI 9"),
  game(1, "b", "WR dan 12.5", "WR eve 3", "FB fay 41", "DST DET 10"),
  game(2, "c", "WR ann 30", "TE bob 31", "RB cy -1"),
  game(3, "d", "WR dan 1"),
];

describe("the places of a week", () => {
  it("are among those of a position in all games of that week, and equals share the better one", () => {
    expect(ranks(WEEKS, "ann", "WR")).toEqual({ a: 2, c: 1 });
    expect(ranks(WEEKS, "dan", "WR")).toEqual({ b: 2, d: 1 });
    expect(ranks(WEEKS, "eve", "WR")).toEqual({ b: 4 });
  });

  it("count a fullback among the running backs, and defenses among defenses", () => {
    expect(ranks(WEEKS, "cy", "RB")).toEqual({ a: 2, c: 1 });
    expect(ranks(WEEKS, "CHI", "DST")).toEqual({ a: 2 });
  });

  it("are those of his own position also where a game lists him elsewhere", () => {
    expect(ranks(WEEKS, "bob", "WR")).toEqual({ a: 1, c: 1 });
  });

  it("are there in a game of his log that counts nothing of his: behind everybody with more than no points", () => {
    expect(ranks(WEEKS, "ann", "WR", ["a", "c", "d"])).toEqual({ a: 2, c: 1, d: 2 });
    expect(ranks(WEEKS, "cy", "RB", ["a", "c", "d"])).toEqual({ a: 2, c: 1, d: 1 });
  });

  it("of somebody without a play are none", () => {
    expect(ranks(WEEKS, "zoe", "WR")).toEqual({});
  });
});

describe("the places in words", () => {
  it.each([
    ["WR", [1, 12, 13, 24, 25], "Top 12 in 2 of 5 weeks, top 24 in 4."],
    ["QB", [1, 13], "Top 12 in 1 of 2 weeks."],
    ["DST", [12], "Top 12 in 1 of 1 week."],
    ["TE", [], null],
  ] as const)("of a %s with the places %j: %j", (group, places, words) => {
    const weeks = Object.fromEntries(places.map((place, index) => [String(index), place]));
    expect(weeksInWords({ group, weeks })).toBe(words);
  });
});
