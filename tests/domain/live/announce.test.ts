import { describe, expect, it } from "vitest";
import { announce, type AnnouncedGame } from "../../../domain/live/announce.ts";
import { blankGame } from "../../../domain/game/blank-game.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { PagePlay } from "../../../domain/game/page-play.ts";
import { pagePlays } from "../../../domain/shape/page-plays.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { gameAfter, simulatedGame } from "../../fixtures/simulated-game.ts";

const BEFORE: Game = {
  ...blankGame({ gameKey: "202510306", awayTeam: "DET", homeTeam: "KC", week: 3, season: 2025, seasonType: 1 }),
  status: "InProgress",
  isInProgress: true,
  hasStarted: true,
  awayScore: 17,
  homeScore: 17,
  quarter: "3",
  timeRemaining: "4:30",
  downAndDistance: "2nd & 5",
};

/** What is said when the game of `BEFORE`, with one play, goes on by these plays to this state. */
function said(change: Partial<Game>, ...plays: Partial<PagePlay>[]): string | null {
  const [first, ...fresh] = [{}, ...plays].map((play: Partial<PagePlay>, index) => ({
    ...neutralPlay({ playId: String(index), sequence: index }),
    plain: null,
    tagTeam: null,
    ...play,
  }));
  if (first === undefined) throw new Error("no play");
  const before: AnnouncedGame = { game: BEFORE, allPlays: [first] };
  return announce(before, { game: { ...BEFORE, ...change }, allPlays: [first, ...fresh] });
}

/** A game as its page shows it. */
function shown({ game, allPlays }: Pick<GameSnapshot, "game" | "allPlays">): AnnouncedGame {
  return { game, allPlays: pagePlays(allPlays, game, null, []) };
}

describe("announce", () => {
  const touchdown: Partial<PagePlay> = { type: "Pass", isTouchdown: true, isScoringPlay: 1, awayPoints: 6 };

  it.each<[string, Partial<Game>, Partial<PagePlay>[], string]>([
    [
      "a touchdown",
      { awayScore: 23, timeRemaining: "4:12" },
      [touchdown],
      "Lions touchdown, 23 to 17. 4:12 left in the third.",
    ],
    [
      "a touchdown with its try",
      { awayScore: 24, timeRemaining: "4:12" },
      [touchdown, { type: "ExtraPoint", awayPoints: 1 }],
      "Lions touchdown, 24 to 17. 4:12 left in the third.",
    ],
    [
      "a field goal",
      { homeScore: 20 },
      [{ type: "FieldGoal", homePoints: 3, isScoringPlay: 1 }],
      "Chiefs field goal, 20 to 17. 4:30 left in the third.",
    ],
    [
      "an extra point",
      { homeScore: 18 },
      [{ type: "ExtraPoint", homePoints: 1 }],
      "Chiefs extra point, 18 to 17. 4:30 left in the third.",
    ],
    [
      "a two-point try that is good",
      { homeScore: 19 },
      [{ type: "TwoPointConversion", homePoints: 2 }],
      "Chiefs two-point conversion, 19 to 17. 4:30 left in the third.",
    ],
    [
      "a safety",
      { homeScore: 19 },
      [{ type: "Sack", homePoints: 2, isScoringPlay: 1 }],
      "Chiefs safety, 19 to 17. 4:30 left in the third.",
    ],
    ["a score that comes before its play", { awayScore: 20 }, [], "Lions 20, Chiefs 17. 4:30 left in the third."],
    [
      "points of both sides at once",
      { awayScore: 20, homeScore: 24 },
      [{ awayPoints: 3 }, { homePoints: 6 }],
      "Lions 20, Chiefs 24. 4:30 left in the third.",
    ],
    ["a score that is taken back", { awayScore: 10 }, [], "Lions 10, Chiefs 17. 4:30 left in the third."],
    [
      "a score in overtime",
      { awayScore: 20, quarter: "OT" },
      [{ type: "FieldGoal", awayPoints: 3 }],
      "Lions field goal, 20 to 17. Start of overtime.",
    ],
    [
      "a sack, whose sentence begins with a defender",
      { downAndDistance: "3rd & 12" },
      [{ type: "Sack", plain: "{Chris }Jones sacked {Jared }Goff{ for a 7-yard loss}", tagTeam: "DET" }],
      "Jones sacked Goff for a 7-yard loss. 3rd and 12.",
    ],
    [
      "a play of nobody's",
      {},
      [{ type: "TwoMinuteWarning", plain: "Two-minute warning" }],
      "Two-minute warning. 2nd and 5.",
    ],
    [
      "a play in the source's own words, after which nobody has a down yet",
      { downAndDistance: null },
      [{ type: "Punt", description: "Punt of 40 yards.", tagTeam: "KC" }],
      "Chiefs: Punt of 40 yards.",
    ],
    [
      "several plays in one sentence",
      {},
      [{}, { type: "Sack" }, { type: "Rush", plain: "{Kareem }Hunt ran{ for 12 yards}", tagTeam: "KC" }],
      "3 plays. Chiefs: Hunt ran for 12 yards. 2nd and 5.",
    ],
    ["halftime", { status: "Halftime", quarter: "HALF" }, [{ type: "Period" }], "Halftime. Lions 17, Chiefs 17."],
    [
      "a new quarter",
      { quarter: "4", timeRemaining: "15:00" },
      [{ type: "Period" }],
      "Start of the fourth. Lions 17, Chiefs 17.",
    ],
    ["the end", { status: "Final", isInProgress: false, quarter: null }, [], "Final. Lions 17, Chiefs 17."],
    [
      "the end with the points that made it",
      { status: "F/OT", isInProgress: false, quarter: null, awayScore: 20 },
      [{ type: "FieldGoal", awayPoints: 3 }],
      "Lions field goal, 20 to 17. Final in overtime.",
    ],
    ["an interruption", { status: "Suspended", isInProgress: false }, [], "Suspended."],
  ])("%s", (_name, change, plays, words) => {
    expect(said(change, ...plays)).toBe(words);
  });

  it("says that a game has begun, and not that it stands 0 to 0 as if that were a score", () => {
    const before = {
      game: {
        ...BEFORE,
        status: "Scheduled",
        isInProgress: false,
        hasStarted: false,
        awayScore: null,
        homeScore: null,
        quarter: null,
      },
      allPlays: [],
    };
    const after = { game: { ...BEFORE, awayScore: 0, homeScore: 0, quarter: "1" }, allPlays: [] };
    expect(announce(before, after)).toBe("Kickoff. Lions 0, Chiefs 0.");
  });

  it("is silent where nothing happened, about markers, and about what was corrected long ago", () => {
    expect(said({})).toBeNull();
    expect(said({ timeRemaining: "4:01", lastUpdated: "2025-09-21T18:00:00Z" })).toBeNull();
    expect(said({}, { type: "Period" }, { type: "Other" })).toBeNull();
    expect(said({ status: "Final", isInProgress: false }, {})).toBe("Final. Lions 17, Chiefs 17.");
  });

  it("is silent after a page was away for many plays", () => {
    const finished = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });
    expect(announce(shown(gameAfter(finished, 20)), shown(gameAfter(finished, 90)))).toBeNull();
    const { awayScore, homeScore } = finished.game;
    expect(announce(shown(gameAfter(finished, 20)), shown(finished))).toBe(
      `Final. Vikings ${awayScore}, Bears ${homeScore}.`,
    );
  });

  it("has one short piece of news for every step of a whole game, and the score in every one that changed it", () => {
    const finished = simulatedGame({ week: 3, awayTeam: "MIN", homeTeam: "CHI" });
    let before = gameAfter(finished, 0);
    for (let count = 1; count <= finished.allPlays.length; count += 1) {
      const after = gameAfter(finished, count);
      const words = announce(shown(before), shown(after));
      const { awayScore, homeScore } = after.game;
      if (awayScore !== before.game.awayScore) expect(words).toContain(String(awayScore));
      if (homeScore !== before.game.homeScore) expect(words).toContain(String(homeScore));
      expect((words ?? "").length).toBeLessThan(140);
      before = after;
    }
  });
});
