import { describe, expect, it } from "vitest";
import { TEAMS } from "../../../domain/game/team.ts";
import { idleTeams } from "../../../domain/page/idle-teams.ts";

const codes = TEAMS.map(({ code }) => code);
/** Games of all teams but those. */
function gamesWithout(...idle: string[]) {
  const playing = codes.filter((code) => !idle.includes(code));
  return playing.flatMap((awayTeam, index) => {
    const homeTeam = playing[index + 1];
    return index % 2 === 0 && homeTeam !== undefined ? [{ awayTeam, homeTeam }] : [];
  });
}
const WEEK = { season: 2024, seasonType: 1, week: 5 } as const;

describe("the teams without a game", () => {
  it("are named in order, as they were called in the season", () => {
    expect(idleTeams(gamesWithout("LAC", "PHI", "DET", "TEN"), WEEK)).toEqual([
      "Chargers",
      "Eagles",
      "Lions",
      "Titans",
    ]);
    expect(idleTeams(gamesWithout("WAS", "BUF"), { ...WEEK, season: 2018 })).toEqual(["Bills", "Redskins"]);
  });

  it("are none in a full week, in a week that is not here in whole, in the postseason, and of a league with fewer teams", () => {
    expect(idleTeams(gamesWithout(), WEEK)).toEqual([]);
    expect(idleTeams(gamesWithout().slice(0, 3), WEEK)).toEqual([]);
    expect(idleTeams(gamesWithout("KC", "DET"), { ...WEEK, seasonType: 3 })).toEqual([]);
    expect(idleTeams(gamesWithout("HOU", "DET"), { ...WEEK, season: 2001 })).toEqual([]);
  });
});
