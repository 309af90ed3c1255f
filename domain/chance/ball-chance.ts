import type { Game } from "../game/game.ts";
import { REGULATION_SECONDS } from "../game/game-clock.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { type Ball, firstDown } from "./ball-after.ts";
import { overtimeChance } from "./overtime-chance.ts";
import { overtimeRule } from "./overtime-rules.ts";
import { regulationChance } from "./regulation-chance.ts";
import { touchbackSpot } from "./touchback-spot.ts";

/** How a game stands between two rows, but for the ball. */
export interface Standing {
  /** Of regulation; in overtime of its period. */
  secondsLeft: number;
  /** Points of the home team minus points of the away team. */
  lead: number;
  homeTimeouts: number;
  awayTimeouts: number;
  /** Points; negative where the away team is favored. */
  homeFavoredBy: number;
  /** The team that receives the kickoff of the second half; null in the second half and before the opening kickoff. */
  secondHalfTeam: string | null;
  /** Whose drives the overtime has had; null in regulation. */
  overtime: OvertimeDrives | null;
}

export interface OvertimeDrives {
  /** The team that had the ball first; null before its kickoff. */
  firstTeam: string | null;
  hasAnswered: boolean;
  isLater: boolean;
}

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season" | "seasonType">;

/** How often a try is good. */
const EXTRA_POINT = 0.94;
const TWO_POINTS = 0.48;
const HALF_SECONDS = REGULATION_SECONDS / 2;

/**
 * The home team's chance to win, 0 to 1, with the ball as it is. A try is worth what it brings on average, kicked or run, whichever is
 * better for the team that scored, seen after it; a kickoff what the receiving team has at the spot of a touchback.
 */
export function ballChance(standing: Standing, ball: Ball, teams: Teams): number {
  switch (ball.kind) {
    case "try":
      return tryChance(standing, ball.team, teams);
    case "kickoff":
      return kickoffChance(standing, ball.team, teams);
    case "snap":
      return standing.overtime === null
        ? inRegulation(standing, ball, teams)
        : inOvertime(standing, standing.overtime, ball, teams);
  }
}

/** The chance when time is up: the leader has won, and a tie is even, as is the overtime after it. */
export function timeUpChance({ lead }: Pick<Standing, "lead">): number {
  return (Math.sign(lead) + 1) / 2;
}

function tryChance(standing: Standing, team: string, teams: Teams): number {
  const sign = team === teams.homeTeam ? 1 : -1;
  const [none, one, two] = [0, 1, 2].map((points) =>
    kickoffChance({ ...standing, lead: standing.lead + sign * points }, team, teams),
  ) as [number, number, number];
  const kicked = EXTRA_POINT * one + (1 - EXTRA_POINT) * none;
  const tried = TWO_POINTS * two + (1 - TWO_POINTS) * none;
  return sign === 1 ? Math.max(kicked, tried) : Math.min(kicked, tried);
}

function kickoffChance(standing: Standing, team: string, teams: Teams): number {
  const isHalf = standing.secondHalfTeam !== null && standing.secondsLeft <= HALF_SECONDS;
  if (!isHalf && standing.secondsLeft <= 0) return timeUpChance(standing);
  const receiver = isHalf ? standing.secondHalfTeam : otherTeam(team, teams);
  const atTouchback = firstDown(receiver ?? team, touchbackSpot(teams.season));
  // A new half gives the timeouts back.
  const renewed = isHalf ? { secondHalfTeam: null, homeTimeouts: 3, awayTimeouts: 3 } : {};
  return ballChance({ ...standing, ...renewed }, atTouchback, teams);
}

type BallOnSpot = Extract<Ball, { kind: "snap" }>;

function inRegulation(standing: Standing, ball: BallOnSpot, { homeTeam, season }: Teams): number {
  const signOf = (team: string): 1 | -1 => (team === homeTeam ? 1 : -1);
  const { secondsLeft, lead, homeTimeouts, awayTimeouts, homeFavoredBy } = standing;
  const { down, distance, yardsToEndZone } = ball;
  return regulationChance({
    secondsLeft,
    lead,
    homeTimeouts,
    awayTimeouts,
    homeFavoredBy,
    down,
    distance,
    yardsToEndZone,
    ball: signOf(ball.team),
    secondHalfBall: standing.secondHalfTeam === null ? 0 : signOf(standing.secondHalfTeam),
    touchback: touchbackSpot(season),
  });
}

function inOvertime(standing: Standing, drives: OvertimeDrives, ball: BallOnSpot, teams: Teams): number {
  return overtimeChance({
    ...standing,
    ...ball,
    ball: ball.team === teams.homeTeam ? 1 : -1,
    rule: overtimeRule(teams),
    drive: driveOf(drives, ball.team),
    canTie: teams.seasonType !== SEASON_TYPE.postseason,
  });
}

function driveOf({ firstTeam, hasAnswered, isLater }: OvertimeDrives, team: string): "first" | "second" | "later" {
  if (isLater) return "later";
  if (firstTeam === null || team === firstTeam) return hasAnswered ? "later" : "first";
  return "second";
}

function otherTeam(team: string, { awayTeam, homeTeam }: Teams): string {
  return team === homeTeam ? awayTeam : homeTeam;
}
