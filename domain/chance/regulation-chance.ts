import { lastPlayChance } from "./last-play.ts";
import type { Snap } from "./snap.ts";
import { snapChance, type SnapWeights } from "./snap-chance.ts";

/** Seconds that one play with a stopped clock takes away, and one with a running clock and the whole play clock after it. */
const KNEEL_SECONDS = 3;
const PLAY_CLOCK_SECONDS = 40;
/** The length of the stretch at the end in which a play may be the last. */
const LAST_SECONDS = 15;

/**
 * The home team's chance to win from a snap of regulation, 0 to 1: the fitted model, except where it may be the last play of the
 * game, of which a smooth model knows too little, and where the team that leads needs only to kneel. Such plays are too few for a
 * fit; the rules here are the field's own.
 */
export function regulationChance(snap: Snap, weights?: SnapWeights): number {
  if (snap.ball === 0) return snapChance(snap, weights);
  if (canKneel(snap)) return snap.ball === 1 ? 1 : 0;
  const share = Math.exp(-((snap.secondsLeft / LAST_SECONDS) ** 2));
  const last = lastPlayChance(snap);
  const home = snap.ball === 1 ? last : 1 - last;
  return share * home + (1 - share) * snapChance(snap, weights);
}

/** The offense leads and can run out the clock with the downs it has, whatever timeouts the defense takes. */
function canKneel({ lead, ball, down, secondsLeft, homeTimeouts, awayTimeouts }: Snap): boolean {
  if (lead * ball <= 0) return false;
  const kneels = Math.max(0, 4 - down);
  const stopped = Math.min(kneels, ball === 1 ? awayTimeouts : homeTimeouts);
  return secondsLeft <= kneels * KNEEL_SECONDS + (kneels - stopped) * PLAY_CLOCK_SECONDS;
}
