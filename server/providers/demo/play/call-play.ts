import { isHurrying, isPlayingForLastKick } from "../game-model/clock.ts";
import { defenseOf, margin, starter, type GameInPlay } from "../game-model/game-in-play.ts";
import { SNAP_TO_POSTS } from "./field-goal.ts";

export type Call = "rush" | "pass" | "punt" | "fieldGoal" | "kneel" | "spike" | "hailMary" | "lateral";

/** How often a down and distance was a dropback in the regular season of 2024: [most yards to go, share]. */
const DROPBACKS: Readonly<Record<number, readonly (readonly [to: number, share: number])[]>> = {
  1: [
    [2, 0.24],
    [6, 0.36],
    [10, 0.494],
    [99, 0.7],
  ],
  2: [
    [2, 0.34],
    [6, 0.514],
    [10, 0.69],
    [99, 0.83],
  ],
  3: [
    [2, 0.413],
    [6, 0.873],
    [10, 0.943],
    [99, 0.884],
  ],
  4: [
    [2, 0.383],
    [6, 0.94],
    [99, 0.96],
  ],
};

/** What the offense does with this snap. */
export function callPlay(game: GameInPlay): Call {
  if (canKneelOut(game)) return "kneel";
  const last = callLastSnap(game);
  if (last !== null) return last;
  if (game.down === 4) return callFourthDown(game);
  if (shouldSpike(game)) return "spike";
  return game.random.chance(dropbackShare(game)) ? "pass" : "rush";
}

/** True when kneeling on every down left runs the clock out, whatever timeouts the other team has. */
function canKneelOut(game: GameInPlay): boolean {
  const { period, secondsLeft, down } = game;
  if (period === 2) return secondsLeft <= 28 && game.spot >= 68;
  if (period !== 4 || margin(game) <= 0 || game.spot > 97) return false;
  const burned = 41 * (4 - down) - 38 * game.timeouts[defenseOf(game)];
  const warning = secondsLeft > 120 && !game.isWarned ? 30 : 0;
  return secondsLeft <= burned - warning;
}

/** The last snap of a half or of the game; null while there is time for more. */
function callLastSnap(game: GameInPlay): Call | null {
  const lead = margin(game);
  const isHalf = game.period === 2;
  const isEnd = game.period === 4 || (game.period > 4 && !game.isPostseason);
  if (!isHalf && !(isEnd && lead <= 0)) return null;
  if (isPlayingForLastKick(game) && game.secondsLeft <= 9) return "fieldGoal";
  const kickHelps = isHalf || lead >= -3;
  if (game.secondsLeft <= 6 && kickHelps && game.spot <= range(game) + 5) return "fieldGoal";
  if (game.secondsLeft > 8) return null;
  if (game.spot <= 25) return null;
  if (game.spot <= 62) return "hailMary";
  return isEnd && lead < 0 ? "lateral" : null;
}

function callFourthDown(game: GameInPlay): Call {
  const { random, spot, distance } = game;
  const lead = margin(game);
  const isKickable = spot <= range(game);
  const isLastPeriod = game.period >= 4;
  const mustScore = isLastPeriod && lead < 0 && (game.period > 4 || game.secondsLeft <= (lead < -8 ? 420 : 170));
  if (mustScore && !(lead >= -3 && isKickable)) return game.random.chance(dropbackShare(game)) ? "pass" : "rush";
  if (random.chance(goShare(spot, distance, lead, isKickable)))
    return random.chance(dropbackShare(game)) ? "pass" : "rush";
  if (isKickable) return "fieldGoal";
  return "punt";
}

/** How often an offense plays fourth down when nothing forces it to. */
function goShare(spot: number, distance: number, lead: number, isKickable: boolean): number {
  if (spot > 72) return 0;
  const isFar = spot > 55;
  const bold = lead < -3 ? 1.35 : 1;
  if (distance === 1) return (isFar ? 0.44 : 0.78) * bold;
  if (distance === 2) return (isFar ? 0.14 : 0.5) * bold;
  if (isFar) return 0.02;
  if (!isKickable && spot <= 48) return (distance <= 5 ? 0.58 : 0.22) * bold;
  return (distance <= 4 ? 0.11 : 0.02) * bold;
}

/** The longest distance to the goal line from which this kicker is sent out today. */
function range(game: GameInPlay): number {
  const kicker = starter(game, game.offense, "K");
  return Math.round(57 + 1.5 * Math.max(-1.5, Math.min(1.5, kicker.talent)) - game.conditions.kickLoss) - SNAP_TO_POSTS;
}

function shouldSpike(game: GameInPlay): boolean {
  if (game.clock !== "running" || game.down > 2 || game.timeouts[game.offense] > 0) return false;
  return isHurrying(game) && game.secondsLeft <= 40 && game.secondsLeft > 4 && game.random.chance(0.6);
}

function dropbackShare(game: GameInPlay): number {
  const rows = DROPBACKS[game.down] ?? [];
  const usual = rows.find(([to]) => game.distance <= to)?.[1] ?? 0.6;
  const lead = margin(game);
  const isLate = game.period >= 4 && game.period < 5;
  let lean = -0.03;
  if (isLate && lead < 0) lean += lead < -8 ? 0.2 : game.secondsLeft < 420 ? 0.18 : 0.05;
  if (isLate && lead > 0) lean -= game.secondsLeft < 300 ? 0.38 : lead > 8 ? 0.18 : 0.06;
  if (game.period === 3 && lead < -13) lean += 0.1;
  if (isHurrying(game)) lean += 0.3;
  if (game.spot <= 5) lean -= 0.08;
  if (game.secondsLeft <= 15) lean += 0.4;
  return Math.max(0.06, Math.min(0.97, usual + lean));
}
