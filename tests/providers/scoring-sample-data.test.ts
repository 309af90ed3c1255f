import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measureLeague } from "../../cli/evaluate/measure-leagues.ts";
import { compareWeek, emptyComparison } from "../../cli/evaluate/line-comparison.ts";
import { recordedLeagues } from "../../cli/evaluate/recorded-leagues.ts";
import { sleeperWeek } from "../../cli/evaluate/sleeper-records.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { countGame, sumCounts } from "../../domain/scoring/counting/count-game.ts";
import { SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { sampleSeason } from "../fixtures/sample-season.ts";

const ANSWERS = `${SAMPLE_DATA}fantasy/sleeper`;
const WEEK = 9;

describe.skipIf(!existsSync(ANSWERS))("recorded leagues (needs ../shared/data/fantasy)", () => {
  it("gave the points that the engine gives, every player of every week and every team", () => {
    const found = recordedLeagues(ANSWERS)
      .map((league) => measureLeague(league, ANSWERS, 2024))
      .filter(({ players }) => players > 0);
    expect(found).toEqual([
      { name: "dst-2024", players: 2658, playersEqual: 2658, teams: 180, teamsEqual: 180 },
      { name: "idp-2024", players: 3258, playersEqual: 3258, teams: 120, teamsEqual: 120 },
    ]);
  });

  it("score a week of our defenses as Sleeper's own lines, points and yards allowed among them", async () => {
    const scorings = recordedLeagues(ANSWERS)
      .map(({ scoring }) => scoring)
      .filter(({ name }) => name !== "idp-best-ball-2026");
    const ours = new Map<string, Counts>();
    for await (const { allPlays, game } of sampleSeason({ season: 2024, weeks: { from: WEEK, to: WEEK } }))
      for (const [owner, plays] of countGame(allPlays, game)) ours.set(owner, sumCounts(plays));
    const theirs = sleeperWeek(ANSWERS, 2024, WEEK);
    const comparison = emptyComparison(scorings);
    compareWeek(comparison, scorings, { name: "week 9", ours, theirs: theirs ?? new Map() }, new Map());
    expect(comparison.leagues.map(({ name, defenses, defensesEqual }) => [name, defenses, defensesEqual])).toEqual([
      ["dst-2024", 30, 30],
      ["halfppr-2024", 30, 30],
      ["idp-2024", 30, 30],
      ["superflex-te-premium-2026", 30, 30],
    ]);
  });
});
