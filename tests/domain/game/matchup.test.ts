import { expect, it } from "vitest";
import { isSuperBowl } from "../../../domain/game/is-super-bowl.ts";
import { matchupCodes, matchupNames, matchupNicks } from "../../../domain/game/matchup.ts";
import { matchupWord } from "../../../domain/game/matchup-word.ts";

it.each([
  [1, 4, "at"],
  [2, 4, "at"],
  [3, 3, "at"],
  [3, 4, "vs"],
] as const)("between the teams of season type %i, week %i is %s", (seasonType, week, word) => {
  expect(matchupWord({ seasonType, week })).toBe(word);
  expect(isSuperBowl({ seasonType, week })).toBe(word === "vs");
});

it("a game is called by codes, nicknames and whole names, those of its season", () => {
  const game = { awayTeam: "CHI", homeTeam: "LV", season: 2018, seasonType: 1, week: 5 } as const;
  expect([matchupCodes(game), matchupNicks(game), matchupNames(game)]).toEqual([
    "CHI at LV",
    "Bears at Raiders",
    "Chicago Bears at Oakland Raiders",
  ]);
});
