import type { PlayerLine } from "../game/player-line.ts";

type ScoredLine = Pick<
  PlayerLine,
  | "passingTouchdowns"
  | "passingYards"
  | "rushingTouchdowns"
  | "receivingTouchdowns"
  | "rushingYards"
  | "receivingYards"
  | "receptions"
>;

/**
 * What the player lists are sorted by (specification, section 9): 4 per passing touchdown, 0.04 per passing yard, 6 per rushing
 * or receiving touchdown, 0.1 per rushing or receiving yard, 1 per reception. An unknown figure counts 0.
 */
export function playerScore(line: ScoredLine): number {
  return (
    (line.passingTouchdowns ?? 0) * 4 +
    (line.passingYards ?? 0) * 0.04 +
    ((line.rushingTouchdowns ?? 0) + (line.receivingTouchdowns ?? 0)) * 6 +
    ((line.rushingYards ?? 0) + (line.receivingYards ?? 0)) * 0.1 +
    (line.receptions ?? 0)
  );
}

/** The lines by score, most first; equals by name. */
export function byPlayerScore<L extends PlayerLine>(lines: readonly L[]): L[] {
  return lines.toSorted((a, b) => {
    // Sums of fractions are a hair off: 0.1 * 3 is not 0.3.
    const margin = playerScore(b) - playerScore(a);
    if (Math.abs(margin) > 1e-9) return margin;
    return a.playerName < b.playerName ? -1 : Number(a.playerName > b.playerName);
  });
}
