import { describe, expect, it } from "vitest";
import type { PlayerLogEntry } from "../../../domain/players/player-log-entry.ts";
import { teamInWeek } from "../../../domain/sunday/team-in-week.ts";
import { bareGame } from "../../fixtures/bare-game.ts";
import { playerLine } from "../../fixtures/player-line.ts";

const played = (seasonType: number, week: number, team: string): PlayerLogEntry => ({
  game: bareGame({ seasonType, week, awayTeam: team, homeTeam: "NYJ" }).game,
  stats: playerLine({ team }),
  projection: null,
});
const SUPER_BOWL = { season: 2024, seasonType: 3, week: 4 };

describe("the team of a player in a week", () => {
  const log = [played(1, 3, "CLE"), played(1, 9, "BUF"), played(1, 18, "BUF")];

  it("is that of the games around it, and today's where they say nothing later", () => {
    expect(teamInWeek(log, { season: 2024, seasonType: 1, week: 2 }, null)).toBe("CLE");
    expect(teamInWeek(log, { season: 2024, seasonType: 1, week: 8 }, null)).toBe("CLE");
    expect(teamInWeek(log, { season: 2024, seasonType: 1, week: 12 }, "MIA")).toBe("BUF");
    expect(teamInWeek(log, { season: 2024, seasonType: 1, week: 18 }, "MIA")).toBe("MIA");
    expect(teamInWeek([], { season: 2024, seasonType: 1, week: 2 }, null)).toBeNull();
  });

  it("is in the playoffs without a game of his that of the end of the regular season, before it that of its beginning", () => {
    expect(teamInWeek(log, SUPER_BOWL, null)).toBe("BUF");
    expect(teamInWeek(log, { season: 2024, seasonType: 2, week: 1 }, null)).toBe("CLE");
  });
});
