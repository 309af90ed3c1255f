import { otherTeam, type DemoTeam } from "../world/demo-player.ts";
import { awaitKickoff, defenseOf, margin, type GameInPlay } from "./game-in-play.ts";
import { startOvertime } from "./overtime.ts";
import { recordMarker } from "./record-row.ts";

const QUARTER_SECONDS = 900;
const WARNING_SECONDS = 120;

/** Takes a play's own seconds off the clock and says whether it runs on afterwards. */
export function takeTime(game: GameInPlay, seconds: number, clock: GameInPlay["clock"]): void {
  game.secondsLeft = Math.max(0, game.secondsLeft - seconds);
  game.clock = clock;
  game.wall += seconds + 4;
}

/**
 * Lets the clock run to the next snap, with what may come between: the end of the period, the two-minute warning, a
 * timeout. False when one of them took the snap's place; ask again then.
 */
export function isReadyToSnap(game: GameInPlay): boolean {
  if (game.next === "try") return true;
  if (game.secondsLeft === 0) {
    endPeriod(game);
    return false;
  }
  if (hasWarning(game) && !game.isWarned && game.secondsLeft <= WARNING_SECONDS) {
    warn(game);
    return false;
  }
  if (game.clock === "stopped") {
    // Lining up takes real time; the first kickoff has none before it.
    if (game.rows.length > 0) game.wall += 24;
    return true;
  }
  const caller = timeoutCaller(game);
  if (caller !== null) {
    callTimeout(game, caller);
    return false;
  }
  return runOff(game);
}

/** True in the last minutes of a half and of overtime, when out of bounds stops the clock. */
export function isClosing(game: GameInPlay): boolean {
  return (game.period === 2 && game.secondsLeft <= 120) || (game.period >= 4 && game.secondsLeft <= 300);
}

/** True when the offense wants to save time. */
export function isHurrying(game: GameInPlay): boolean {
  const lead = margin(game);
  if (game.period === 2) return game.secondsLeft <= 110 && game.spot < 80;
  if (game.period < 4) return false;
  if (game.period > 4) return game.secondsLeft <= 150 && lead <= 0;
  if (lead < 0) return game.secondsLeft <= (lead < -8 ? 480 : 210);
  return lead === 0 && game.secondsLeft <= 100;
}

/** True when the offense is close enough, and late enough, to wait for one kick. */
export function isPlayingForLastKick(game: GameInPlay): boolean {
  const lead = margin(game);
  const isWorthIt = game.period === 2 || (lead <= 0 && lead >= -2) || (game.period > 4 && lead === -3);
  const isLast = game.period === 2 || game.period >= 4;
  return isLast && isWorthIt && game.spot <= 36 && game.secondsLeft <= 30;
}

function runOff(game: GameInPlay): boolean {
  const { random } = game;
  const lead = margin(game);
  const isBleeding = game.period === 4 && lead > 0 && game.secondsLeft <= 360;
  const saved = game.clock === "ready" ? 17 : 0;
  let seconds = Math.round(random.normal(isBleeding ? 38.5 : 35.2, 2.8)) - saved;
  if (isHurrying(game)) seconds = Math.min(seconds, random.between(9, 17));
  // The play clock is 40 seconds, a few of which go by until the ball is placed.
  seconds = Math.max(6, Math.min(40, seconds));
  if (
    hasWarning(game) &&
    !game.isWarned &&
    game.secondsLeft > WARNING_SECONDS &&
    game.secondsLeft - seconds <= WARNING_SECONDS
  ) {
    game.wall += game.secondsLeft - WARNING_SECONDS;
    game.secondsLeft = WARNING_SECONDS;
    warn(game);
    return false;
  }
  if (seconds >= game.secondsLeft) {
    const canStillSnap = isHurrying(game) && game.secondsLeft > 11;
    if (!canStillSnap) {
      game.wall += game.secondsLeft;
      game.secondsLeft = 0;
      endPeriod(game);
      return false;
    }
    seconds = game.secondsLeft - random.between(2, 4);
  }
  game.secondsLeft -= seconds;
  game.wall += seconds;
  return true;
}

function hasWarning(game: GameInPlay): boolean {
  if (game.period === 2 || game.period === 4) return true;
  if (game.period < 5) return false;
  return !game.isPostseason || game.period % 2 === 0;
}

function warn(game: GameInPlay): void {
  game.isWarned = true;
  game.clock = "stopped";
  recordMarker(game, "TwoMinuteWarning", "Two-minute warning.");
  game.wall += 120;
}

/** Who stops the running clock, if anybody does. */
function timeoutCaller(game: GameInPlay): DemoTeam | null {
  const { random } = game;
  const offense = game.offense;
  const defense = defenseOf(game);
  const lead = margin(game);
  const isLastPeriod = game.period === 4 || (game.period > 4 && !game.isPostseason);
  if (
    isLastPeriod &&
    game.secondsLeft <= 165 &&
    lead > 0 &&
    lead <= 16 &&
    game.timeouts[defense] > 0 &&
    random.chance(0.85)
  ) {
    return defense;
  }
  if (game.timeouts[offense] > 0) {
    if (isPlayingForLastKick(game)) return offense;
    const isLate = (game.period === 2 || game.period >= 4) && game.secondsLeft <= 75;
    if (isLate && isHurrying(game) && random.chance(0.4)) return offense;
    if (!isLate && random.chance(0.009)) return offense;
  }
  return game.timeouts[defense] > 0 && !isClosing(game) && random.chance(0.003) ? defense : null;
}

function callTimeout(game: GameInPlay, team: DemoTeam): void {
  const waits = team === game.offense && isPlayingForLastKick(game) && game.secondsLeft > 6;
  const seconds = waits ? game.secondsLeft - game.random.between(3, 5) : game.random.between(2, 5);
  takeTime(game, Math.min(seconds, game.secondsLeft - 1), "stopped");
  chargeTimeout(game, team, `${game.teams[team].callName} called a timeout`);
}

/** Takes a timeout from a team and writes its row. */
export function chargeTimeout(game: GameInPlay, team: DemoTeam, words: string): void {
  game.timeouts[team] -= 1;
  game.clock = "stopped";
  const left = game.timeouts[team];
  recordMarker(game, "Timeout", `${words} (${left === 0 ? "none" : left} left).`, team);
  game.wall += 110;
}

function endPeriod(game: GameInPlay): void {
  game.clock = "stopped";
  game.isWarned = false;
  switch (game.period) {
    case 1:
      return nextPeriod(game, "End of 1st quarter.", 120);
    case 2: {
      nextPeriod(game, "End of half.", 780);
      refillTimeouts(game);
      awaitKickoff(game, game.openingReceiver);
      return;
    }
    case 3:
      return nextPeriod(game, "End of 3rd quarter.", 120);
    case 4:
      return game.score.away === game.score.home ? goToOvertime(game) : endGame(game);
    default:
      return game.isPostseason ? nextPeriod(game, "End of the overtime period.", 120) : endGame(game);
  }
}

function nextPeriod(game: GameInPlay, words: string, pause: number): void {
  recordMarker(game, "Period", words);
  game.period += 1;
  game.secondsLeft = QUARTER_SECONDS;
  game.wall += pause;
}

function goToOvertime(game: GameInPlay): void {
  const winner: DemoTeam = game.random.chance(0.5) ? "away" : "home";
  const name = game.teams[winner].callName;
  nextPeriod(
    game,
    `End of regulation, tied at ${game.score.home}. ${name} won the overtime toss and will receive.`,
    180,
  );
  startOvertime(game, otherTeam(winner));
}

function refillTimeouts(game: GameInPlay): void {
  game.timeouts.away = 3;
  game.timeouts.home = 3;
}

/** Closes the game where the clock stands. */
export function endGame(game: GameInPlay): void {
  recordMarker(game, "Period", "End of game.");
  game.isOver = true;
}
