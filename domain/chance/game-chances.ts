import { possessionAfter } from "../fold/possession.ts";
import { countTimeouts, type TimeoutsLeft } from "../fold/timeouts-left.ts";
import { clockSeconds, QUARTER_SECONDS, REGULATION_SECONDS } from "../game/game-clock.ts";
import type { Game } from "../game/game.ts";
import { isLastOfHalf } from "../game/ends-half.ts";
import { homeEdge } from "../game/home-edge.ts";
import type { Play } from "../game/play.ts";
import { SEASON_TYPE } from "../game/season-type.ts";
import { isFinal } from "../game/status.ts";
import { type Ball, ballAfter } from "./ball-after.ts";
import { ballChance, type OvertimeDrives, type Standing, timeUpChance } from "./ball-chance.ts";
import { comingSnap, type ComingSnap } from "./coming-snap.ts";
import { regulationChance } from "./regulation-chance.ts";

/** The home team's chance to win in percent with one decimal, 0.5 to 99.5 until the game is decided; a tie is 50. */
export interface GameChances {
  /** Before kickoff. */
  before: number;
  /** After each row, in the order of the plays. */
  after: number[];
}

/** Game time that a play takes where nobody tells the clock after it. */
const PLAY_SECONDS = 6;
/** A play this late in a half after which no snap is known was its last. */
const LAST_PLAY_SECONDS = 12;
/** In percent, until the game is over. */
const [LEAST, MOST] = [0.5, 99.5];

/** Where the walk over the rows stands after one of them. */
interface Walk extends Standing, TimeoutsLeft {
  ball: Ball | null;
  possession: string | null;
  /** 0 to 1. */
  chance: number;
}

/**
 * The home team's chance to win before a game and after each of its rows, which stand in game order. After a row it knows that row, the
 * ones before it and the coming snap's clock, ball and spot, and nothing that came of it: the game as of a row (`game-as-of.ts`) has
 * the same values. Rows without a snap carry the value on; only the last row of a finished game is 0, 50 or 100, and a score that ends an
 * overtime by its rule.
 */
export function gameChances(game: Game, plays: readonly Play[]): GameChances {
  const walk = beforeKickoff(game);
  const before = percent(walk.chance);
  const after = plays.map((play, index) => {
    step(walk, game, play, comingSnap(game, plays, index, possessionAfter(play, game) ?? walk.possession));
    return index === plays.length - 1 && isFinal(game) ? resultOf(game, walk) : percentOf(walk);
  });
  return { before, after };
}

function beforeKickoff(game: Game): Walk {
  const { pointSpread } = game;
  const standing: Standing = {
    secondsLeft: REGULATION_SECONDS,
    lead: 0,
    homeTimeouts: 3,
    awayTimeouts: 3,
    // The line of a game is seen from the home team, and negative where it is favored.
    homeFavoredBy: pointSpread === null ? homeEdge(game) : -pointSpread,
    secondHalfTeam: null,
    overtime: null,
  };
  const nobody = { ball: 0, down: 1, distance: 10, yardsToEndZone: 50, secondHalfBall: 0, touchback: 75 } as const;
  const chance = regulationChance({ ...standing, ...nobody });
  return { ...standing, quarterName: null, ball: null, possession: null, chance };
}

function step(walk: Walk, game: Game, play: Play, coming: ComingSnap): void {
  countTimeouts(walk, play, game);
  walk.lead += play.homePoints - play.awayPoints;
  walk.possession = possessionAfter(play, game) ?? walk.possession;
  noteKickoffs(walk, play);
  walk.secondsLeft = secondsLeft(walk, play, coming);
  const ball = ballAfter(play, walk.ball, coming, game);
  if (ball === null) return;
  walk.ball = ball;
  walk.chance = chanceOf(walk, ball, coming, game);
}

function chanceOf(walk: Walk, ball: Ball, coming: ComingSnap, game: Game): number {
  if (ball.kind !== "snap" || coming.spot !== null) return ballChance(walk, ball, game);
  if (walk.secondHalfTeam !== null && walk.secondsLeft <= REGULATION_SECONDS / 2)
    return ballChance(walk, { kind: "kickoff", team: ball.team }, game);
  const isTimeUp = walk.secondsLeft <= 0 && (walk.overtime === null || game.seasonType !== SEASON_TYPE.postseason);
  return isTimeUp ? timeUpChance(walk) : ballChance(walk, ball, game);
}

/** Kickoffs say who receives after halftime, and with the snaps of overtime who has had the ball. */
function noteKickoffs(walk: Walk, play: Play): void {
  const isFirstHalf = play.quarterName === "1" || play.quarterName === "2";
  if (!isFirstHalf) walk.secondHalfTeam = null;
  else if (play.type === "Kickoff") walk.secondHalfTeam ??= play.team;
  if (play.quarterName !== "OT") return;
  walk.overtime ??= { firstTeam: null, hasAnswered: false, isLater: false };
  const offense = play.type === "Kickoff" ? play.opponent : play.down > 0 ? play.team : null;
  if (offense !== null) noteDrive(walk.overtime, offense);
}

function noteDrive(drives: OvertimeDrives, offense: string): void {
  drives.firstTeam ??= offense;
  if (offense !== drives.firstTeam) drives.hasAnswered = true;
  else if (drives.hasAnswered) drives.isLater = true;
}

/** The clock before the coming snap, or else after the row; it never runs backwards. A marker's own clock is not to be relied on. */
function secondsLeft(walk: Walk, play: Play, { quarter, clock }: ComingSnap): number {
  if (play.quarterName === "OT") {
    const own = clockSeconds(play);
    const stated = quarter === "OT" ? clock : null;
    // A clock that jumps up begins another period; one that is a little ahead is a marker's.
    if (stated !== null && (own === null || stated <= own || stated - own > QUARTER_SECONDS / 3)) return stated;
    return clockAfter(play) ?? walk.secondsLeft;
  }
  const stated = quarter === null || clock === null ? null : leftIn(quarter, clock);
  const own = clockAfter(play);
  const left = stated ?? (own === null ? walk.secondsLeft : leftIn(play.quarterName, own));
  return Math.min(walk.secondsLeft, left ?? walk.secondsLeft);
}

/** The clock of a period after a row, where only the row tells it. */
function clockAfter(play: Play): number | null {
  const clock = play.type === "Period" ? null : clockSeconds(play);
  if (clock === null) return null;
  const isLastPlay = isLastOfHalf(play.quarterName) && clock <= LAST_PLAY_SECONDS;
  return isLastPlay ? 0 : Math.max(0, clock - PLAY_SECONDS);
}

/** Seconds left of regulation; null in a period that is none of it. Overtime follows when nothing is left. */
function leftIn(quarter: string, clock: number): number | null {
  if (quarter === "OT") return 0;
  const number = Number(quarter);
  return number >= 1 && number <= 4 ? (4 - number) * QUARTER_SECONDS + clock : null;
}

/** The home team won, lost or tied: by the game's own score where it has one. */
function resultOf({ awayScore, homeScore }: Game, { lead }: Walk): number {
  return 100 * timeUpChance({ lead: awayScore === null || homeScore === null ? lead : homeScore - awayScore });
}

function percentOf({ chance, overtime }: Walk): number {
  return overtime !== null && (chance === 0 || chance === 1) ? 100 * chance : percent(chance);
}

function percent(chance: number): number {
  return Math.round(10 * Math.min(MOST, Math.max(LEAST, 100 * chance))) / 10;
}
