import type { CsvShape } from "./csv-row.ts";

/**
 * nflverse's columns, under nflverse's names. Nothing outside this folder knows them. Columns are found by name: the
 * weekly statistics alone have had 53, 114, 145 and 150 of them.
 */

const PLAY_REQUIRED = [
  "play_id",
  "game_id",
  "posteam",
  "defteam",
  "yardline_100",
  "qtr",
  "down",
  "time",
  "yrdln",
  "ydstogo",
  "desc",
  "play_type",
  "yards_gained",
  "qb_spike",
  "field_goal_result",
  "kick_distance",
  "extra_point_result",
  "two_point_conv_result",
  "timeout_team",
  "td_team",
  "td_player_id",
  "td_player_name",
  "total_home_score",
  "total_away_score",
  "punt_blocked",
  "first_down_rush",
  "first_down_pass",
  "first_down_penalty",
  "interception",
  "punt_fair_catch",
  "kickoff_fair_catch",
  "touchback",
  "penalty",
  "lateral_return",
  "rush_attempt",
  "pass_attempt",
  "sack",
  "touchdown",
  "pass_touchdown",
  "rush_touchdown",
  "two_point_attempt",
  "complete_pass",
  "passer_player_id",
  "passer_player_name",
  "passing_yards",
  "receiver_player_id",
  "receiver_player_name",
  "receiving_yards",
  "rusher_player_id",
  "rusher_player_name",
  "rushing_yards",
  "lateral_receiver_player_id",
  "lateral_receiver_player_name",
  "lateral_receiving_yards",
  "lateral_rusher_player_id",
  "lateral_rusher_player_name",
  "lateral_rushing_yards",
  "interception_player_id",
  "interception_player_name",
  "lateral_interception_player_id",
  "lateral_interception_player_name",
  "punt_returner_player_id",
  "punt_returner_player_name",
  "lateral_punt_returner_player_id",
  "lateral_punt_returner_player_name",
  "kickoff_returner_player_id",
  "kickoff_returner_player_name",
  "lateral_kickoff_returner_player_id",
  "lateral_kickoff_returner_player_name",
  "punter_player_id",
  "punter_player_name",
  "kicker_player_id",
  "kicker_player_name",
  "own_kickoff_recovery_player_id",
  "own_kickoff_recovery_player_name",
  "blocked_player_id",
  "blocked_player_name",
  "forced_fumble_player_1_team",
  "forced_fumble_player_1_player_id",
  "forced_fumble_player_1_player_name",
  "forced_fumble_player_2_team",
  "forced_fumble_player_2_player_id",
  "forced_fumble_player_2_player_name",
  "solo_tackle_1_team",
  "solo_tackle_1_player_id",
  "solo_tackle_1_player_name",
  "solo_tackle_2_team",
  "solo_tackle_2_player_id",
  "solo_tackle_2_player_name",
  "assist_tackle_1_team",
  "assist_tackle_1_player_id",
  "assist_tackle_1_player_name",
  "assist_tackle_2_team",
  "assist_tackle_2_player_id",
  "assist_tackle_2_player_name",
  "assist_tackle_3_team",
  "assist_tackle_3_player_id",
  "assist_tackle_3_player_name",
  "assist_tackle_4_team",
  "assist_tackle_4_player_id",
  "assist_tackle_4_player_name",
  "tackle_with_assist_1_team",
  "tackle_with_assist_1_player_id",
  "tackle_with_assist_1_player_name",
  "tackle_with_assist_2_team",
  "tackle_with_assist_2_player_id",
  "tackle_with_assist_2_player_name",
  "qb_hit_1_player_id",
  "qb_hit_1_player_name",
  "qb_hit_2_player_id",
  "qb_hit_2_player_name",
  "tackle_for_loss_1_player_id",
  "tackle_for_loss_1_player_name",
  "tackle_for_loss_2_player_id",
  "tackle_for_loss_2_player_name",
  "pass_defense_1_player_id",
  "pass_defense_1_player_name",
  "pass_defense_2_player_id",
  "pass_defense_2_player_name",
  "fumble_lost",
  "fumbled_1_team",
  "fumbled_1_player_id",
  "fumbled_1_player_name",
  "fumbled_2_team",
  "fumbled_2_player_id",
  "fumbled_2_player_name",
  "fumble_recovery_1_team",
  "fumble_recovery_1_yards",
  "fumble_recovery_1_player_id",
  "fumble_recovery_1_player_name",
  "fumble_recovery_2_team",
  "fumble_recovery_2_yards",
  "fumble_recovery_2_player_id",
  "fumble_recovery_2_player_name",
  "sack_player_id",
  "sack_player_name",
  "half_sack_1_player_id",
  "half_sack_1_player_name",
  "half_sack_2_player_id",
  "half_sack_2_player_name",
  "return_yards",
  "penalty_team",
  "penalty_yards",
  "safety_player_id",
  "safety_player_name",
  "fixed_drive",
] as const;

/** Older copies of the files lack some of these; the page then knows less, and says nothing in their place. */
const PLAY_OPTIONAL = [
  "play_type_nfl",
  "time_of_day",
  "start_time",
  "weather",
  "defensive_two_point_conv",
  "air_yards",
] as const;

export type PlayColumn = (typeof PLAY_REQUIRED)[number] | (typeof PLAY_OPTIONAL)[number];

export const PLAYS: CsvShape<PlayColumn> = { required: PLAY_REQUIRED, optional: PLAY_OPTIONAL };

const GAME_REQUIRED = [
  "game_id",
  "season",
  "game_type",
  "week",
  "gameday",
  "gametime",
  "away_team",
  "away_score",
  "home_team",
  "home_score",
  "location",
  "overtime",
  "spread_line",
  "total_line",
  "roof",
  "surface",
  "temp",
  "wind",
  "stadium",
] as const;

const GAME_OPTIONAL = ["stadium_id"] as const;

export type GameColumn = (typeof GAME_REQUIRED)[number] | (typeof GAME_OPTIONAL)[number];

export const SCHEDULE: CsvShape<GameColumn> = { required: GAME_REQUIRED, optional: GAME_OPTIONAL };

const STATS_REQUIRED = [
  "player_id",
  "player_display_name",
  "position",
  "season",
  "week",
  "team",
  "opponent_team",
  "completions",
  "attempts",
  "passing_yards",
  "passing_tds",
  "passing_interceptions",
  "sack_fumbles_lost",
  "passing_2pt_conversions",
  "carries",
  "rushing_yards",
  "rushing_tds",
  "rushing_fumbles_lost",
  "rushing_2pt_conversions",
  "receptions",
  "targets",
  "receiving_yards",
  "receiving_tds",
  "receiving_fumbles_lost",
  "receiving_2pt_conversions",
  "special_teams_tds",
  "fantasy_points",
  "fantasy_points_ppr",
] as const;

/** Where a copy of the file lacks these, the plays have them. */
const STATS_OPTIONAL = ["passing_first_downs", "rushing_first_downs", "receiving_first_downs"] as const;

export type StatsColumn = (typeof STATS_REQUIRED)[number] | (typeof STATS_OPTIONAL)[number];

/** The old weekly file, `player_stats_YYYY`, covers the offense only and calls some columns differently. */
export const STATS: CsvShape<StatsColumn> = {
  required: STATS_REQUIRED,
  optional: STATS_OPTIONAL,
  aliases: { team: "recent_team", passing_interceptions: "interceptions" },
};

const ROSTER_REQUIRED = ["team", "position", "full_name", "gsis_id"] as const;

const ROSTER_OPTIONAL = [
  "jersey_number",
  "birth_date",
  "height",
  "weight",
  "college",
  "espn_id",
  "pfr_id",
  "fantasy_data_id",
  "sleeper_id",
  "rookie_year",
  "week",
] as const;

export type RosterColumn = (typeof ROSTER_REQUIRED)[number] | (typeof ROSTER_OPTIONAL)[number];

export const ROSTER: CsvShape<RosterColumn> = {
  required: ROSTER_REQUIRED,
  optional: ROSTER_OPTIONAL,
};

const PLAYERS_REQUIRED = ["gsis_id", "display_name", "position", "latest_team", "last_season"] as const;

const PLAYERS_OPTIONAL = [
  "jersey_number",
  "birth_date",
  "height",
  "weight",
  "college_name",
  "rookie_season",
  "espn_id",
  "pfr_id",
] as const;

export type PlayersColumn = (typeof PLAYERS_REQUIRED)[number] | (typeof PLAYERS_OPTIONAL)[number];

export const PLAYERS: CsvShape<PlayersColumn> = { required: PLAYERS_REQUIRED, optional: PLAYERS_OPTIONAL };

const SNAPS_REQUIRED = [
  "game_id",
  "pfr_player_id",
  "position",
  "team",
  "offense_snaps",
  "offense_pct",
  "defense_snaps",
  "defense_pct",
] as const;

export type SnapColumn = (typeof SNAPS_REQUIRED)[number];

/** Shares of snaps are 0 to 1. */
export const SNAPS: CsvShape<SnapColumn> = { required: SNAPS_REQUIRED };

const INJURIES_REQUIRED = [
  "team",
  "week",
  "gsis_id",
  "report_primary_injury",
  "report_status",
  "practice_primary_injury",
  "practice_status",
  "date_modified",
] as const;

export type InjuryColumn = (typeof INJURIES_REQUIRED)[number];

export const INJURIES: CsvShape<InjuryColumn> = { required: INJURIES_REQUIRED };
