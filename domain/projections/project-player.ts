import type { Counts } from "../scoring/counting/count.ts";
import { withDetails } from "./line-details.ts";
import type { Injury, Matchup } from "./matchup.ts";
import type { PlayerHistory } from "./player-history.ts";
import { projectChances } from "./project-chances.ts";
import { CHANCE_WEIGHTS, DETAIL_SHARES, QUESTIONABLE_SHARE } from "./projection-weights.ts";

/**
 * The line that a passer, runner or receiver is expected to have, in fractions: any scoring makes points of it (`expect-points.ts`).
 * Null, and never a line of zeros, for somebody without an earlier game and for one who is reported out or doubtful (six of the doubtful
 * passers, runners and receivers of 2021 and 2023 played).
 */
export function projectPlayer(history: PlayerHistory, matchup: Matchup, injury: Injury | null = null): Counts | null {
  if (history.games.length === 0 || injury === "out" || injury === "doubtful") return null;
  const line = projectChances(history, matchup, CHANCE_WEIGHTS[history.position]);
  const whole = withDetails(line, DETAIL_SHARES[history.position]);
  return injury === null ? whole : scaled(whole, QUESTIONABLE_SHARE);
}

function scaled(line: Counts, share: number): Counts {
  return Object.fromEntries(Object.entries(line).map(([stat, amount]) => [stat, (amount ?? 0) * share]));
}
