import { REGULATION_SECONDS } from "../game/game-clock.ts";
import { fieldGoalChance, lastPlayChance } from "./last-play.ts";
import type { Snap } from "./snap.ts";
import { snapChance, type SnapWeights } from "./snap-chance.ts";

/** Seconds that one play with a stopped clock takes away, and one with a running clock and the whole play clock after it. */
const KNEEL_SECONDS = 3;
const PLAY_CLOCK_SECONDS = 40;
/** How long before the end of the game, and of the first half, a play may be the last. */
const LAST_SECONDS = 15;
const LAST_HALF_SECONDS = 20;

/**
 * The home team's chance to win from a snap of regulation, 0 to 1: the fitted model, except where it may be the last play of the game
 * or of the half, of which a smooth model knows too little, and where the team that leads needs only to kneel. Such plays are too few
 * for a fit; the rules here are the field's own.
 */
export function regulationChance(snap: Snap, weights?: SnapWeights): number {
  const chance = snapChance(snap, weights);
  if (snap.ball === 0) return chance;
  if (canKneel(snap)) return snap.ball === 1 ? 1 : 0;
  if (snap.secondHalfBall !== 0) {
    const share = lastOf(snap.secondsLeft - REGULATION_SECONDS / 2, LAST_HALF_SECONDS);
    // Two more chances are not worked out for most of a half, where they would weigh less than a double holds.
    return share < Number.EPSILON ? chance : mix(share, halfEndChance(snap, weights), chance);
  }
  const last = lastPlayChance(snap);
  return mix(lastOf(snap.secondsLeft, LAST_SECONDS), snap.ball === 1 ? last : 1 - last, chance);
}

/** How much of the next play is the last: 1 when no time is left, next to nothing at twice the length. */
function lastOf(seconds: number, length: number): number {
  return Math.exp(-((Math.max(0, seconds) / length) ** 2));
}

function mix(share: number, one: number, other: number): number {
  return share * one + (1 - share) * other;
}

/** The chance where this is the last play of the first half: a field goal from there or none, and then the kickoff of the second. */
function halfEndChance(snap: Snap, weights?: SnapWeights): number {
  const afterKickoff = {
    ...snap,
    secondsLeft: REGULATION_SECONDS / 2,
    ball: snap.secondHalfBall,
    secondHalfBall: 0 as const,
    down: 1,
    distance: 10,
    yardsToEndZone: snap.touchback,
    homeTimeouts: 3,
    awayTimeouts: 3,
  };
  const scored = snapChance({ ...afterKickoff, lead: snap.lead + 3 * snap.ball }, weights);
  return mix(fieldGoalChance(snap.yardsToEndZone), scored, snapChance(afterKickoff, weights));
}

/** The offense leads and can run out the clock with the downs it has, whatever timeouts the defense takes. */
function canKneel({ lead, ball, down, secondsLeft, homeTimeouts, awayTimeouts }: Snap): boolean {
  if (lead * ball <= 0) return false;
  const kneels = Math.max(0, 4 - down);
  const stopped = Math.min(kneels, ball === 1 ? awayTimeouts : homeTimeouts);
  return secondsLeft <= kneels * KNEEL_SECONDS + (kneels - stopped) * PLAY_CLOCK_SECONDS;
}
