import type { Migration } from "../../db/migrate.ts";

/**
 * How players were used. Of games that were stored before, `fill-usage.ts` counts it from their plays at the next start; air yards, snaps and
 * reports of theirs are unknown until their season is imported again.
 */
export const usage: Migration = {
  name: "0013-usage",
  statements: ({ text, integer, real, end }) => [
    `create table player_usage (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "season" ${integer} not null, "seasonType" ${integer} not null, "week" ${integer} not null,
      "playerId" ${text} not null, "playerName" ${text} not null, "team" ${text} not null,
      "targets" ${integer} not null, "teamTargets" ${integer} not null, "carries" ${integer} not null, "teamCarries" ${integer} not null,
      "redZoneTargets" ${integer} not null, "redZoneCarries" ${integer} not null,
      "goalLineTargets" ${integer} not null, "goalLineCarries" ${integer} not null,
      "airYards" ${integer}, "teamAirYards" ${integer}, "expectedPoints" ${real},
      primary key ("gameKey", "playerId", "team")
    ) ${end}`,
    `create index player_usage_season on player_usage ("playerId", "season")`,
    `create index player_usage_week on player_usage ("season", "seasonType", "week")`,

    `create table player_snaps (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "season" ${integer} not null,
      "playerId" ${text} not null, "team" ${text} not null,
      "offense" ${integer}, "teamOffense" ${integer}, "defense" ${integer}, "teamDefense" ${integer},
      primary key ("gameKey", "playerId")
    ) ${end}`,
    `create index player_snaps_season on player_snaps ("playerId", "season")`,

    `create table injury_report (
      "gameKey" ${text} not null references game ("gameKey") on delete cascade,
      "season" ${integer} not null,
      "playerId" ${text} not null, "team" ${text} not null,
      "status" ${text}, "injury" ${text}, "practice" ${text}, "reportedAt" ${text},
      primary key ("gameKey", "playerId")
    ) ${end}`,
    `create index injury_report_season on injury_report ("playerId", "season")`,
  ],
};
