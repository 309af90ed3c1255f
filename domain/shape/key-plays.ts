import type { GameChances } from "../chance/game-chances.ts";
import { type PlayPoints, pointsOfPlays } from "../fold/play-points.ts";
import type { Game } from "../game/game.ts";
import { isMarker } from "../game/is-marker.ts";
import type { Play } from "../game/play.ts";
import { isTakeaway } from "./is-takeaway.ts";
import { type KeyMoment, keyMoments } from "./key-moment.ts";
import { isPlainKickoff, keyReason } from "./key-reason.ts";

/** A play that moved the game or fantasy points most, and why. */
export interface KeyPlay {
  playId: string;
  /** `Kept the drive alive on 3rd & 9`: no period at the end. */
  reason: string;
  /** The home team's change of its chance to win in percent, signed, with one decimal. */
  swing: number;
}

/** Of a game's rows at most this share is KEY. */
export const KEY_SHARE = 0.15;
/** A takeaway mattered if it moved the chance to win by this many percent. */
const MATTERED = 0.5;
/** Other plays count from here on; where one team's chance was and stays this high, from the other figure on. */
const LEAST_SWING = 0.5;
const ONE_SIDED = { chance: 85, leastSwing: 2 };
/** So many fantasy points are worth telling of a play that moved the game little. */
const MANY_POINTS = 4;
/** What a fantasy point weighs beside a percent of win chance. */
const POINT_WEIGHT = 0.25;
/** Above every weight: swings end at 100. */
const FIRST = 1000;

/**
 * The plays that moved the chance to win or fantasy points most, in game order: at most 15 % of the rows. Scores, and takeaways that
 * mattered, come first; the largest swings fill what is left. It is a limit and no quota: a game that was never in doubt has fewer.
 * `points` are those of the plays in their order, for a caller that has them.
 */
export function keyPlays(
  game: Game,
  plays: readonly Play[],
  chances: GameChances,
  points: readonly (readonly PlayPoints[])[] = pointsOfPlays(plays),
): KeyPlay[] {
  const most = Math.floor(plays.length * KEY_SHARE);
  const ranked = keyMoments(game, plays, chances)
    .map((moment, index) => ({ moment, points: points[index] ?? [] }))
    .filter(({ moment }) => !isMarker(moment.play) && !isPlainKickoff(moment))
    .filter(({ moment, points }) => isFirst(moment) || moved(moment) >= leastSwing(moment, points))
    .map((one) => ({ ...one, rank: rankOf(one.moment, one.points) }))
    .toSorted((one, other) => other.rank - one.rank);
  const chosen = new Set(ranked.slice(0, most));
  return ranked
    .filter((one) => chosen.has(one))
    .toSorted((one, other) => one.moment.play.sequence - other.moment.play.sequence)
    .map(({ moment }) => ({ playId: moment.play.playId, reason: keyReason(moment), swing: moment.swing }));
}

/** Scores and takeaways before everything else, by what they moved. */
function rankOf(moment: KeyMoment, points: readonly PlayPoints[]): number {
  const weight = moved(moment) + POINT_WEIGHT * Math.abs(points[0]?.points ?? 0);
  return isFirst(moment) ? FIRST + weight : weight;
}

function isFirst(moment: KeyMoment): boolean {
  return moment.play.isScoringPlay === 1 || (moved(moment) >= MATTERED && isTakeaway(moment));
}

/** A percent more of a chance that is nearly whole decides nothing. */
function leastSwing({ chance, swing }: KeyMoment, points: readonly PlayPoints[]): number {
  const before = chance - swing;
  const isOneSided = Math.min(chance, before) >= ONE_SIDED.chance || Math.max(chance, before) <= 100 - ONE_SIDED.chance;
  return isOneSided && Math.abs(points[0]?.points ?? 0) < MANY_POINTS ? ONE_SIDED.leastSwing : LEAST_SWING;
}

function moved({ swing }: KeyMoment): number {
  return Math.abs(swing);
}
