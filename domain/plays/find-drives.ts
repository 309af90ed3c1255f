import { type DriveGame, driveResult } from "./drive-result.ts";
import { clockSeconds, elapsedSeconds, REGULATION_SECONDS } from "../game/game-clock.ts";
import { finalAccount, isAbortedSnap, lostSpot, recoveringTeam } from "./play-text.ts";
import type { PlayType, ShownPlay } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

/** One possession with its rows: the kick that began it, its plays, the try, and the markers between. */
export interface Drive<P extends ShownPlay> {
  /** The team that had the ball; null where the rows tell of no possession. */
  team: string | null;
  /** Snaps of the team's own offense and field goal tries, as the league counts them. */
  plays: number;
  /** From the first snap's spot to where the ball was when the drive ended, so that enforced penalties count. */
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
  const begins = beginTimes(rowsOf, elapsed);
  return rowsOf.map((rows, index) => {
    const begin = begins[index] ?? null;
    const end =
      index + 1 < begins.length ? (begins[index + 1] ?? null) : endOfPlay(plays, elapsed.at(-1) ?? null, game);
    const team = teams[index] ?? null;
    const nextRows = rowsOf[index + 1] ?? null;
    const result =
      team === null ? null : driveResult({ rows, team, nextRows, nextTeam: teams[index + 1] ?? null, game });
    return {
      team,
      plays: rows.filter((row) => isOffensivePlay(row) && row.team === team).length,
      yards: team === null ? 0 : driveYards(rows, team, { result, nextRows }),
      seconds: begin === null || end === null ? null : end - begin,
      result,
      rows,
    };
  });
}

/** The game time of each drive's first row with a clock: one without stands at the time of the drive before. */
function beginTimes(rowsOf: readonly (readonly ShownPlay[])[], elapsed: readonly (number | null)[]): (number | null)[] {
  let first = 0;
  return rowsOf.map((rows) => {
    const times = elapsed.slice(first, first + rows.length);
    first += rows.length;
    const clocked = rows.findIndex((row) => row.type !== "Period" && clockSeconds(row) !== null);
    return times[clocked] ?? times.find((time) => time !== null) ?? null;
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

/**
 * A marker, or a row without a number, belongs to the drive before it; rows before the first number to the first drive. A number that goes on
 * over a lost return is two drives.
 */
function beginsByNumber(plays: readonly ShownPlay[]): boolean[] {
  let current: number | null = null;
  let isReturnLost = false;
  return plays.map((play) => {
    const { drive, type } = play;
    const isNext = drive !== null && drive !== current && !MARKERS.includes(type);
    const isNew = current !== null && (isNext || (isReturnLost && isSnap(play)));
    if (isNext) current = drive;
    isReturnLost = losesReturn(play) || (isReturnLost && !isNew);
    return isNew;
  });
}

/** A kickoff's returner had the ball before the kicking team got it back: as the league counts, a drive without a play. Who only muffs a kick never had it. */
function losesReturn({ type, team, description }: ShownPlay): boolean {
  return (
    type === "Kickoff" &&
    team !== null &&
    /\bFUMBLES\b/.test(finalAccount(description)) &&
    recoveringTeam(description) === team
  );
}

/**
 * A drive begins with the kickoff to it, or else with the first snap of the other team: who lost the return had the ball. After a punt, a field goal try or an
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
      offense = losesReturn(play) ? play.opponent : null;
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

/** What became of a drive. */
interface DriveEnd {
  result: string | null;
  nextRows: readonly ShownPlay[] | null;
}

function driveYards(rows: readonly ShownPlay[], team: string, end: DriveEnd): number {
  const snaps = rows.filter((row) => isSnap(row) && row.team === team);
  const last = snaps.at(-1);
  const start = snaps[0]?.yardsToEndZone ?? null;
  if (last === undefined) return 0;
  if (start === null || last.yardsToEndZone === null) return snaps.reduce((sum, row) => sum + row.yardsGained, 0);
  return start - (yardsLeft(last, team, end) ?? last.yardsToEndZone - last.yardsGained);
}

const FIELD = 100;

/** Yards to the end zone at the end of a drive, where its last snap's own gain does not tell them: a penalty behind it, a fumble carried on, a snap that failed. */
function yardsLeft(last: ShownPlay, team: string, { result, nextRows }: DriveEnd): number | null {
  if (result === "Touchdown" && last.type !== "Punt") return 0;
  if (result === "Safety") return FIELD;
  const isAborted = isAbortedSnap(last);
  if (result === "Downs" && (isAborted || last.penaltyYards !== null)) {
    const next = nextRows?.find((row) => isSnap(row) || row.type === "Kickoff");
    const left = next === undefined || next.type === "Kickoff" ? null : next.yardsToEndZone;
    return left === null ? null : FIELD - left;
  }
  const lost = isAborted ? lostSpot(last) : null;
  if (lost === null) return null;
  const left = lost.territory === team ? FIELD - lost.yardLine : lost.yardLine;
  // A ball that rolled ahead has gained nothing.
  return Math.min(FIELD, Math.max(last.yardsToEndZone ?? 0, left));
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
