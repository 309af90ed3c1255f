import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Game } from "../../../domain/game/game.ts";
import { type GameState, gamePhase, gameState, inPlay, isCalledOff } from "../../../domain/game/game-state.ts";
import { bareGame } from "../../fixtures/bare-game.ts";

const STATUSES = [
  "Scheduled",
  "Pregame",
  "InProgress",
  "In Progress",
  "Halftime",
  "Final",
  "F/OT",
  "f/ot",
  "Postponed",
  "Delayed",
  "Suspended",
  "Canceled",
  "Forfeit",
  "Moonlit",
  "",
];

function game(given: Partial<Game>): Game {
  return { ...bareGame({ week: 1, awayTeam: "DET", homeTeam: "CHI" }).game, ...given };
}

describe("a game's state", () => {
  it.each<[status: string, hasStarted: boolean, isInProgress: boolean, state: Partial<GameState>]>([
    ["Scheduled", false, false, { phase: "before", isScheduled: true }],
    ["Pregame", false, false, { phase: "before", isScheduled: true }],
    ["Postponed", false, false, { phase: "before", isScheduled: false }],
    ["Canceled", false, false, { phase: "before", isScheduled: false }],
    ["Delayed", false, false, { phase: "before", isScheduled: false }],
    ["InProgress", true, true, { phase: "live", isPaused: false, isHalftime: false }],
    ["InProgress", false, false, { phase: "live", isPaused: false }],
    ["Halftime", true, true, { phase: "live", isPaused: false, isHalftime: true }],
    ["Halftime", true, false, { phase: "live", isPaused: false, isHalftime: true }],
    ["Delayed", true, true, { phase: "live", isPaused: false }],
    ["Delayed", true, false, { phase: "live", isPaused: true }],
    ["Suspended", true, false, { phase: "live", isPaused: true }],
    ["Scheduled", true, false, { phase: "live", isPaused: true }],
    ["Final", true, false, { phase: "over" }],
    ["F/OT", true, false, { phase: "over" }],
    ["Final", true, true, { phase: "over" }],
    ["Moonlit", false, false, { phase: "before", isScheduled: false }],
  ])("of %j, started %j, in progress %j is %j", (status, hasStarted, isInProgress, state) => {
    expect(gameState(game({ status, hasStarted, isInProgress }))).toMatchObject(state);
  });

  it("S2.preview.2 not started means that hasStarted is false, whatever the status", () => {
    expect(gamePhase({ status: "Delayed", hasStarted: false })).toBe("before");
    expect(gamePhase({ status: "Scheduled", hasStarted: true })).toBe("live");
  });

  it("O.11 without hasStarted the status decides", () => {
    expect(gamePhase({ status: "Pregame" })).toBe("before");
    expect(gamePhase({ status: "Scheduled", hasStarted: null })).toBe("before");
    expect(gamePhase({ status: "InProgress", hasStarted: null })).toBe("live");
    expect(gamePhase({ status: "Final" })).toBe("over");
  });

  it.each<[status: string, hasStarted: boolean, isInProgress: boolean, isOff: boolean]>([
    ["Canceled", true, false, true],
    ["canceled", true, false, true],
    ["Forfeit", true, false, true],
    ["Canceled", false, false, false],
    ["Canceled", true, true, false],
    ["Suspended", true, false, false],
    ["Postponed", true, false, false],
    ["Delayed", true, false, false],
    ["Final", true, false, false],
  ])("of %j, started %j, in progress %j is called off: %j", (status, hasStarted, isInProgress, isOff) => {
    expect(isCalledOff({ status, hasStarted, isInProgress })).toBe(isOff);
  });

  const points = fc.option(fc.integer({ min: 0, max: 70 }));
  const record = fc
    .record({
      status: fc.constantFrom(...STATUSES),
      hasStarted: fc.boolean(),
      isInProgress: fc.boolean(),
      awayScore: points,
      homeScore: points,
      quarter: fc.constantFrom(null, "1", "2", "HALF", "4", "OT"),
      timeRemaining: fc.constantFrom(null, "0:00", "4:12"),
      possession: fc.constantFrom(null, "DET"),
      down: fc.constantFrom(null, 0, 3),
      lastPlay: fc.constantFrom(null, "A run."),
      awayTimeouts: fc.constantFrom(null, 2),
    })
    .map(game);

  it("is exactly one of three, with its own fields and none of another's", () => {
    const live = ["isPaused", "isHalftime", "quarter", "timeRemaining", "possession", "down", "distance"];
    const more = ["downAndDistance", "yardLine", "yardLineTerritory", "lastPlay", "awayTimeouts", "homeTimeouts"];
    const fields = {
      before: ["phase", "isScheduled"],
      live: ["phase", "score", ...live, ...more],
      over: ["phase", "score", "winner"],
    };
    fc.assert(
      fc.property(record, (one) => {
        const state = gameState(one);
        expect(Object.keys(state).toSorted()).toEqual(fields[state.phase].toSorted());
        expect(Object.values(state)).not.toContain(undefined);
        expect(gamePhase(one)).toBe(state.phase);
      }),
    );
  });

  it.each([
    { quarter: "HALF", status: "InProgress" },
    { quarter: "2", status: "Halftime" },
  ])("has no ball at halftime, whatever its source still shows: %j", (half) => {
    const ball = { possession: "DET", down: 2, distance: 6, downAndDistance: "2nd & 6", yardLine: 34 };
    const last = { ...ball, yardLineTerritory: "CHI" };
    const none = Object.fromEntries(Object.keys(last).map((field) => [field, null]));
    const live = { ...last, hasStarted: true, isInProgress: true, quarter: "2", status: "InProgress" };
    expect(gameState(game(live))).toMatchObject(last);
    expect(gameState(game({ ...live, ...half }))).toMatchObject({ isHalftime: true, ...none });
  });

  it("has a score of both teams or of neither, never before kickoff, and a winner only with more points", () => {
    fc.assert(
      fc.property(record, (one) => {
        const state = gameState(one);
        if (state.phase === "before") return;
        const isKnown = one.awayScore !== null && one.homeScore !== null;
        expect(state.score).toEqual(isKnown ? { away: one.awayScore, home: one.homeScore } : null);
        if (state.phase === "live") return;
        const margin = Number(one.awayScore) - Number(one.homeScore);
        const ahead = margin > 0 ? "away" : margin < 0 ? "home" : null;
        expect(state.winner).toBe(isKnown ? ahead : null);
      }),
    );
  });

  it("O.12 is in play when it is neither to come, nor over, nor paused", () => {
    fc.assert(
      fc.property(record, (one) => {
        const state = gameState(one);
        expect(inPlay(one)).toEqual(state.phase === "live" && !state.isPaused ? state : null);
        if (one.isInProgress && state.phase !== "over") expect(inPlay(one)).not.toBeNull();
      }),
    );
  });
});
