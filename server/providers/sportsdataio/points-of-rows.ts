import { isTry } from "../../../domain/game/is-try.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { PlacedRow } from "./place-rows.ts";
import { hasTouchdown, sumOf, touchdownTeam } from "./play-stats.ts";
import type { WirePlay } from "./wire.ts";
import { teamCode } from "./wire-values.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/** What one row puts on the board. */
export interface Points {
  away: number;
  home: number;
}

const NONE: Points = { away: 0, home: 0 };

/**
 * The points of each row. The feed writes the board on the touchdown alone, with the try that follows already in it
 * (`ScoringPlay`); here a touchdown is 6 and the try's row has the rest. So the rows of a prefix add up to the board as it
 * stood then.
 */
export function pointsOfRows(rows: readonly PlacedRow[], teams: Teams): Points[] {
  const total = { ...NONE };
  let forTry: Points | null = null;
  return rows.map(({ row, type }) => {
    let points = NONE;
    if (isTry(type)) {
      points = tryPoints(row, forTry, teams);
      forTry = null;
    } else if (isScoring(row, type)) {
      const board = boardOf(row);
      points = scorePoints(row, type, board === null ? null : minus(board, total), teams);
      forTry = board === null || !hasTouchdown(row) ? null : minus(minus(board, total), points);
    }
    total.away += points.away;
    total.home += points.home;
    return points;
  });
}

/** A missed field goal has a `ScoringPlay` too, and says in its flag that it is none. */
function isScoring(row: WirePlay, type: PlacedRow["type"]): boolean {
  if (type === "Penalty" || type === "Period" || type === "Timeout" || type === "TwoMinuteWarning") return false;
  return row.IsScoringPlay ?? (row.ScoringPlay !== null && row.ScoringPlay !== undefined && hasTouchdown(row));
}

function boardOf({ ScoringPlay }: WirePlay): Points | null {
  const away = ScoringPlay?.AwayScore ?? null;
  const home = ScoringPlay?.HomeScore ?? null;
  return away === null || home === null ? null : { away, home };
}

function minus(board: Points, total: Points): Points {
  return { away: board.away - total.away, home: board.home - total.home };
}

/** Six, three or two by what happened; a score of no known kind is what the board gained. */
function scorePoints(row: WirePlay, type: PlacedRow["type"], gain: Points | null, teams: Teams): Points {
  const scorer = teamCode(row.ScoringPlay?.Team);
  if (hasTouchdown(row))
    return to(scorer ?? teamCode(touchdownTeam(row)) ?? gainer(gain, teams) ?? teamCode(row.Team), 6, teams);
  if (sumOf(row, "Safeties") > 0 || /\bsafety\b/i.test(row.Description ?? ""))
    return to(scorer ?? gainer(gain, teams) ?? teamCode(row.Opponent), 2, teams);
  if (type === "FieldGoal") return to(scorer ?? teamCode(row.Team), 3, teams);
  return gain !== null && gainer(gain, teams) !== null ? gain : NONE;
}

/** The one team that gained. */
function gainer(gain: Points | null, { awayTeam, homeTeam }: Teams): string | null {
  if (gain === null) return null;
  if (gain.away > 0 && gain.home === 0) return awayTeam;
  return gain.home > 0 && gain.away === 0 ? homeTeam : null;
}

/** The rest of the touchdown's board, unless the board has not caught up with a try that the row calls good. */
function tryPoints(row: WirePlay, rest: Points | null, teams: Teams): Points {
  const stated = describedTry(row, teams);
  if (rest !== null && isTryScore(rest)) return rest;
  return stated ?? NONE;
}

function isTryScore({ away, home }: Points): boolean {
  return (away === 0 && (home === 1 || home === 2)) || (home === 0 && (away === 1 || away === 2));
}

/** What the row itself says; null when it says nothing. */
function describedTry(row: WirePlay, teams: Teams): Points | null {
  const returned = row.PlayStats?.find((stat) => (stat.TwoPointConversionReturns ?? 0) > 0);
  if (returned !== undefined) return to(teamCode(returned.Team), 2, teams);
  const team = teamCode(row.Team);
  if (sumOf(row, "TwoPointConversionPasses", "TwoPointConversionRuns", "TwoPointConversionReceptions") > 0)
    return to(team, 2, teams);
  if (sumOf(row, "ExtraPointsMade") > 0) return to(team, 1, teams);
  if (sumOf(row, "ExtraPointsAttempted", "TwoPointConversionAttempts") > 0) return NONE;
  const text = row.Description ?? "";
  if (/\b(failed|missed|no good|blocked|aborted)\b/i.test(text)) return NONE;
  if (/\bconverted\b/i.test(text)) return to(team, 2, teams);
  return /\bmade\b|\bgood\b/i.test(text) ? to(team, 1, teams) : null;
}

function to(team: string | null, points: number, { awayTeam, homeTeam }: Teams): Points {
  if (team === awayTeam) return { away: points, home: 0 };
  return team === homeTeam ? { away: 0, home: points } : NONE;
}
