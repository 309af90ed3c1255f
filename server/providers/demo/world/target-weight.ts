import type { DemoPlayer, DemoPosition } from "./demo-player.ts";

/** The positions that passes are thrown to. */
export const TARGETED: readonly DemoPosition[] = ["RB", "FB", "TE", "WR"];

/**
 * How often a player is thrown to at a depth, in proportion to his team's others. Backs and tight ends live near the line;
 * the deep ball is for receivers. The game draws from it and the projections add it up.
 */
export function targetWeight({ position, rank, talent }: DemoPlayer, airYards: number): number {
  return rolePart(position, rank, airYards) * Math.exp(0.28 * talent);
}

function rolePart(position: DemoPosition, rank: number, airYards: number): number {
  const backs = airYards < 0 ? 2.4 : airYards < 5 ? 0.9 : 0.12;
  switch (position) {
    case "RB":
      return backs * 0.55 ** (rank - 1);
    case "FB":
      return backs * 0.04;
    case "TE":
      return (airYards < 0 ? 0.5 : airYards < 15 ? 1 : 0.45) * 0.36 ** (rank - 1);
    case "WR":
      return 1.25 * 0.72 ** (rank - 1);
    default:
      return 0;
  }
}

/** How often a back carries, in proportion to his team's other backs. */
export function carryWeight({ rank, talent }: DemoPlayer): number {
  return Math.exp(0.45 * talent - 0.75 * (rank - 1));
}
