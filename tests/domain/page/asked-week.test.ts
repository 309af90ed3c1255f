import { describe, expect, it } from "vitest";
import { askedWeekSearch, notShownWords, readAskedWeek, weeksAskedFor } from "../../../domain/page/asked-week.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";

const week = (season: number, seasonType: number, number: number): WeekId => ({ season, seasonType, week: number });
const WEEKS: readonly WeekId[] = [
  week(2023, 1, 1),
  week(2024, 2, 0),
  ...[1, 2, 3].map((number) => week(2024, 1, number)),
  ...[1, 2, 3, 4].map((number) => week(2024, 3, number)),
];
const ask = (query: string) => readAskedWeek(new URLSearchParams(query), WEEKS);
/** The weeks to choose from, of a store whose newest season is 2024. */
const choice = (query: string): string[] =>
  weeksAskedFor(ask(query), WEEKS, 2024).map((one) => `${one.season} ${one.seasonType} ${one.week}`);

describe("the week that an address asks for", () => {
  it.each([
    ["season=2024&week=1", ["2024 1 1"]],
    ["season=2024&type=POST&week=1", ["2024 3 1"]],
    ["week=3", ["2024 1 3"]],
    ["season=2024&week=4", ["2024 3 4"]],
    ["season=2024&week=0", ["2024 2 0"]],
    ["season=2024&type=REG", ["2024 1 1", "2024 1 2", "2024 1 3"]],
    ["season=2024&type=xyz&week=2", ["2024 1 2"]],
    ["season=2024&week=77", ["2024 1 1", "2024 1 2", "2024 1 3"]],
    ["season=2023&type=POST", ["2023 1 1"]],
    ["season=2023", ["2023 1 1"]],
    ["season=1907", []],
  ])("is one of these with %s: %j", (query, weeks) => {
    expect(choice(query)).toEqual(weeks);
  });

  it("may be any of the season where nothing more is asked", () => {
    expect(choice("season=2024")).toHaveLength(8);
  });

  it.each([
    ["season=1907&type=REG&week=1", "season=unknown"],
    ["season=unknown", "season=unknown"],
    ["season=2024&type=x&week=9&pos=zz", "season=2024&type=unknown&week=unknown&pos=unknown"],
    ["pos=te&week=2&type=reg&season=2024&utm=1", "season=2024&type=REG&week=2&pos=TE"],
    ["pos=def", "pos=DST"],
    ["season=2023&type=PRE&week=3", "season=2023&type=PRE"],
    ["season=&type=&week=", ""],
  ])("%s is kept as %s", (query, canonical) => {
    expect(askedWeekSearch(ask(query)).toString()).toBe(canonical);
    expect(askedWeekSearch(ask(canonical)).toString()).toBe(canonical);
  });
});

describe("what is shown instead", () => {
  it.each([
    ["season=2024&type=REG&week=3", null],
    ["season=2024&week=3&pos=QB", null],
    ["", null],
    ["season=1907", "There are no games for that season here. Shown instead: Week 3, 2024 Regular Season."],
    [
      "season=2024&week=99",
      "Week not found in the 2024 Regular Season here. Shown instead: Week 3, 2024 Regular Season.",
    ],
    [
      "season=2024&type=summer",
      "A season has a preseason (PRE), a regular season (REG) and a postseason (POST). Shown instead: Week 3, 2024 Regular Season.",
    ],
    ["pos=K", null],
    ["pos=LB", "Leaders of a week can be listed for QB, RB, WR, TE, K, DST and IDP; these are for all positions."],
  ])("of %j is said as %j", (query, words) => {
    expect(notShownWords(ask(query), week(2024, 1, 3))).toBe(words);
  });

  it("names the part of the season that is not there", () => {
    expect(notShownWords(ask("season=2023&type=PRE&week=3"), week(2023, 1, 1))).toBe(
      "There are no preseason games for 2023 here. Shown instead: Week 1, 2023 Regular Season.",
    );
  });
});
