import { describe, expect, test } from "vitest";
import type { Game } from "../../domain/game/game.ts";
import { isScrambled } from "../../domain/game/is-scrambled.ts";
import { assembleGame } from "../../server/providers/sportsdataio/assemble-game.ts";
import { ProviderFailure } from "../../server/providers/provider-failure.ts";
import { mapScore, mapSlot } from "../../server/providers/sportsdataio/map-game.ts";
import { ANSWERS } from "../../server/providers/sportsdataio/wire.ts";
import { answer, LIVE, row, WAITING } from "../fixtures/sportsdataio/rows.ts";

function game(score: Record<string, unknown>): Game {
  const mapped = mapScore(answer({ Score: score }).Score);
  if (mapped === null) throw new Error("no game");
  return mapped;
}

function slot(given: Record<string, unknown>): Game | null {
  const [parsed] = ANSWERS.schedules.parse([{ ...WAITING, ...given }]);
  return parsed === undefined ? null : mapSlot(parsed);
}

const FINAL = {
  ...LIVE,
  Status: "Final",
  AwayScore: 27,
  HomeScore: 24,
  Quarter: "F",
  TimeRemaining: null,
  Possession: null,
  Down: null,
  Distance: null,
  DownAndDistance: null,
  YardLine: null,
  YardLineTerritory: null,
  LastPlay: null,
  HomeTimeouts: null,
  AwayTimeouts: null,
  IsInProgress: false,
  IsOver: true,
  Has3rdQuarterStarted: true,
  Has4thQuarterStarted: true,
  Attendance: 58742,
};

describe("before the start", () => {
  test("S3.key.2 the key, the slot, and no score although the feed has a 0 in overtime (D7)", () => {
    expect(game(WAITING)).toMatchObject({
      gameKey: "202510106",
      awayTeam: "MIN",
      homeTeam: "CHI",
      status: "Scheduled",
      hasStarted: false,
      isInProgress: false,
      awayScore: null,
      awayScoreQuarter1: null,
      awayScoreOvertime: null,
      attendance: null,
      channel: "ABC",
      stadiumName: "Soldier Field",
      stadiumCapacity: 61500,
      stadiumType: "Outdoor",
      forecastTempHigh: 72,
    });
  });

  test("D9 a negative spread is a favored home team, as it is", () => {
    expect(game({ ...WAITING, PointSpread: -3.5 }).pointSpread).toBe(-3.5);
  });

  test("the score says whether it is at a neutral site, the schedule says nothing", () => {
    expect(game({ ...WAITING, NeutralVenue: true }).isNeutralSite).toBe(true);
    expect(game({ ...WAITING, NeutralVenue: false }).isNeutralSite).toBe(false);
    expect(game({ ...WAITING, NeutralVenue: null }).isNeutralSite).toBeNull();
    expect(slot({})?.isNeutralSite).toBeNull();
  });

  test("D10 a bye is no game, nor is a postseason game without teams", () => {
    expect(slot({ GameKey: null, AwayTeam: "BYE", Date: null, DateTime: null })).toBeNull();
    expect(slot({ AwayTeam: "TBD", SeasonType: 3 })).toBeNull();
  });

  test.each(["Postponed", "Delayed", "Canceled", "Forfeit", "RainedOnTheParade"])(
    "the word %s stays the provider's",
    (Status) => {
      expect(game({ ...WAITING, Status })).toMatchObject({ status: Status, hasStarted: false, awayScore: null });
    },
  );
});

describe("D1 times", () => {
  test("kickoff and last change are US Eastern, in summer and in winter", () => {
    expect(game(WAITING)).toMatchObject({
      dateTime: "2025-09-08T20:15:00-04:00",
      lastUpdated: "2025-09-08T03:02:30-04:00",
    });
    expect(game({ ...WAITING, DateTime: "2025-12-08T20:15:00" }).dateTime).toBe("2025-12-08T20:15:00-05:00");
  });

  test("the UTC time serves where there is no other", () => {
    expect(game({ ...WAITING, DateTime: null, Date: null }).dateTime).toBe("2025-09-09T00:15:00Z");
  });

  test("midnight is a time that is not fixed yet", () => {
    expect(slot({ DateTime: "2026-01-04T00:00:00", DateTimeUTC: "2026-01-04T05:00:00" })?.dateTime).toBeNull();
  });
});

describe("live", () => {
  test("score, clock and situation", () => {
    expect(game(LIVE)).toMatchObject({
      status: "InProgress",
      hasStarted: true,
      isInProgress: true,
      awayScore: 3,
      homeScore: 10,
      quarter: "2",
      timeRemaining: "0:28",
      possession: "CHI",
      down: 4,
      distance: 2,
      downAndDistance: "4th & 2",
      yardLine: 24,
      yardLineTerritory: "MIN",
      lastPlay: "Minnesota timeout",
      awayTimeouts: 1,
      homeTimeouts: 1,
    });
  });

  test("S2.quarter.8 quarters to come have no score, although the feed sends 0", () => {
    expect(game(LIVE)).toMatchObject({
      awayScoreQuarter1: 0,
      homeScoreQuarter2: 3,
      awayScoreQuarter3: null,
      homeScoreQuarter4: null,
    });
  });

  test("D2 the distance is a text; Goal is as far as the goal line", () => {
    expect(game({ ...LIVE, Distance: "10" }).distance).toBe(10);
    expect(game({ ...LIVE, Distance: "Goal", YardLine: 6 }).distance).toBe(6);
    expect(game({ ...LIVE, Distance: "Scrambled" }).distance).toBeNull();
  });

  test("halftime and overtime", () => {
    expect(game({ ...LIVE, Quarter: "HALF", TimeRemaining: null })).toMatchObject({
      quarter: "HALF",
      timeRemaining: null,
    });
    expect(game({ ...LIVE, Quarter: "OT" })).toMatchObject({ quarter: "OT", isOvertime: true });
  });

  test("a game that has started without a score is a broken answer, and so is one without the field", () => {
    expect(() => game({ ...LIVE, AwayScore: null })).toThrow(ProviderFailure);
    const { HomeScore: _, ...without } = LIVE;
    expect(ANSWERS.playByPlay.safeParse({ Score: without, Plays: [] }).success).toBe(false);
  });

  test("a suspended game keeps its score", () => {
    expect(game({ ...LIVE, Status: "Suspended", IsInProgress: false })).toMatchObject({
      status: "Suspended",
      isInProgress: false,
      awayScore: 3,
    });
  });
});

describe("over", () => {
  test("D7 the situation is empty, and the quarter is no quarter any more", () => {
    expect(game(FINAL)).toMatchObject({
      status: "Final",
      quarter: null,
      down: null,
      possession: null,
      lastPlay: null,
      attendance: 58742,
    });
    expect(game({ ...FINAL, Status: "F/OT", Quarter: "F/OT" })).toMatchObject({
      status: "F/OT",
      quarter: null,
      isOvertime: true,
    });
  });

  test("D7 an attendance of 0 is not known yet", () => {
    expect(game({ ...FINAL, Attendance: 0 }).attendance).toBeNull();
  });

  test("a file from before there was a status says it in flags", () => {
    const { Status: _, ...old } = FINAL;
    expect(game(old).status).toBe("Final");
    expect(game({ ...old, Quarter: "F/OT" }).status).toBe("F/OT");
    expect(game({ ...old, IsOver: false, IsInProgress: true }).status).toBe("InProgress");
    expect(game({ ...old, Canceled: true }).status).toBe("Canceled");
  });
});

describe("a free trial's data", () => {
  const whole = (description: string, lastPlay: string | null) => {
    const { Score, Plays } = answer({
      Score: { ...LIVE, LastPlay: lastPlay, YardLineTerritory: description },
      Plays: [row({ Description: description, YardLineTerritory: description })],
    });
    return assembleGame(
      { score: Score, plays: Plays, playerGames: [], projections: [] },
      () => null,
      "2025-09-09T00:00:00Z",
    );
  };

  test("is recognized by its texts, which name no place", () => {
    const scrambled = whole("Scrambled", "Scrambled");
    expect(isScrambled(scrambled)).toBe(true);
    expect(scrambled.allPlays[0]).toMatchObject({ yardLine: 25, yardLineTerritory: null });
    expect(scrambled.game.yardLineTerritory).toBeNull();
  });

  test("and true data are not", () => {
    expect(isScrambled(whole("A scrambled egg of a play", null))).toBe(false);
  });
});
