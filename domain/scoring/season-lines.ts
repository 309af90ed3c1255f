import { addCounts } from "./counting/count-game.ts";
import type { GameLines, OwnerLine } from "./game-lines.ts";
import { toHundredth } from "../fold/fantasy-points.ts";

/** One owner's games added up. Name, team and position are those of the latest of them. */
export interface SeasonLine extends OwnerLine {
  /** Games with a play of the owner's. */
  games: number;
}

const SUMS = new WeakMap<readonly GameLines[], readonly SeasonLine[]>();

/** The lines of games added up by owner, once for the same list of games. Of the longest field goals the longest. */
export function seasonLines(games: readonly GameLines[]): readonly SeasonLine[] {
  const known = SUMS.get(games);
  if (known !== undefined) return known;
  const sums = new Map<string, SeasonLine>();
  for (const { lines } of games.toSorted((one, other) => one.week - other.week)) {
    for (const line of lines) {
      const { id, name, team, position, counts, longest } = line;
      const sum = sums.get(id) ?? { ...line, counts: {}, games: 0 };
      addCounts(sum.counts, counts);
      sum.games += 1;
      sum.longest = Math.max(sum.longest, longest);
      // One without a position knows it from another game.
      Object.assign(sum, { name, team, position: position ?? sum.position });
      sums.set(id, sum);
    }
  }
  const list = [...sums.values()];
  SUMS.set(games, list);
  return list;
}

/** Points by owner: what the ledgers of the games add up to, each of them rounded. `pointsOf` has a game's points in the order of its lines. */
export function seasonPoints(
  games: readonly GameLines[],
  pointsOf: (game: GameLines) => readonly number[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const game of games) {
    const points = pointsOf(game);
    for (const [place, { id }] of game.lines.entries()) sums.set(id, (sums.get(id) ?? 0) + (points[place] ?? 0));
  }
  for (const [id, sum] of sums) sums.set(id, toHundredth(sum));
  return sums;
}
