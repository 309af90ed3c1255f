import type { Migration } from "../../db/migrate.ts";

/** Columns carry the names of the domain's fields, so that a row reads like the thing it holds. */
export const games: Migration = {
  name: "0001-games",
  statements: ({ text, integer, real, end }) => [
    `create table game (
      "gameKey" ${text} primary key,
      "awayTeam" ${text} not null, "homeTeam" ${text} not null,
      "week" ${integer} not null, "season" ${integer} not null, "seasonType" ${integer} not null,
      "awayScore" ${integer}, "homeScore" ${integer},
      "awayScoreQuarter1" ${integer}, "awayScoreQuarter2" ${integer}, "awayScoreQuarter3" ${integer}, "awayScoreQuarter4" ${integer},
      "homeScoreQuarter1" ${integer}, "homeScoreQuarter2" ${integer}, "homeScoreQuarter3" ${integer}, "homeScoreQuarter4" ${integer},
      "awayScoreOvertime" ${integer}, "homeScoreOvertime" ${integer}, "isOvertime" ${integer} not null,
      "status" ${text} not null, "quarter" ${text}, "timeRemaining" ${text},
      "down" ${integer}, "distance" ${integer}, "downAndDistance" ${text}, "yardLine" ${integer}, "yardLineTerritory" ${text},
      "possession" ${text}, "lastPlay" ${text}, "awayTimeouts" ${integer}, "homeTimeouts" ${integer},
      "dateTime" ${text}, "lastUpdated" ${text}, "hasStarted" ${integer} not null, "isInProgress" ${integer} not null, "channel" ${text},
      "stadiumName" ${text}, "stadiumCity" ${text}, "stadiumState" ${text}, "stadiumCapacity" ${integer}, "attendance" ${integer},
      "stadiumPlayingSurface" ${text}, "stadiumType" ${text},
      "pointSpread" ${real}, "overUnder" ${real},
      "forecastDescription" ${text}, "forecastTempLow" ${real}, "forecastTempHigh" ${real}, "forecastWindSpeed" ${real},
      "provider" ${text} not null, "providerGameId" ${text} not null,
      "version" ${integer} not null, "asOf" ${text} not null, "contentHash" ${text} not null
    ) ${end}`,
    `create index game_week on game ("season", "seasonType", "week")`,
    `create index game_provider on game ("provider")`,

    `create table play (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "playId" ${text} not null,
      "quarterName" ${text} not null, "sequence" ${integer} not null,
      "timeRemainingMinutes" ${integer}, "timeRemainingSeconds" ${integer},
      "team" ${text}, "opponent" ${text}, "down" ${integer} not null, "distance" ${integer} not null,
      "isFirstDown" ${integer} not null, "isTouchdown" ${integer} not null,
      "yardLine" ${integer} not null, "yardLineTerritory" ${text}, "yardsToEndZone" ${integer},
      "type" ${text} not null, "description" ${text} not null, "yardsGained" ${integer} not null, "isScoringPlay" ${integer} not null,
      "awayPoints" ${integer} not null, "homePoints" ${integer} not null,
      "drive" ${integer}, "returnYards" ${integer}, "kickDistance" ${integer}, "penaltyYards" ${integer},
      "isBlocked" ${integer} not null, "timeoutTeam" ${text}, "happenedAt" ${text},
      "credits" ${text} not null,
      primary key ("gameKey", "playId")
    ) ${end}`,

    `create table player_line (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "source" ${text} not null check ("source" in ('stats', 'projections')),
      "season" ${integer} not null, "seasonType" ${integer} not null, "week" ${integer} not null,
      "playerId" ${text} not null, "playerName" ${text} not null, "team" ${text} not null, "position" ${text} not null,
      "passingAttempts" ${real}, "passingCompletions" ${real}, "passingYards" ${real}, "passingTouchdowns" ${real}, "passingInterceptions" ${real},
      "rushingAttempts" ${real}, "rushingYards" ${real}, "rushingYardsPerAttempt" ${real}, "rushingTouchdowns" ${real}, "rushingLong" ${real},
      "receptions" ${real}, "receivingTargets" ${real}, "receivingYards" ${real}, "receivingYardsPerReception" ${real},
      "receivingTouchdowns" ${real}, "receivingLong" ${real},
      "fantasyPoints" ${real}, "fantasyPointsPPR" ${real},
      "twoPointConversions" ${real}, "fumblesLost" ${real}, "specialTeamsTouchdowns" ${real},
      primary key ("gameKey", "source", "playerId")
    ) ${end}`,
    `create index player_line_leaders on player_line ("season", "seasonType", "week", "source", "fantasyPointsPPR")`,
    `create index player_line_log on player_line ("playerId", "season")`,

    `create table line_difference (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "playerId" ${text} not null, "playerName" ${text} not null, "team" ${text} not null,
      "field" ${text} not null, "fromPlays" ${real} not null, "official" ${real} not null, "cause" ${text},
      primary key ("gameKey", "playerId", "field")
    ) ${end}`,

    `create table story (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "kind" ${text} not null check ("kind" in ('recap', 'preview')),
      "markdown" ${text} not null, "html" ${text} not null, "createdAt" ${text} not null,
      primary key ("gameKey", "kind")
    ) ${end}`,

    `create table player (
      "playerId" ${text} primary key,
      "name" ${text} not null, "foldedName" ${text} not null, "position" ${text} not null, "team" ${text},
      "jerseyNumber" ${integer}, "birthDate" ${text}, "height" ${real}, "weight" ${real},
      "college" ${text}, "rookieSeason" ${integer}, "contentHash" ${text} not null
    ) ${end}`,

    `create table player_alias (
      "source" ${text} not null, "id" ${text} not null,
      "playerId" ${text} not null references player ("playerId") on delete cascade,
      primary key ("source", "id")
    ) ${end}`,
    `create index player_alias_id on player_alias ("id")`,
    `create index player_alias_player on player_alias ("playerId")`,

    // Without a reference to game: a removed game leaves its changes, and its versions go on where they ended.
    `create table game_change (
      "seq" ${integer} primary key,
      "gameKey" ${text} not null, "version" ${integer} not null, "at" ${text} not null
    ) ${end}`,
    `create index game_change_version on game_change ("gameKey", "version")`,
  ],
};
