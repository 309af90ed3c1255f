import { describe, expect, it } from "vitest";

import { UNKNOWN_FIGURES } from "../../domain/game/player-line.ts";
import type { LiveWeek } from "../../domain/live/live-week.ts";
import { type MyWeek, standingPoints } from "../../domain/live/my-week.ts";
import type { Leader } from "../../domain/page/leader.ts";
import { bareGame } from "../fixtures/bare-game.ts";

const MY: MyWeek = { name: "Half PPR", uncounted: [], beyond: null, source: "stats", points: { one: 12.5, other: 7 } };
const GAMES = [
  bareGame({ week: 1, awayTeam: "DET", homeTeam: "KC" }).game,
  bareGame({ week: 1, awayTeam: "CHI", homeTeam: "MIN" }).game,
];

function leader(playerId: string, at: 0 | 1, fantasyPointsPPR: number): Leader {
  const { gameKey = "", awayTeam = "", homeTeam = "" } = GAMES[at] ?? {};
  const line = { playerId, playerName: playerId, team: homeTeam, position: "WR", ...UNKNOWN_FIGURES, fantasyPointsPPR };
  return { line, gameKey, opponent: awayTeam };
}

function week(change: Partial<LiveWeek> = {}): LiveWeek {
  const leaders = [leader("one", 0, 13), leader("other", 1, 9)];
  return { games: GAMES, leaders, leaderSource: "stats", sources: [], isScrambled: false, version: 4, ...change };
}

describe("standingPoints", () => {
  it("are those of the page while nothing has moved", () => {
    expect(standingPoints(MY, week(), week())).toBe(MY);
  });

  it("leave out whose line or whose game has changed: a frame brings no points of the reader's own", () => {
    const scored = week({ version: 5, leaders: [leader("one", 0, 19), leader("other", 1, 9)] });
    expect(standingPoints(MY, week(), scored)?.points).toEqual({ other: 7 });
    const [first, second] = GAMES;
    const kicked = week({
      version: 5,
      games: [first, { ...second, homeScore: 3 }].map((game) => ({
        ...bareGame({ week: 1, awayTeam: "DET", homeTeam: "KC" }).game,
        ...game,
      })),
    });
    expect(standingPoints(MY, week(), kicked)?.points).toEqual({ one: 12.5 });
  });

  it("are none of somebody who was not on the page, and none at all where projections gave way to statistics", () => {
    const more = week({ version: 5, leaders: [leader("new", 0, 30), leader("one", 0, 13)] });
    expect(standingPoints({ ...MY, points: { ...MY.points, new: 1 } }, week(), more)?.points).toEqual({ one: 12.5 });
    expect(standingPoints({ ...MY, source: "projections" }, week(), week({ version: 5 }))).toBeNull();
    expect(standingPoints(null, week(), week())).toBeNull();
  });
});
