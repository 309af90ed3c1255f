import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { gameAsOf } from "../../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import { TEAMS } from "../../../domain/game/team.ts";
import { simulatedGame } from "../../fixtures/simulated-game.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const FIELDS_KNOWN_LATER = ["attendance", "lastUpdated"] as const satisfies (keyof Game)[];

const kept = new Map<number, ProviderGame>();

/** A game of the demo's simulator, whatever the number; with facts that only a finished game has. */
function anyGame(index: number): ProviderGame {
  const known = kept.get(index);
  if (known !== undefined) return known;
  const [away, home] = [TEAMS[index % 32], TEAMS[(index + 7) % 32]];
  const made = simulatedGame({
    week: (index % 18) + 1,
    awayTeam: away?.code ?? "",
    homeTeam: home?.code ?? "",
    attendance: 61_234,
    lastUpdated: "2025-09-22T03:00:00Z",
    dateTime: "2025-09-21T13:00:00-04:00",
    stadiumName: "Lakeside Field",
  });
  kept.set(index, made);
  return made;
}

const moment = fc.record({ index: fc.nat({ max: 11 }), share: fc.double({ min: 0, max: 1, noNaN: true }) });

describe("gameAsOf", () => {
  it("before the first play is the scheduled game: no score, no statistics, nothing that was known later", () => {
    const stored = anyGame(0);
    const { game, allPlays, playerGameStats, playerProjections, differences } = gameAsOf(stored, 0);
    expect(game).toMatchObject({
      status: "Scheduled",
      hasStarted: false,
      isInProgress: false,
      awayScore: null,
      homeScoreQuarter1: null,
      lastPlay: null,
      attendance: null,
      lastUpdated: null,
      dateTime: stored.game.dateTime,
      stadiumName: "Lakeside Field",
    });
    expect([allPlays, playerGameStats, differences]).toEqual([[], [], []]);
    expect(playerProjections).toEqual(stored.playerProjections);
  });

  it("after the last play is the stored game, official lines and differences included", () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), (index) => {
        const stored = anyGame(index);
        expect(gameAsOf(stored, stored.allPlays.length)).toEqual(stored);
      }),
      { numRuns: 12 },
    );
  });

  it("one row before the end has the stored score, quarters and statistics: they come from the plays alone", () => {
    fc.assert(
      fc.property(fc.nat({ max: 11 }), (index) => {
        const stored = anyGame(index);
        // The last row says that the game is over, and nothing else.
        expect(stored.allPlays.at(-1)?.type).toBe("Period");
        const { game, playerGameStats } = gameAsOf(stored, stored.allPlays.length - 1);
        const { awayScore, homeScore, awayScoreQuarter4, homeScoreQuarter2, isOvertime } = stored.game;
        expect(game).toMatchObject({ awayScore, homeScore, awayScoreQuarter4, homeScoreQuarter2, isOvertime });
        expect(game.status).toBe("InProgress");
        expect(playerGameStats).toEqual(stored.playerGameStats);
      }),
      { numRuns: 12 },
    );
  });

  it("knows nothing of the plays to come: whatever they bring, it is the same game", () => {
    fc.assert(
      fc.property(moment, ({ index, share }) => {
        const stored = anyGame(index);
        const count = Math.floor(share * (stored.allPlays.length - 1));
        // The rest of the game as it could have been: nobody gains, nobody scores, and other people play.
        const otherwise = {
          ...stored,
          allPlays: stored.allPlays.map((play, place) =>
            place < count
              ? play
              : { ...play, awayPoints: 0, homePoints: 7, credits: [], description: "otherwise", yardsGained: 1 },
          ),
          game: { ...stored.game, awayScore: 99, homeScore: 98, isOvertime: true, status: "F/OT", attendance: 1 },
          differences: [],
        };
        expect(gameAsOf(otherwise, count).game).toEqual(gameAsOf(stored, count).game);
        expect(gameAsOf(otherwise, count).playerGameStats).toEqual(gameAsOf(stored, count).playerGameStats);
      }),
      { numRuns: 40 },
    );
  });

  it("never loses a point or a play, and adds up at every moment", () => {
    fc.assert(
      fc.property(moment, ({ index, share }) => {
        const stored = anyGame(index);
        const count = 1 + Math.floor(share * (stored.allPlays.length - 2));
        const before = gameAsOf(stored, count - 1).game;
        const { game, allPlays } = gameAsOf(stored, count);
        expect(allPlays).toEqual(stored.allPlays.slice(0, count));
        expect(game.awayScore ?? 0).toBeGreaterThanOrEqual(before.awayScore ?? 0);
        expect(game.homeScore ?? 0).toBeGreaterThanOrEqual(before.homeScore ?? 0);
        expect([game.awayScore, game.homeScore]).toEqual(scoreOf(stored, count));
        expect(game.isInProgress && game.hasStarted).toBe(true);
        expect(["InProgress", "Halftime"]).toContain(game.status);
        for (const field of FIELDS_KNOWN_LATER) if (field !== "lastUpdated") expect(game[field]).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it("shows the situation before the next snap, and halftime", () => {
    const stored = anyGame(1);
    const half = stored.allPlays.findIndex(({ quarterName }) => quarterName === "3");
    expect(gameAsOf(stored, half).game).toMatchObject({
      status: "Halftime",
      quarter: "HALF",
      timeRemaining: null,
      down: null,
      possession: null,
    });
    const third = stored.allPlays.findIndex(({ down, type }, index) => index > half && down === 3 && type === "Pass");
    const play = stored.allPlays[third];
    expect(gameAsOf(stored, third).game).toMatchObject({
      status: "InProgress",
      quarter: "3",
      down: 3,
      distance: play?.distance,
      yardLine: play?.yardLine,
      yardLineTerritory: play?.yardLineTerritory,
      possession: play?.team,
    });
  });

  it("before a kick there is no down, and after the last play of a half neither", () => {
    const stored = anyGame(2);
    const kick = stored.allPlays.findIndex(({ type }, index) => index > 5 && type === "Kickoff");
    expect(gameAsOf(stored, kick).game).toMatchObject({ down: null, downAndDistance: null, yardLine: null });
    const half = stored.allPlays.findIndex(({ quarterName }) => quarterName === "3");
    // The row before halftime is the marker; before that one the half's last play has been.
    expect(gameAsOf(stored, half - 1).game).toMatchObject({ status: "InProgress", quarter: "2", down: null });
  });

  it("before a kickoff nobody has the ball, and before a try the team that scored", () => {
    const stored = anyGame(2);
    const rows = stored.allPlays;
    const kick = rows.findIndex(({ type, quarterName }, at) => {
      const before = rows[at - 1]?.type;
      return type === "Kickoff" && quarterName === "1" && (before === "ExtraPoint" || before === "FieldGoal");
    });
    expect(kick).toBeGreaterThan(0);
    expect(gameAsOf(stored, kick).game.possession).toBeNull();
    const extraPoint = rows.findIndex(({ type }) => type === "ExtraPoint");
    expect(gameAsOf(stored, extraPoint).game.possession).toBe(rows[extraPoint]?.team);
  });

  it("names players as the stored lines do, and asks for the position of those they leave out", () => {
    const stored = smallGame();
    const [line] = stored.playerGameStats;
    if (line === undefined) throw new Error("the small game has lines");
    const without = {
      ...stored,
      playerProjections: [],
      playerGameStats: stored.playerGameStats
        .filter(({ playerId }) => playerId !== line.playerId)
        .map((one) => ({ ...one, playerName: `The ${one.playerName}` })),
    };
    const lines = gameAsOf(without, stored.allPlays.length - 1, new Map([[line.playerId, "XX"]])).playerGameStats;
    expect(lines.find(({ playerId }) => playerId === line.playerId)?.position).toBe("XX");
    const others = lines.filter(({ playerId }) => playerId !== line.playerId);
    expect(others.length).toBeGreaterThan(2);
    expect(others.every(({ playerName }) => playerName.startsWith("The "))).toBe(true);
  });
});

function scoreOf(stored: ProviderGame, count: number): [number, number] {
  const { awayScore, homeScore } = foldGame(stored.allPlays.slice(0, count), stored.game);
  return [awayScore, homeScore];
}
