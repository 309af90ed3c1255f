import { isBetweenSnaps, isHalfTime, nextSnap } from "../fold/next-snap.ts";
import { clockSeconds } from "../game/game-clock.ts";
import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import { isFinal } from "../game/status.ts";

/** What is known, after a row and before the next snap, of the clock and the ball: nothing of what comes of it. */
export interface ComingSnap {
  /** `1` to `4` or `OT`; null where it is not known. */
  quarter: string | null;
  /** Seconds left in that quarter. */
  clock: number | null;
  /** The ball on a scrimmage down; null where a kick or a try comes first, the half ends, or nobody has told yet. */
  spot: { team: string; down: number; distance: number; yardsToEndZone: number } | null;
}

type Stated = Pick<Game, "possession" | "down" | "distance" | "yardLine" | "yardLineTerritory">;

const UNKNOWN: ComingSnap = { quarter: null, clock: null, spot: null };

/**
 * The coming snap after the row at `index`. The next rows tell it, by the same rule by which a game as of that row has its situation
 * (`game-as-of.ts`); after the last snap of a game that is on, the game itself does. So both say the same.
 */
export function comingSnap(game: Game, plays: readonly Play[], index: number, possession: string | null): ComingSnap {
  const coming = plays.slice(index + 1);
  const [next] = coming;
  if (next === undefined) return isFinal(game) ? UNKNOWN : ofGame(game);
  if (isHalfTime(plays[index], next)) return UNKNOWN;
  const stated = coming.every(isBetweenSnaps) && !isFinal(game) ? game : nextSnap(coming, possession);
  return { quarter: next.quarterName, clock: clockSeconds(next), spot: spotOf(stated) };
}

function ofGame(game: Game): ComingSnap {
  const clock = /^(\d+):(\d\d)$/.exec(game.timeRemaining ?? "");
  return {
    quarter: game.quarter,
    clock: clock === null ? null : Number(clock[1]) * 60 + Number(clock[2]),
    spot: spotOf(game),
  };
}

function spotOf(stated: Stated): ComingSnap["spot"] {
  const { possession, down, distance, yardLine } = stated;
  const isSpot = possession !== null && down !== null && down >= 1 && down <= 4 && yardLine !== null && yardLine > 0;
  return isSpot
    ? { team: possession, down, distance: distance ?? 10, yardsToEndZone: yardsToEndZone(stated, possession) }
    : null;
}

function yardsToEndZone({ yardLine, yardLineTerritory }: Stated, team: string): number {
  const yards = yardLine ?? 50;
  return yardLineTerritory === team ? 100 - yards : yards;
}
