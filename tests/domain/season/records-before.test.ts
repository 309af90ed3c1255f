import { describe, expect, it } from "vitest";
import { recordsBefore } from "../../../domain/season/records-before.ts";
import { bareGame } from "../../fixtures/bare-game.ts";

type Given = Parameters<typeof bareGame>[0];

/** A finished game of DET, at home unless said otherwise. */
function played(week: number, [own, other]: readonly [number, number], given: Partial<Given> = {}) {
  const dateTime = new Date(Date.UTC(2025, 8, 7 * week)).toISOString();
  return bareGame({
    week,
    awayTeam: "CHI",
    homeTeam: "DET",
    dateTime,
    status: "Final",
    hasStarted: true,
    awayScore: other,
    homeScore: own,
    ...given,
  }).game;
}

const coming = (week: number, given: Partial<Given> = {}) =>
  bareGame({
    week,
    awayTeam: "GB",
    homeTeam: "DET",
    dateTime: new Date(Date.UTC(2025, 8, 7 * week)).toISOString(),
    ...given,
  }).game;

const [won, lost, tied] = [[24, 3] as const, [10, 20] as const, [17, 17] as const];

describe("the records before a game to come", () => {
  it("are wins and losses, and ties where there are some", () => {
    const games = [played(1, won), played(2, lost), played(3, won)];
    expect(recordsBefore(coming(4), games)).toEqual({ away: null, home: "2-1" });
    expect(recordsBefore(coming(5), [...games, played(4, tied)])?.home).toBe("2-1-1");
  });

  it("begin at nothing in the first week, and forgive one bye", () => {
    expect(recordsBefore(coming(1), [])).toEqual({ away: "0-0", home: "0-0" });
    expect(recordsBefore(coming(3), [played(1, won)])?.home).toBe("1-0");
  });

  it("are unknown where games are missing, so that no record is told too short", () => {
    expect(recordsBefore(coming(4), [played(1, won)])?.home).toBeNull();
  });

  it("know nothing of the game itself, of later games and of games under way", () => {
    const live = played(2, won, { status: "InProgress", isInProgress: true });
    expect(recordsBefore(coming(3), [played(1, lost), live, played(3, won), played(4, won)])?.home).toBe("0-1");
  });

  it("leave out preseason games and, before a playoff game, the playoffs", () => {
    const preseason = played(1, lost, { seasonType: 2, dateTime: "2025-08-10T00:00:00Z" });
    expect(recordsBefore(coming(2), [preseason, played(1, won)])?.home).toBe("1-0");
    const season = Array.from({ length: 17 }, (_, week) => played(week + 1, week < 12 ? won : lost));
    const wildCard = played(1, won, { seasonType: 3, dateTime: "2026-01-10T00:00:00Z" });
    const next = coming(2, { seasonType: 3, dateTime: "2026-01-17T00:00:00Z" });
    expect(recordsBefore(next, [...season, wildCard])?.home).toBe("12-5");
  });

  it.each([
    ["a game under way", coming(2, { status: "InProgress", hasStarted: true, isInProgress: true })],
    ["a finished game", played(2, won)],
    ["a game that was put off", coming(2, { status: "Postponed" })],
    ["a preseason game", coming(2, { seasonType: 2 })],
  ])("are none of %s", (_, game) => {
    expect(recordsBefore(game, [played(1, won)])).toBeNull();
  });
});
