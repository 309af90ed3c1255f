import { describe, expect, it } from "vitest";
import {
  conditionsCard,
  lastScoringPlay,
  liveClock,
  quarterWord,
  stadiumCard,
  statusCard,
} from "../../../domain/page/cards.ts";
import type { Game } from "../../../domain/game/game.ts";
import { neutralPlay } from "../../fixtures/play.ts";
import { smallGame } from "../../fixtures/small-game.ts";

const game = (given: Partial<Game> = {}): Game => ({ ...smallGame().game, ...given });
const LIVE: Partial<Game> = {
  status: "InProgress",
  isInProgress: true,
  quarter: "2",
  timeRemaining: "9:30",
  awayTimeouts: 3,
  homeTimeouts: 0,
};
const byLabel = (rows: { label: string; value: string }[]) =>
  Object.fromEntries(rows.map((row) => [row.label, row.value]));

describe("the status card", () => {
  it("S2.status.1 to S2.status.4 in progress: status, quarter, time and both sides' timeouts, 0 included", () => {
    expect(byLabel(statusCard(game(LIVE)))).toMatchObject({
      Status: "In Progress",
      Quarter: "Q2",
      "Time remaining": "9:30",
      "Vikings timeouts": "3",
      "Bears timeouts": "0",
    });
  });

  it.each([null, "", "  "])("S2.status.3 a dash for a time remaining of %j", (timeRemaining) => {
    expect(byLabel(statusCard(game({ ...LIVE, timeRemaining })))["Time remaining"]).toBe("-");
  });

  it("O.12 halftime shows the fields", () => {
    const rows = byLabel(
      statusCard(game({ ...LIVE, status: "Halftime", isInProgress: false, quarter: "HALF", timeRemaining: null })),
    );
    expect(rows).toMatchObject({ Status: "Halftime", Quarter: "Halftime", "Time remaining": "-" });
  });

  it.each(["Scheduled", "Final", "F/OT"])("S2.status.5 %s: no quarter, time or timeouts", (status) => {
    const labels = statusCard(game({ ...LIVE, status, isInProgress: false })).map((row) => row.label);
    expect(labels).toEqual(["Status", "Last updated"]);
  });

  it("S2.status.6 O.14 last updated, and no line without it", () => {
    const row = statusCard(game({ lastUpdated: "2025-09-09T03:20:00Z" })).at(-1);
    expect(row).toEqual({
      label: "Last updated",
      value: "Monday, September 8, 2025 at 11:20 PM EDT",
      dateTime: "2025-09-09T03:20:00Z",
    });
    expect(statusCard(game({ lastUpdated: null })).map((one) => one.label)).toEqual(["Status"]);
  });

  it("quarters in words", () => {
    expect(["1", "4", "OT", "half", null, ""].map(quarterWord)).toEqual(["Q1", "Q4", "OT", "Halftime", "-", "-"]);
  });
});

describe("the stadium card", () => {
  it("S2.stadium.1 to S2.stadium.6 everything known", () => {
    expect(byLabel(stadiumCard(game()))).toEqual({
      Stadium: "Lakeside Field",
      Location: "Chicago, IL",
      Capacity: "61,500",
      Attendance: "58,002",
      Surface: "Grass",
      Type: "Outdoor",
    });
  });

  it.each([0, null])("S2.stadium.3 S2.stadium.4 capacity and attendance %s: no line", (value) => {
    const labels = stadiumCard(game({ stadiumCapacity: value, attendance: value })).map((row) => row.label);
    expect(labels).toEqual(["Stadium", "Location", "Surface", "Type"]);
  });

  it("S2.stadium.6 a type of several words is spelled out", () => {
    expect(byLabel(stadiumCard(game({ stadiumType: "RetractableDome" })))["Type"]).toBe("Retractable dome");
  });

  it("S2.stadium.5 S2.stadium.6 O.14 what is missing has no line", () => {
    const rows = stadiumCard(
      game({ stadiumPlayingSurface: null, stadiumType: "", stadiumState: null, stadiumName: null }),
    );
    expect(byLabel(rows)).toEqual({ Location: "Chicago", Capacity: "61,500", Attendance: "58,002" });
  });
});

describe("the conditions card", () => {
  it("S2.cond.1 S2.cond.2 S2.cond.6 S2.cond.9 S2.cond.12 everything known", () => {
    expect(byLabel(conditionsCard(game()))).toEqual({
      Weather: "Clear Sky",
      Temperature: "58-66°F",
      Wind: "9 mph",
      "Spread, Bears": "-1.5",
      "Over/under": "43.5",
      Channel: "ESPN",
    });
  });

  it("S2.cond.7 S2.cond.10 S2.cond.11 the spread is the home team's, signed", () => {
    expect(byLabel(conditionsCard(game({ pointSpread: 3.5 })))["Spread, Bears"]).toBe("+3.5");
    expect(byLabel(conditionsCard(game({ pointSpread: -3.5 })))["Spread, Bears"]).toBe("-3.5");
  });

  it.each([0, null])("S2.cond.6 S2.cond.8 S2.cond.9 wind, spread and total %s: no line", (value) => {
    const labels = conditionsCard(game({ forecastWindSpeed: value, pointSpread: value, overUnder: value })).map(
      (row) => row.label,
    );
    expect(labels).toEqual(["Weather", "Temperature", "Channel"]);
  });

  it("S2.cond.4 O.14 nothing known: no line at all", () => {
    const unknown = game({
      forecastDescription: null,
      forecastTempLow: null,
      forecastTempHigh: null,
      forecastWindSpeed: null,
      pointSpread: null,
      overUnder: null,
      channel: null,
    });
    expect(conditionsCard(unknown)).toEqual([]);
  });
});

describe("the last scoring play", () => {
  const score = { isScoringPlay: 1, sequence: 4, description: "for 9 yards, TOUCHDOWN" } as const;

  it("S2.last.1 S2.last.2 S2.last.3 O.1 the newest one, with its own situation", () => {
    const plays = [
      neutralPlay({
        ...score,
        sequence: 9,
        down: 3,
        distance: 6,
        yardLine: 35,
        yardLineTerritory: "KC",
        description: "the newest",
      }),
      neutralPlay(score),
      neutralPlay({ sequence: 12 }),
    ];
    const last = lastScoringPlay(plays);
    expect(last?.play.description).toBe("the newest");
    expect(last?.situation).toBe("3rd & 6 at KC 35");
  });

  it("S2.last.4 no place without a yard line", () => {
    expect(lastScoringPlay([neutralPlay({ ...score, yardLine: 0, yardLineTerritory: null })])?.situation).toBe(
      "1st & 10",
    );
  });

  it("O.19 midfield, and a score without a down", () => {
    expect(lastScoringPlay([neutralPlay({ ...score, yardLine: 50, yardLineTerritory: null })])?.situation).toBe(
      "1st & 10 at 50",
    );
    const kick = neutralPlay({ ...score, type: "Kickoff", down: 0, distance: 0 });
    expect(lastScoringPlay([kick])?.situation).toBe("at CHI 30");
    expect(lastScoringPlay([{ ...kick, yardLine: 0 }])?.situation).toBeNull();
  });

  it("O.1 without a score there is no card", () => {
    expect(lastScoringPlay([neutralPlay()])).toBeNull();
    expect(lastScoringPlay([])).toBeNull();
  });
});

describe("liveClock", () => {
  it.each([
    ["1", "12:01", "Q1 12:01"],
    ["OT", "7:31", "OT 7:31"],
    ["4", null, "Q4"],
    [null, "2:00", "2:00"],
    ["HALF", "0:00", ""],
    [null, null, ""],
    [" ", " ", ""],
  ])("says of quarter %j with %j left: %j", (quarter, timeRemaining, expected) => {
    expect(liveClock({ quarter, timeRemaining })).toBe(expected);
  });
});
