import { expect, it } from "vitest";
import { isSuperBowl } from "../../../domain/game/is-super-bowl.ts";
import { matchupWord } from "../../../domain/game/matchup-word.ts";
import { weekName } from "../../../domain/game/week-name.ts";

it.each([
  [1, 4, "at"],
  [2, 4, "at"],
  [3, 3, "at"],
  [3, 4, "vs"],
] as const)("between the teams of season type %i, week %i is %s", (seasonType, week, word) => {
  expect(matchupWord(weekName(seasonType, week))).toBe(word);
  expect(isSuperBowl({ seasonType, week })).toBe(word === "vs");
});
