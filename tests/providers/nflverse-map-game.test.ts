import { describe, expect, test } from "vitest";
import { startTime } from "../../server/providers/nflverse/start-time.ts";
import { mapScheduledGame, withPlays } from "../../server/providers/nflverse/map-game.ts";
import { parseWeather, stadiumSurface, stadiumType } from "../../server/providers/nflverse/stadium-words.ts";
import { SCHEDULE } from "../../server/providers/nflverse/wire.ts";
import type { Cells } from "../fixtures/nflverse/csv-text.ts";
import { csvRow, mapRows } from "../fixtures/nflverse/map-rows.ts";
import { markerRow, rushRow } from "../fixtures/nflverse/play-rows.ts";
import { scheduleRow } from "../fixtures/nflverse/season-files.ts";

function scheduled(given: Cells, firstPostseasonWeek = 19) {
  return mapScheduledGame(csvRow(SCHEDULE, scheduleRow({ game_id: "2024_01_DET_LA", ...given })), firstPostseasonWeek);
}

const FINAL = { away_score: 20, home_score: 26, overtime: 0 };

describe("key and names", () => {
  test("S3.key.2 S3.key.5 the key is the other provider's, and the own id is kept", () => {
    const { game, gameId } = scheduled({
      game_id: "2025_01_MIN_CHI",
      season: 2025,
      away_team: "MIN",
      home_team: "CHI",
    });
    expect(game.gameKey).toBe("202510106");
    expect(gameId).toBe("2025_01_MIN_CHI");
  });

  test("S3.key.3 S3.key.4 postseason weeks begin with 1, whichever week of nflverse that is", () => {
    expect(scheduled({ week: 19, game_type: "WC" }, 19).game).toMatchObject({
      gameKey: "202430132",
      week: 1,
      seasonType: 3,
    });
    expect(scheduled({ season: 2020, week: 18, game_type: "WC" }, 18).game).toMatchObject({
      gameKey: "202030132",
      week: 1,
    });
    expect(scheduled({ week: 22, game_type: "SB" }, 19).game).toMatchObject({ week: 4 });
  });

  test("codes of another time are today's franchise", () => {
    const { game } = scheduled({ season: 2015, away_team: "OAK", home_team: "STL" });
    expect([game.awayTeam, game.homeTeam]).toEqual(["LV", "LAR"]);
    expect(scheduled({ away_team: "SD", home_team: "LA" }).game).toMatchObject({ awayTeam: "LAC", homeTeam: "LAR" });
  });

  test("an unknown code is told by file, row and column", () => {
    expect(() => scheduled({ home_team: "XXX" })).toThrow(
      'file.csv, row 2, column home_team: "XXX" is not a team code that is known here',
    );
  });
});

describe("stadium", () => {
  test.each([
    ["New Era Field", 2019, "New Era Field"],
    ["New Era Field", 2020, "Bills Stadium"],
    ["New Era Field", 2024, "Highmark Stadium"],
    ["Mercedes-Benz Superdome", 2020, "Mercedes-Benz Superdome"],
    ["Mercedes-Benz Superdome", 2021, "Caesars Superdome"],
    ["FirstEnergy Stadium", 2022, "FirstEnergy Stadium"],
    ["FirstEnergy Stadium", 2023, "Cleveland Browns Stadium"],
    ["FirstEnergy Stadium", 2025, "Huntington Bank Field"],
    ["FedExField", 2023, "FedExField"],
    ["FedExField", 2024, "Northwest Stadium"],
    ["TIAA Bank Stadium", 2022, "TIAA Bank Field"],
    ["TIAA Bank Stadium", 2024, "EverBank Stadium"],
    ["StubHub Center", 2018, "StubHub Center"],
    ["StubHub Center", 2019, "Dignity Health Sports Park"],
    ["Tottenham Stadium", 2024, "Tottenham Hotspur Stadium"],
    ["SoFi Stadium", 2024, "SoFi Stadium"],
    [null, 2024, null],
  ])("%s is called in %i what it was called then", (stadium, season, name) => {
    expect(scheduled({ stadium, season }).game.stadiumName).toBe(name);
  });
});

describe("state", () => {
  test("a result makes a final game, overtime another word", () => {
    expect(scheduled(FINAL).game).toMatchObject({
      status: "Final",
      hasStarted: true,
      isInProgress: false,
      awayScore: 20,
      homeScore: 26,
      isOvertime: false,
    });
    expect(scheduled({ ...FINAL, overtime: 1 }).game).toMatchObject({
      status: "F/OT",
      isOvertime: true,
      awayScoreOvertime: null,
    });
  });

  test("without a result it is scheduled, with every score unknown", () => {
    expect(scheduled({}).game).toMatchObject({
      status: "Scheduled",
      hasStarted: false,
      awayScore: null,
      homeScore: null,
      awayScoreQuarter1: null,
      awayScoreOvertime: null,
    });
  });

  test("quarter scores come from the plays", () => {
    const plays = mapRows([
      rushRow("runner", 1, { qtr: 1, total_home_score: 6 }),
      rushRow("runner", 1, { qtr: 4, total_home_score: 6, total_away_score: 6 }),
      rushRow("runner", 1, { qtr: 5, total_home_score: 12, total_away_score: 6 }),
    ]);
    const { game } = withPlays(scheduled({ away_score: 6, home_score: 12, overtime: 1 }).game, plays);
    expect(game).toMatchObject({
      homeScoreQuarter1: 6,
      homeScoreQuarter2: 0,
      awayScoreQuarter4: 6,
      homeScoreOvertime: 6,
      awayScoreOvertime: 0,
    });
  });

  test("plays without a result say how the game stands", () => {
    const plays = mapRows([rushRow("runner", 1, { qtr: 2, total_home_score: 6 })]);
    expect(withPlays(scheduled({}).game, plays).game).toMatchObject({
      status: "InProgress",
      isInProgress: true,
      hasStarted: true,
      homeScore: 6,
      quarter: "2",
    });
    const ended = mapRows([
      rushRow("runner", 1, { total_home_score: 6 }),
      markerRow("END GAME", { qtr: 4, total_home_score: 6 }),
    ]);
    expect(withPlays(scheduled({}).game, ended).game).toMatchObject({
      status: "Final",
      isInProgress: false,
      homeScore: 6,
    });
  });
});

describe("facts of the day", () => {
  test("S2.cond.11 the spread is turned round: nflverse's 3.5 for the home team is -3.5 here", () => {
    expect(scheduled({ spread_line: 3.5 }).game.pointSpread).toBe(-3.5);
    expect(scheduled({ spread_line: -2 }).game.pointSpread).toBe(2);
    expect(scheduled({ spread_line: 0 }).game.pointSpread).toBe(0);
    expect(scheduled({ spread_line: null }).game.pointSpread).toBeNull();
  });

  test("kickoff is US Eastern with the zone's offset of that day", () => {
    expect(scheduled({ gameday: "2024-09-05", gametime: "20:20" }).game.dateTime).toBe("2024-09-05T20:20:00-04:00");
    expect(scheduled({ gameday: "2025-01-11", gametime: "16:30" }).game.dateTime).toBe("2025-01-11T16:30:00-05:00");
  });

  test("no time is made up where the schedule has none; the play-by-play's start is one", () => {
    expect(scheduled({ gametime: null }).game.dateTime).toBeNull();
    expect(startTime("9/12/99, 13:01:34")).toBe("1999-09-12T13:01:34-04:00");
    expect(startTime("yesterday")).toBeNull();
  });

  test("surface and roof in words", () => {
    expect(["grass ", "a_turf", "fieldturf", "moss", null].map(stadiumSurface)).toEqual([
      "Grass",
      "A-Turf",
      "FieldTurf",
      "moss",
      null,
    ]);
    const played = { isFinal: true, isNeutral: false };
    expect(["outdoors", "dome", "closed", "open", null].map((roof) => stadiumType(roof, played))).toEqual([
      "Outdoor",
      "Dome",
      "Retractable roof, closed",
      "Retractable roof, open",
      null,
    ]);
  });

  test("the schedule says which games are at a neutral site", () => {
    expect(["Home", "Neutral"].map((location) => scheduled({ ...FINAL, location }).game.isNeutralSite)).toEqual([
      false,
      true,
    ]);
  });

  test("before the game nobody knows whether a roof will be closed, nor which roof a neutral site has", () => {
    expect(stadiumType("closed", { isFinal: false, isNeutral: false })).toBe("Retractable roof");
    expect(stadiumType("dome", { isFinal: false, isNeutral: true })).toBeNull();
    expect(stadiumType("dome", { isFinal: true, isNeutral: true })).toBe("Dome");
  });

  test("weather from its free text", () => {
    expect(parseWeather("Clouds and sun with wind Temp: 61° F, Humidity: 55%, Wind: W 20 mph")).toEqual({
      description: "Clouds and sun with wind",
      temperature: 61,
      wind: 20,
    });
    expect(parseWeather("N/A Temp: Humidity: Wind: mph")).toEqual({ description: null, temperature: null, wind: null });
    expect(parseWeather("Snow Temp: -3° F, Humidity: 70%, Wind: 12 mph")).toEqual({
      description: "Snow",
      temperature: -3,
      wind: 12,
    });
    expect(parseWeather(null)).toEqual({ description: null, temperature: null, wind: null });
  });

  test("what the source never has is null", () => {
    expect(scheduled(FINAL).game).toMatchObject({
      channel: null,
      attendance: null,
      stadiumCapacity: null,
      stadiumCity: null,
      stadiumState: null,
      lastUpdated: null,
    });
  });
});
