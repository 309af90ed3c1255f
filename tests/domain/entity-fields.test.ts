import { describe, expect, it } from "vitest";
import { PLAY_TYPES, QUARTER_NAMES } from "../../domain/play.ts";
import { seasonTypeLabel } from "../../domain/season-type.ts";
import { smallGame } from "../fixtures/small-game.ts";

const { game, allPlays, playerProjections, playerGameStats } = smallGame();
const missing = (value: object | undefined, fields: string) =>
  fields.split(" ").filter((field) => !Object.hasOwn(value ?? {}, field));

describe("the specification's field names", () => {
  it.each([
    ["S3.game.1", "gameKey awayTeam homeTeam week season seasonType"],
    [
      "S3.game.3",
      "awayScore homeScore awayScoreQuarter1 awayScoreQuarter2 awayScoreQuarter3 awayScoreQuarter4 homeScoreQuarter1 homeScoreQuarter2 homeScoreQuarter3 homeScoreQuarter4",
    ],
    ["S3.game.4", "awayScoreOvertime homeScoreOvertime isOvertime"],
    ["S3.game.5", "status quarter timeRemaining hasStarted isInProgress dateTime lastUpdated channel"],
    [
      "S3.game.6",
      "down distance downAndDistance yardLine yardLineTerritory possession lastPlay awayTimeouts homeTimeouts",
    ],
    ["S3.game.7", "stadiumName stadiumCity stadiumState stadiumCapacity attendance stadiumPlayingSurface stadiumType"],
    ["S3.game.8", "pointSpread overUnder forecastDescription forecastTempLow forecastTempHigh forecastWindSpeed"],
  ])("%s Game has %s", (_id, fields) => {
    expect(missing(game, fields)).toEqual([]);
  });

  it("S3.game.2 season types", () => {
    expect([1, 2, 3, 4, 5, 6].map(seasonTypeLabel)).toEqual([
      "Regular Season",
      "Preseason",
      "Postseason",
      "Offseason",
      "All-Star",
      "Unknown",
    ]);
  });

  it.each([
    ["S3.play.1", "playId quarterName sequence timeRemainingMinutes timeRemainingSeconds team opponent"],
    [
      "S3.play.2",
      "down distance isFirstDown isTouchdown yardLine yardLineTerritory yardsToEndZone type description yardsGained isScoringPlay",
    ],
  ])("%s Play has %s", (_id, fields) => {
    expect(missing(allPlays[0], fields)).toEqual([]);
  });

  it("S3.play.3 S3.play.4 quarters and types", () => {
    expect(QUARTER_NAMES.join(" ")).toBe("1 2 3 4 OT");
    expect(PLAY_TYPES.join(" ")).toBe(
      "Rush Pass Sack Interception Kickoff Punt FieldGoal ExtraPoint TwoPointConversion Fumble Penalty Timeout TwoMinuteWarning Period Other",
    );
  });

  it.each([
    ["S3.line.2", "playerId playerName team position"],
    ["S3.line.3", "passingAttempts passingCompletions passingYards passingTouchdowns passingInterceptions"],
    ["S3.line.4", "rushingAttempts rushingYards rushingYardsPerAttempt rushingTouchdowns rushingLong"],
    [
      "S3.line.5",
      "receptions receivingTargets receivingYards receivingYardsPerReception receivingTouchdowns receivingLong",
    ],
    ["S3.line.6", "fantasyPoints fantasyPointsPPR"],
  ])("S3.line.1 %s projections and statistics have %s", (_id, fields) => {
    expect(missing(playerProjections[0], fields)).toEqual([]);
    expect(missing(playerGameStats[0], fields)).toEqual([]);
  });
});
