import { possessionAfter } from "../fold/possession.ts";
import type { Game } from "../game/game.ts";
import { isTry } from "../game/is-try.ts";
import type { Play, PlayType } from "../game/play.ts";
import { kickDistance, returnYards } from "../plays/play-text.ts";
import type { ComingSnap } from "./coming-snap.ts";
import { touchbackSpot } from "./touchback-spot.ts";

/** What comes next: a try or a kickoff by `team`, or a snap of it. */
export type Ball =
  | { kind: "try"; team: string }
  | { kind: "kickoff"; team: string }
  | { kind: "snap"; team: string; down: number; distance: number; yardsToEndZone: number };

type Teams = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/** Rows without a snap: whatever stood before them stands. */
const MARKERS: readonly PlayType[] = ["Timeout", "TwoMinuteWarning", "Period"];

/**
 * What comes after a row; null where the row changes nothing. Points settle it, then the coming snap, then what the row alone says. A
 * penalty moves the ball only where a snap follows: before a try or a kickoff it leaves the try or the kickoff.
 */
export function ballAfter(play: Play, before: Ball | null, coming: ComingSnap, teams: Teams): Ball | null {
  if (MARKERS.includes(play.type)) return null;
  const points = play.awayPoints + play.homePoints;
  if (isTry(play.type)) return play.team === null ? null : { kind: "kickoff", team: play.team };
  if (points > 0) return afterScore(play, teams);
  const isKickDue = before === null || before.kind !== "snap";
  if (play.type === "Penalty" && (isKickDue || coming.spot === null)) return null;
  if (coming.spot !== null) return { kind: "snap", ...coming.spot };
  return play.type === "Other" ? null : byTheRow(play, teams);
}

function afterScore(play: Play, { awayTeam, homeTeam }: Teams): Ball {
  const [team, opponent] = play.awayPoints > 0 ? [awayTeam, homeTeam] : [homeTeam, awayTeam];
  const points = Math.max(play.awayPoints, play.homePoints);
  if (points === 6) return { kind: "try", team };
  // After a safety the team that gave it up kicks.
  return { kind: "kickoff", team: points === 2 ? opponent : team };
}

/** Where the row says neither, an interception is caught this far downfield: about the mean. */
const INTERCEPTION_YARDS = 15;
/** After a punt or an interception in the end zone. */
const TOUCHBACK = 80;

/** The ball as the row alone has it, before anybody has told the next snap: the spot is rough after a loose ball. */
function byTheRow(play: Play, teams: Teams): Ball | null {
  const team = possessionAfter(play, teams);
  if (team === null) return null;
  if (play.type === "Kickoff") return firstDown(team, touchbackSpot(teams.season));
  const spot = (play.yardsToEndZone ?? 50) - downfield(play);
  if (team !== play.team) return firstDown(team, spot <= 0 ? TOUCHBACK : 100 - spot - (returnYards(play) ?? 0));
  const gained = play.yardsGained;
  if (play.isFirstDown === 1 || gained >= play.distance || play.down === 0) return firstDown(team, spot);
  return {
    kind: "snap",
    team,
    down: Math.min(4, play.down + 1),
    distance: play.distance - gained,
    yardsToEndZone: onField(spot),
  };
}

function downfield(play: Play): number {
  if (play.type === "Punt") return kickDistance(play) ?? 0;
  if (play.type === "Interception") return INTERCEPTION_YARDS;
  return play.type === "FieldGoal" ? 0 : play.yardsGained;
}

/** First and ten, or first and goal. */
export function firstDown(team: string, yardsToEndZone: number): Ball {
  const yards = onField(yardsToEndZone);
  return { kind: "snap", team, down: 1, distance: Math.min(10, yards), yardsToEndZone: yards };
}

function onField(yards: number): number {
  return Math.min(99, Math.max(1, yards));
}
