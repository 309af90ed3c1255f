import { isTry } from "../game/is-try.ts";
import { gainedIt, isRushOrPass } from "./flow-rules.ts";
import type { Game } from "../game/game.ts";
import { recoveringTeam } from "./play-text.ts";
import type { QuarterName, ShownPlay } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

/** What drives need to know of their game. */
export type DriveGame = Pick<Game, "awayTeam" | "homeTeam" | "status">;

/** A drive and what came after it. */
export interface EndedDrive {
  rows: readonly ShownPlay[];
  team: string;
  /** The next drive; null after the last. */
  nextRows: readonly ShownPlay[] | null;
  nextTeam: string | null;
  game: DriveGame;
}

/** How a drive ended, in a scoreboard's words; null while it goes on, and where the rows do not tell. */
export function driveResult(drive: EndedDrive): string | null {
  const stated = drive.rows.map((row) => rowResult(row, drive)).findLast((result) => result !== null);
  return stated ?? turnover(drive) ?? periodResult(drive);
}

/** What one row says by itself. */
function rowResult(row: ShownPlay, { team, game }: EndedDrive): string | null {
  if (isTry(row.type)) return null;
  const isHome = team === game.homeTeam;
  const own = isHome ? row.homePoints : row.awayPoints;
  const conceded = isHome ? row.awayPoints : row.homePoints;
  if (row.isTouchdown && own > 0) return row.type === "Kickoff" ? "Kickoff return touchdown" : "Touchdown";
  if (row.isTouchdown && conceded > 0) return concededTouchdown(row);
  if (conceded === 2) return "Safety";
  switch (row.type) {
    case "FieldGoal":
      if (own > 0) return "Field goal";
      return row.isBlocked ? "Blocked field goal" : "Missed field goal";
    case "Punt":
      return row.isBlocked ? "Blocked punt" : "Punt";
    case "Interception":
      return "Interception";
    default:
      return null;
  }
}

function concededTouchdown(row: ShownPlay): string {
  switch (row.type) {
    case "Interception":
      return "Pick six";
    case "Punt":
      return row.isBlocked ? "Blocked punt touchdown" : "Punt return touchdown";
    case "FieldGoal":
      return row.isBlocked ? "Blocked field goal touchdown" : "Field goal return touchdown";
    default:
      return "Fumble return touchdown";
  }
}

/** The ball lost without a kick or an interception: a fumble, or too few yards on fourth down. */
function turnover(drive: EndedDrive): string | null {
  const last = drive.rows.findLast((row) => row.down > 0 || row.type === "Kickoff");
  if (last === undefined) return null;
  // The text of a Penalty row tells of a play that did not stand.
  const recovery = last.type === "Penalty" ? null : recoveringTeam(last.description);
  if (recovery !== null && recovery !== drive.team) return "Fumble";
  if (last.down === 4 && isRushOrPass(last) && gainedIt(last) === false) return "Downs";

  const losesBall = drive.nextTeam !== null && drive.nextTeam !== drive.team && !isNewHalf(drive);
  const mentionsFumble = last.type === "Fumble" || /fumbl|muff/i.test(last.description);
  return losesBall && mentionsFumble && recovery === null ? "Fumble" : null;
}

const HALVES: Readonly<Record<QuarterName, number>> = { "1": 1, "2": 1, "3": 2, "4": 2, OT: 3 };

/** The half in which a drive's first play was; markers can be filed under the period before or after. */
function halfOf(rows: readonly ShownPlay[]): number | null {
  const row = rows.find((one) => one.type !== "Period");
  return row === undefined ? null : HALVES[row.quarterName];
}

function isNewHalf({ rows, nextRows }: EndedDrive): boolean {
  return nextRows !== null && halfOf(rows) !== halfOf(nextRows);
}

function periodResult(drive: EndedDrive): string | null {
  if (drive.nextRows === null) return isFinal(drive.game) ? "End of game" : null;
  if (!isNewHalf(drive)) return null;
  return halfOf(drive.nextRows) === HALVES.OT ? "End of regulation" : "End of half";
}
