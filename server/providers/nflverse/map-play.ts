import { isTry } from "../../../domain/game/is-try.ts";
import { type Play, type PlayType, type QuarterName, QUARTER_NAMES } from "../../../domain/game/play.ts";
import { canonicalTeamCode } from "../../../domain/game/team-code.ts";
import { severalPenaltiesGain } from "../../../domain/plays/penalties.ts";
import { mapCredits } from "./map-credits.ts";
import { teamAt } from "./map-team.ts";
import { isKickoff, type Names, type PlayRow, teamsOf } from "./play-row.ts";

/** What a row needs to know of the rows before it. */
export interface GameSoFar {
  awayTotal: number;
  homeTotal: number;
  sequence: number;
}

/**
 * One row as a play, and the running totals moved on by it. Null for the row `GAME` with which every game begins: it
 * has neither a text nor figures.
 */
export function mapPlay(row: PlayRow, soFar: GameSoFar, names: Names): Play | null {
  if (row.text("play_type_nfl") === "GAME_START" || row.text("desc") === "GAME") return null;
  const type = playType(row);
  const teams = teamsOf(row);
  const down = hasDown(type) ? row.count("down") : 0;
  const spot = yardLine(row);
  const clock = clockOf(row);
  const awayTotal = row.needNumber("total_away_score");
  const homeTotal = row.needNumber("total_home_score");
  const awayPoints = awayTotal - soFar.awayTotal;
  const homePoints = homeTotal - soFar.homeTotal;
  soFar.awayTotal = awayTotal;
  soFar.homeTotal = homeTotal;
  soFar.sequence += 1;
  return {
    playId: row.needText("play_id"),
    quarterName: quarterName(row),
    sequence: soFar.sequence,
    timeRemainingMinutes: clock?.minutes ?? null,
    timeRemainingSeconds: clock?.seconds ?? null,
    team: teams.team,
    opponent: teams.opponent,
    down,
    distance: down === 0 ? 0 : row.count("ydstogo"),
    isFirstDown: row.flag("first_down_rush") || row.flag("first_down_pass") || row.flag("first_down_penalty") ? 1 : 0,
    isTouchdown: row.flag("touchdown"),
    ...spot,
    yardsToEndZone: yardsToEndZone(row),
    type,
    description: row.ownText("desc") ?? "",
    yardsGained: yardsGained(row, type),
    isScoringPlay: (awayPoints !== 0 || homePoints !== 0) && !isTry(type) ? 1 : 0,
    awayPoints,
    homePoints,
    credits: mapCredits(row, type, names),
    drive: row.number("fixed_drive"),
    returnYards: returnYards(row),
    kickDistance: row.number("kick_distance"),
    penaltyYards: row.flag("penalty") ? row.number("penalty_yards") : null,
    isBlocked:
      row.flag("punt_blocked") ||
      row.text("field_goal_result") === "blocked" ||
      row.text("extra_point_result") === "blocked",
    timeoutTeam: teamAt(row, "timeout_team"),
    happenedAt: instant(row.ownText("time_of_day")),
  };
}

/** The column `play_type`, except where other columns know better. */
function playType(row: PlayRow): PlayType {
  // A try stands when a penalty on it is enforced afterwards, and the row is then a `no_play` that scored.
  if (
    row.flag("two_point_attempt") &&
    (row.text("play_type") !== "no_play" || row.text("two_point_conv_result") === "success")
  ) {
    return "TwoPointConversion";
  }
  switch (row.text("play_type")) {
    case "pass":
      if (row.flag("interception")) return "Interception";
      return row.flag("sack") ? "Sack" : "Pass";
    case "qb_spike":
      return "Pass";
    case "run":
    case "qb_kneel":
      return "Rush";
    case "kickoff":
      return "Kickoff";
    case "punt":
      return "Punt";
    case "field_goal":
      return "FieldGoal";
    case "extra_point":
      return "ExtraPoint";
    case "no_play":
      if (isTwoMinuteWarning(row)) return "TwoMinuteWarning";
      return row.text("play_type_nfl") === "TIMEOUT" || isTimeoutText(row) ? "Timeout" : "Penalty";
    case null:
      return unnamedType(row);
    default:
      return "Other";
  }
}

function unnamedType(row: PlayRow): PlayType {
  const text = row.text("desc") ?? "";
  if (/^END (QUARTER|GAME)/.test(text)) return "Period";
  if (isTwoMinuteWarning(row)) return "TwoMinuteWarning";
  // A declined penalty before the snap: no play, and a row of its own.
  return /^(\([\d:]+\) )?(\([^)]*\) )*Penalty on /i.test(text) ? "Penalty" : "Other";
}

function isTwoMinuteWarning(row: PlayRow): boolean {
  return /^(\([\d:]+\) )?Two-minute warning/i.test(row.text("desc") ?? "");
}

function isTimeoutText(row: PlayRow): boolean {
  return /^Timeout #\d/.test(row.text("desc") ?? "");
}

function hasDown(type: PlayType): boolean {
  return (
    type === "Rush" ||
    type === "Pass" ||
    type === "Sack" ||
    type === "Interception" ||
    type === "Punt" ||
    type === "FieldGoal" ||
    type === "Penalty" ||
    type === "Fumble"
  );
}

/** `yardline_100` counts to the goal that `posteam` attacks. */
function yardsToEndZone(row: PlayRow): number | null {
  const yards = row.number("yardline_100");
  return yards !== null && isKickoff(row) ? 100 - yards : yards;
}

function quarterName(row: PlayRow): QuarterName {
  const quarter = row.needNumber("qtr");
  return quarter > 4 ? "OT" : (QUARTER_NAMES[quarter - 1] ?? "1");
}

function clockOf(row: PlayRow): { minutes: number; seconds: number } | null {
  const match = /^(\d+):(\d\d)$/.exec(row.text("time") ?? "");
  return match === null ? null : { minutes: Number(match[1]), seconds: Number(match[2]) };
}

/** `KC 35`, or `MID 50`, which belongs to neither team. */
function yardLine(row: PlayRow): Pick<Play, "yardLine" | "yardLineTerritory"> {
  const match = /^(\S+) (\d+)$/.exec(row.text("yrdln") ?? "");
  if (match === null) return { yardLine: 0, yardLineTerritory: null };
  const yards = Number(match[2]);
  return { yardLine: yards, yardLineTerritory: yards === 50 ? null : territory(row, match[1] ?? "") };
}

function territory(row: PlayRow, code: string): string | null {
  // The text repeats one of the two codes of the row, so it needs no check of its own.
  if (code === row.text("posteam")) return teamAt(row, "posteam");
  if (code === row.text("defteam")) return teamAt(row, "defteam");
  return canonicalTeamCode(code);
}

/** A penalty row has no yards of its own: the enforced ones count, seen from `posteam`. Of several the columns hold one. */
function yardsGained(row: PlayRow, type: PlayType): number {
  if (type !== "Penalty") return KICKS.has(type) ? 0 : row.count("yards_gained");
  const several = severalPenaltiesGain(row.ownText("desc") ?? "", teamsOf(row).team);
  if (several !== null) return several;
  const yards = row.flag("penalty") ? row.count("penalty_yards") : 0;
  // Adding 0 turns -0 into 0.
  return (teamAt(row, "penalty_team") === teamsOf(row).team ? -yards : yards) + 0;
}

const KICKS: ReadonlySet<PlayType> = new Set(["Kickoff", "Punt", "FieldGoal", "ExtraPoint"]);

/**
 * Yards of a return or of a fumble that the other team brought back. After a lateral the column holds the last
 * carrier's share only, so the whole is unknown.
 */
function returnYards(row: PlayRow): number | null {
  if (row.text("play_type") === "no_play" || row.flag("lateral_return")) return null;
  const returner =
    row.text("kickoff_returner_player_id") ?? row.text("interception_player_id") ?? row.text("punt_returner_player_id");
  if (returner !== null)
    return row.flag("touchback") || row.flag("punt_fair_catch") || row.flag("kickoff_fair_catch")
      ? null
      : row.number("return_yards");
  const isLost =
    row.text("fumble_recovery_1_team") !== null && row.text("fumble_recovery_1_team") !== row.text("fumbled_1_team");
  return isLost ? row.number("fumble_recovery_1_yards") : null;
}

/** Newer files hold UTC times with their zone; older ones a time of day without a date, which is no moment. */
function instant(text: string | null): string | null {
  return text !== null && /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? text : null;
}
