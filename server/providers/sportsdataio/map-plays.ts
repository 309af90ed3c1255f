import type { Game } from "../../../domain/game/game.ts";
import { isTry } from "../../../domain/game/is-try.ts";
import { penaltyYardsFromText, mentionsBlockedKick } from "../../../domain/plays/play-text.ts";
import type { Play, PlayType } from "../../../domain/game/play.ts";
import { gainsFirstDown } from "./first-down.ts";
import { mapCredits } from "./map-credits.ts";
import { endedPeriod, type PlacedRow, placeRows } from "./place-rows.ts";
import { type Points, pointsOfRows } from "./points-of-rows.ts";
import { hasTouchdown, sumOf } from "./play-stats.ts";
import { isMarker, isScrimmage } from "./play-type.ts";
import type { NameOf } from "./known-players.ts";
import { timeoutTeam } from "./timeout-team.ts";
import type { WirePlay } from "./wire.ts";
import { fromEastern, positive, teamCode } from "./wire-values.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/** The rows of a game as plays, in game order and numbered again: rows can come in between, so `PlayID` is the identity. */
export function mapPlays(rows: readonly WirePlay[], teams: Teams, nameOf: NameOf): Play[] {
  const placed = placeRows(rows);
  const points = pointsOfRows(placed, teams);
  const onDown = rowsOnDown(placed, points);
  return placed.map((one, index) => {
    const { row, type } = one;
    const { away, home } = points[index] ?? { away: 0, home: 0 };
    const down = onDown[index] === true ? (row.Down ?? 0) : 0;
    const isPoints = away + home > 0;
    return {
      playId: String(row.PlayID),
      quarterName: one.quarterName,
      sequence: index + 1,
      ...clockOf(one),
      ...teamsOf(row, type),
      down,
      distance: down === 0 ? 0 : (row.Distance ?? 0),
      isFirstDown: down > 0 && gainsFirstDown(placed, index) ? 1 : 0,
      isTouchdown: isPoints && !isTry(type) && hasTouchdown(row),
      ...spotOf(row, type),
      type,
      description: row.Description?.trim() ?? "",
      yardsGained: WITHOUT_GAIN.has(type) ? 0 : (row.YardsGained ?? 0),
      isScoringPlay: isPoints && !isTry(type) ? 1 : 0,
      awayPoints: away,
      homePoints: home,
      credits: mapCredits(row, type, teams, nameOf),
      drive: null,
      returnYards: returnYards(row),
      kickDistance: kickDistance(row, type),
      penaltyYards: penaltyYards(row, type),
      isBlocked: isBlocked(row, type),
      timeoutTeam: type === "Timeout" ? timeoutTeam(row.Description ?? "", teams) : null,
      happenedAt: fromEastern(row.PlayTime),
    } satisfies Play;
  });
}

/**
 * Whether each row stands on a down. The feed writes first and 10 on kicks, tries and timeouts too, and on a penalty before a
 * try or a kickoff: those come after points and at the start of a half.
 */
function rowsOnDown(rows: readonly PlacedRow[], points: readonly Points[]): boolean[] {
  let isKickNext = true;
  let half = "";
  return rows.map(({ type, quarterName }, index) => {
    const nowHalf = { "1": "first", "2": "first", "3": "second", "4": "second", OT: "overtime" }[quarterName];
    if (nowHalf !== half) isKickNext = true;
    half = nowHalf;
    const isPenaltyBeforeKick = type === "Penalty" && isKickNext;
    const { away, home } = points[index] ?? { away: 0, home: 0 };
    if (away + home > 0 || isTry(type)) isKickNext = true;
    else if (type === "Kickoff" || (isScrimmage(type) && type !== "Penalty")) isKickNext = false;
    return isScrimmage(type) && !isPenaltyBeforeKick;
  });
}

/**
 * The end of a period is at 0:00 by definition; the feed writes the clock of the row before or after it. A game can end in overtime
 * with time on the clock.
 */
function clockOf({ row, type }: PlacedRow): Pick<Play, "timeRemainingMinutes" | "timeRemainingSeconds"> {
  if (type === "Period" && endedPeriod(row.Description ?? "") !== null)
    return { timeRemainingMinutes: 0, timeRemainingSeconds: 0 };
  return { timeRemainingMinutes: row.TimeRemainingMinutes, timeRemainingSeconds: row.TimeRemainingSeconds };
}

function teamsOf({ Team, Opponent }: WirePlay, type: PlayType): Pick<Play, "team" | "opponent"> {
  if (isMarker(type)) return { team: null, opponent: null };
  return { team: teamCode(Team), opponent: teamCode(Opponent) };
}

/** A try stands at the 1 with no yards to go, wherever it was tried from: that is no spot. Midfield is nobody's territory. */
function spotOf(
  { YardLine, YardLineTerritory, YardsToEndZone }: WirePlay,
  type: PlayType,
): Pick<Play, "yardLine" | "yardLineTerritory" | "yardsToEndZone"> {
  if (YardLine === null || YardLine <= 0 || YardsToEndZone === 0)
    return { yardLine: 0, yardLineTerritory: null, yardsToEndZone: null };
  return {
    yardLine: YardLine,
    yardLineTerritory: YardLine === 50 ? null : teamCode(YardLineTerritory),
    yardsToEndZone: isMarker(type) ? null : YardsToEndZone,
  };
}

const KICKS: ReadonlySet<PlayType> = new Set(["Kickoff", "Punt", "FieldGoal", "ExtraPoint"]);
const WITHOUT_GAIN: ReadonlySet<PlayType> = new Set([
  ...KICKS,
  "TwoPointConversion",
  "Timeout",
  "TwoMinuteWarning",
  "Period",
]);

/** Laterals add up: every carrier has his part. A lost fumble that is brought back counts when nothing else was returned. */
function returnYards(row: WirePlay): number | null {
  const returns = sumOf(row, "KickReturns", "PuntReturns", "Interceptions", "BlockedKickReturns", "FieldGoalReturns");
  if (returns > 0)
    return sumOf(
      row,
      "KickReturnYards",
      "PuntReturnYards",
      "InterceptionReturnYards",
      "BlockedKickReturnYards",
      "FieldGoalReturnYards",
    );
  return sumOf(row, "FumblesLost") > 0 && sumOf(row, "FumblesRecovered") > 0 ? sumOf(row, "FumbleReturnYards") : null;
}

/** A kickoff into the end zone has no yards in the feed, and a missed field goal has them in its text. */
function kickDistance(row: WirePlay, type: PlayType): number | null {
  if (type === "Kickoff") return positive(sumOf(row, "KickoffYards"));
  if (type === "Punt") return positive(sumOf(row, "PuntYards"));
  if (type !== "FieldGoal") return null;
  const stated = /\b(\d+)[- ]yard field goal\b/i.exec(row.Description ?? "")?.[1];
  return positive(sumOf(row, "FieldGoalsYards")) ?? (stated === undefined ? null : Number(stated));
}

/** A Penalty row gains what the penalty is worth; on a play that stood only the text mentions one. */
function penaltyYards(row: WirePlay, type: PlayType): number | null {
  if (isMarker(type)) return null;
  return type === "Penalty" && row.YardsGained !== null && row.YardsGained !== 0
    ? Math.abs(row.YardsGained)
    : penaltyYardsFromText(row.Description ?? "");
}

function isBlocked(row: WirePlay, type: PlayType): boolean {
  if (!KICKS.has(type) || type === "Kickoff") return false;
  return (
    sumOf(row, "PuntsHadBlocked", "FieldGoalsHadBlocked", "ExtraPointsHadBlocked", "BlockedKicks") > 0 ||
    mentionsBlockedKick(row.Description ?? "")
  );
}
