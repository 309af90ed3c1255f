import { type DriveGame, driveResult } from "./drive-result.ts";
import { clockSeconds, elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { PlayType, ShownPlay } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

/** One possession with its rows: the kick that began it, its plays, the try, and the markers between. */
export interface Drive<P extends ShownPlay> {
  /** The team that had the ball; null where the rows tell of no possession. */
  team: string | null;
  /** Snaps of the team's own offense and field goal tries, as the league counts them. */
  plays: number;
  /** From the first snap's spot to the last one's end, so that enforced penalties count. */
  yards: number;
  /** Game time from the drive's first row to the next drive's; null without a clock. */
  seconds: number | null;
  /** How it ended, for example `Punt`; null while it goes on, and where the rows do not tell. */
  result: string | null;
  rows: P[];
}

/** The game's drives in order; every play is in exactly one. The plays stand in game order. */
export function findDrives<P extends ShownPlay>(plays: readonly P[], game: DriveGame): Drive<P>[] {
  const rowsOf = splitIntoDrives(plays);
  const elapsed = elapsedSeconds(plays);
  const teams = rowsOf.map(driveTeam);
  let first = 0;
  return rowsOf.map((rows, index) => {
    const begin = elapsed.slice(first, first + rows.length).find((time) => time !== null) ?? null;
    first += rows.length;
    const end = first < plays.length ? (elapsed[first] ?? null) : endOfPlay(plays, elapsed.at(-1) ?? null, game);
    const team = teams[index] ?? null;
    const nextRows = rowsOf[index + 1] ?? null;
    return {
      team,
      plays: rows.filter((row) => isOffensivePlay(row) && row.team === team).length,
      yards: team === null ? 0 : driveYards(rows, team),
      seconds: begin === null || end === null ? null : end - begin,
      result: team === null ? null : driveResult({ rows, team, nextRows, nextTeam: teams[index + 1] ?? null, game }),
      rows,
    };
  });
}

/** As the league counts a drive: a field goal try is one of its plays, a punt is none. */
const OFFENSIVE: readonly PlayType[] = ["Rush", "Pass", "Sack", "Interception", "Fumble", "FieldGoal"];

function isOffensivePlay(play: ShownPlay): boolean {
  return play.down > 0 && OFFENSIVE.includes(play.type);
}

/** A row that shows who has the ball: anything on a scrimmage down. */
function isSnap(play: ShownPlay): boolean {
  return play.down > 0 && play.team !== null && !MARKERS.includes(play.type);
}

/** By the source's drive numbers where it has them, by the changes of possession otherwise. */
function splitIntoDrives<P extends ShownPlay>(plays: readonly P[]): P[][] {
  const drives: P[][] = [];
  const numbered = plays.some((play) => play.drive !== null);
  const begins = numbered ? beginsByNumber(plays) : beginsByPossession(plays);
  plays.forEach((play, index) => {
    if (index === 0 || begins[index] === true) drives.push([]);
    drives.at(-1)?.push(play);
  });
  return drives;
}

const MARKERS: readonly PlayType[] = ["Period", "Timeout", "TwoMinuteWarning"];

/** A marker, or a row without a number, belongs to the drive before it; rows before the first number to the first drive. */
function beginsByNumber(plays: readonly ShownPlay[]): boolean[] {
  let current: number | null = null;
  return plays.map(({ drive, type }) => {
    if (drive === null || drive === current || MARKERS.includes(type)) return false;
    const isNew = current !== null;
    current = drive;
    return isNew;
  });
}

/**
 * A drive begins with the kickoff to it, or else with the first snap of the other team. After a punt, a field goal try or an
 * interception the next snap begins one no matter who takes it (the ball can come straight back), unless the kick is repeated.
 */
function beginsByPossession(plays: readonly ShownPlay[]): boolean[] {
  let offense: string | null = null;
  let isOver = false;
  let isKickedOff = false;
  let lastSnap: ShownPlay | null = null;
  return plays.map((play) => {
    if (play.type === "Kickoff") {
      const isRepeat = isKickedOff;
      offense = null;
      isOver = false;
      isKickedOff = play.awayPoints + play.homePoints === 0;
      return !isRepeat;
    }
    if (play.type === "Period" || play.awayPoints + play.homePoints > 0) isKickedOff = false;
    if (!isSnap(play)) return false;
    const isRepeatedKick =
      lastSnap !== null && lastSnap.type === play.type && lastSnap.down === play.down && lastSnap.team === play.team;
    const isNew: boolean = offense !== null && (play.team !== offense || (isOver && !isRepeatedKick));
    offense = play.team;
    isKickedOff = false;
    isOver = play.type === "Punt" || play.type === "FieldGoal" || play.type === "Interception";
    lastSnap = play;
    return isNew;
  });
}

/** Who has the ball on the first snap; without one, who received the kick. */
function driveTeam(rows: readonly ShownPlay[]): string | null {
  const snap = rows.find(isSnap);
  return snap === undefined ? (rows.find((row) => row.type === "Kickoff")?.opponent ?? null) : snap.team;
}

function driveYards(rows: readonly ShownPlay[], team: string): number {
  const snaps = rows.filter((row) => isSnap(row) && row.team === team);
  const last = snaps.at(-1);
  const start = snaps[0]?.yardsToEndZone ?? null;
  if (last === undefined) return 0;
  if (start === null || last.yardsToEndZone === null) return snaps.reduce((sum, row) => sum + row.yardsGained, 0);
  return start - (last.yardsToEndZone - last.yardsGained);
}

/** Longer than any play runs: a clock further on is not the end of the last one. */
const LONGEST_PLAY_SECONDS = 30;

/** Game time at the end of the last drive: the final whistle, or as far as a live game has come. `last` is that of the last row. */
export function endOfPlay(plays: readonly ShownPlay[], last: number | null, game: DriveGame): number | null {
  if (!isFinal(game) || last === null) return last;
  const whistle = plays.at(-1);
  if (whistle?.quarterName !== "OT") return REGULATION_SECONDS;
  // The last play of an overtime has no next snap to end it: the marker after it has the clock, where the source stops it there.
  const snap = plays.findLast((play) => play.type !== "Period" && clockSeconds(play) !== null);
  const from = snap === undefined ? null : clockSeconds(snap);
  const to = whistle.type === "Period" ? clockSeconds(whistle) : null;
  const seconds = from === null || to === null ? 0 : from - to;
  return seconds > 0 && seconds <= LONGEST_PLAY_SECONDS ? last + seconds : last;
}
