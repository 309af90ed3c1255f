import { ordinal } from "../words/format.ts";
import type { QuarterName, ShownPlay } from "../game/play.ts";
import { toldScores } from "./told-scores.ts";

/** A play with its score as `toldScores` has it. */
export interface PlayRow<P extends ShownPlay> {
  play: P;
  awayScore: number;
  homeScore: number;
}

/** The heading of a drive, about the whole drive whatever is shown of it. */
export interface DriveSummary {
  team: string;
  /** `7 plays, 75 yards, 3:12`; without the time where there is no clock. */
  figures: string;
  result: string | null;
}

/** A drive as the list of plays needs it. The rows of a game stand drive by drive, so that counting them says which are whose. */
export interface DriveOutline extends Omit<DriveSummary, "team"> {
  /** Null for rows that belong to no drive. */
  team: string | null;
  plays: number;
  yards: number;
  rows: number;
  /** `Q1 13:03`: its first snap, or its first row. */
  begin: string;
  /** Yards from the team's own goal line at its first snap and at its end, 0 to 100; null where the rows do not tell. */
  from: number | null;
  to: number | null;
  /** Its own points ended it. */
  isScore: boolean;
  /** How it ended, for a narrow column: `Missed FG`. Null where the rows do not tell. */
  short: string | null;
}

export interface DriveGroup<P extends ShownPlay> {
  /** Unique in the game. */
  key: string;
  /** Null for rows that belong to no drive. */
  summary: DriveSummary | null;
  /** The drive began in the quarter before. */
  isContinued: boolean;
  rows: PlayRow<P>[];
}

export interface QuarterGroup<P extends ShownPlay> {
  quarterName: QuarterName;
  /** `1st quarter`, `Overtime` */
  label: string;
  /** The score at the end of the quarter, or as far as it has come. */
  awayScore: number;
  homeScore: number;
  drives: DriveGroup<P>[];
}

/**
 * Plays, which stand in game order, by quarter and drive, each with the score after it. A drive that crosses a quarter is in
 * both. `drives` are of these very plays: see `drive-outlines.ts`.
 */
export function groupByDrives<P extends ShownPlay>(
  plays: readonly P[],
  drives: readonly DriveOutline[],
): QuarterGroup<P>[] {
  const quarters: QuarterGroup<P>[] = [];
  const scores = toldScores(plays);
  let awayScore = 0;
  let homeScore = 0;
  let at = 0;
  drives.forEach(({ rows, team, figures, result }, number) => {
    const summary = team === null ? null : { team, figures, result };
    let group: DriveGroup<P> | null = null;
    for (const play of plays.slice(at, at + rows)) {
      awayScore += play.awayPoints;
      homeScore += play.homePoints;
      const quarter = quarterOf(quarters, play.quarterName);
      quarter.awayScore = awayScore;
      quarter.homeScore = homeScore;
      if (group === null || !quarter.drives.includes(group)) {
        group = { key: `${play.quarterName}-${number}`, summary, isContinued: group !== null, rows: [] };
        quarter.drives.push(group);
      }
      const { away = 0, home = 0 } = scores[at] ?? {};
      group.rows.push({ play, awayScore: away, homeScore: home });
      at += 1;
    }
  });
  return quarters;
}

function quarterOf<P extends ShownPlay>(quarters: QuarterGroup<P>[], quarterName: QuarterName): QuarterGroup<P> {
  const known = quarters.at(-1);
  if (known?.quarterName === quarterName) return known;
  const label = quarterName === "OT" ? "Overtime" : `${ordinal(Number(quarterName))} quarter`;
  const quarter = { quarterName, label, awayScore: 0, homeScore: 0, drives: [] };
  quarters.push(quarter);
  return quarter;
}
