import { expect, test } from "vitest";
import { type SeasonLine, seasonTotals } from "../../../domain/players/season-total.ts";

const line = (given: Partial<SeasonLine>): SeasonLine => ({
  playerId: "p-1",
  playerName: "Ann Known",
  team: "DET",
  position: "WR",
  week: 1,
  fantasyPoints: 1.1,
  fantasyPointsPPR: 2.1,
  ...given,
});

test("lines are added up by player, exactly, with name and team as they were last", () => {
  const totals = seasonTotals([
    line({ week: 3, team: "GB", playerName: "Ann Known Jr." }),
    line({ week: 1 }),
    line({ week: 2, fantasyPoints: null, fantasyPointsPPR: 2.2 }),
    line({ playerId: "p-2", playerName: "Zed", fantasyPointsPPR: 40 }),
    line({ playerId: "p-3", playerName: "Bo", fantasyPoints: null, fantasyPointsPPR: null }),
    line({ playerId: "p-4", playerName: "Al", fantasyPoints: null, fantasyPointsPPR: null }),
  ]);
  expect(totals.map(({ playerName }) => playerName)).toEqual(["Zed", "Ann Known Jr.", "Al", "Bo"]);
  expect(totals[1]).toEqual({
    playerId: "p-1",
    playerName: "Ann Known Jr.",
    team: "GB",
    position: "WR",
    games: 3,
    week: 3,
    fantasyPoints: 2.2,
    fantasyPointsPPR: 6.4,
  });
  expect(totals[2]).toMatchObject({ games: 1, fantasyPointsPPR: null });
});
