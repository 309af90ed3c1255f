import { expect, it } from "vitest";
import { isNeutralSite } from "../../../domain/game/is-neutral-site.ts";
import { isSuperBowl } from "../../../domain/game/is-super-bowl.ts";
import { matchupCodes, matchupNames, matchupNicks } from "../../../domain/game/matchup.ts";
import { matchupWord } from "../../../domain/game/matchup-word.ts";

it.each([
  [1, 4, null, "at"],
  [1, 4, false, "at"],
  [1, 4, true, "vs"],
  [2, 4, null, "at"],
  [3, 1, true, "vs"],
  [3, 3, false, "at"],
  [3, 4, null, "vs"],
  [3, 4, false, "vs"],
] as const)(
  "between the teams of season type %i, week %i, at a neutral site: %s, is %s",
  (seasonType, week, isSaid, word) => {
    const game = { seasonType, week, isNeutralSite: isSaid };
    expect(matchupWord(game)).toBe(word);
    expect(isNeutralSite(game)).toBe(word === "vs");
    expect(isSuperBowl(game)).toBe(seasonType === 3 && week === 4);
  },
);

it("a game is called by codes, nicknames and whole names, those of its season", () => {
  const game = { awayTeam: "CHI", homeTeam: "LV", season: 2018, seasonType: 1, week: 5, isNeutralSite: null } as const;
  expect([matchupCodes(game), matchupNicks(game), matchupNames(game)]).toEqual([
    "CHI at LV",
    "Bears at Raiders",
    "Chicago Bears at Oakland Raiders",
  ]);
});
