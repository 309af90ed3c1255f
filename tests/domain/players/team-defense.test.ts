import { describe, expect, it } from "vitest";

import { findPlayers } from "../../../domain/players/find-players.ts";
import type { SeasonTotal } from "../../../domain/players/season-total.ts";
import { figuresOf } from "../../fixtures/figures-of.ts";
import { teamDefense, withDefenses } from "../../../domain/players/team-defense.ts";

const person = (playerId: string, name: string, position: string, team: string) => ({
  playerId,
  name,
  position,
  team,
  jerseyNumber: null,
  rookieSeason: null,
  normalizedName: name.toLowerCase(),
});

const PEOPLE = withDefenses([
  person("p-1", "Defoe Bearson", "WR", "CHI"),
  person("p-2", "Cairo Santos", "K", "CHI"),
  person("p-3", "Sam Dstone", "TE", "DET"),
]);
const total = (playerId: string, team: string, points: number): SeasonTotal => ({
  playerId,
  playerName: playerId,
  team,
  position: "",
  games: 3,
  week: 3,
  fantasyPoints: points,
  fantasyPointsPPR: points,
});
const TOTALS = new Map(
  [total("CHI", "CHI", 30), total("p-1", "CHI", 50), total("DET", "DET", 40)].map((one) => [one.playerId, one]),
);
const SEASON = { totals: TOTALS, figures: figuresOf(TOTALS) };

const found = (query: string): string[] =>
  findPlayers(query, PEOPLE, SEASON).players.map(({ person: { playerId } }) => playerId);

describe("a team's defense in the search", () => {
  it.each(["Bears defense", "CHI DST", "chicago d/st", "bears def", "Bears D"])("is meant by %s", (query) => {
    expect(found(query)).toEqual(["CHI"]);
  });

  it("stands among its team by its points, before those without", () => {
    expect(found("bears")).toEqual(["p-1", "CHI", "p-2"]);
    expect(found("chicago bears"), "called exactly so").toEqual(["CHI", "p-1", "p-2"]);
  });

  it("is listed with all others by the position alone, best first", () => {
    expect(found("dst").slice(0, 2)).toEqual(["DET", "CHI"]);
    expect(found("defense")).toHaveLength(32);
  });

  it("takes no name away that begins alike", () => {
    expect(found("def")).toEqual(["p-1"]);
    expect(found("dstone")).toEqual(["p-3"]);
  });

  it("is the same list for the same people, and nobody under a code that is none", () => {
    const people = [person("p-1", "Jo Doe", "WR", "CHI")];
    expect(withDefenses(people)).toBe(withDefenses(people));
    expect(teamDefense("CHI")?.name).toBe("Chicago Bears");
    expect(teamDefense("XYZ")).toBeNull();
  });
});
