import type { OwnerLine } from "../../domain/scoring/game-lines.ts";
import type { Counts } from "../../domain/scoring/counting/count.ts";
import { isStat } from "../../domain/scoring/stats.ts";

/** One owner's line in a row: `[id, name, team, role, position, longest, [stat, amount, stat, amount, ...]]`. */
type StoredLine = [string, string, string, OwnerLine["role"], string | null, number, (string | number)[]];

/** The lines of a game as compact JSON text, in their order. */
export function ownerLinesToText(lines: readonly OwnerLine[]): string {
  return JSON.stringify(
    lines.map(({ id, name, team, role, position, longest, counts }): StoredLine => {
      const figures = Object.entries(counts).flatMap(([stat, amount]) => (amount ? [stat, amount] : []));
      return [id, name, team, role, position, longest, figures];
    }),
  );
}

/** The lines that `ownerLinesToText` wrote. */
export function ownerLinesFromText(text: string): OwnerLine[] {
  const stored: StoredLine[] = JSON.parse(text);
  return stored.map(([id, name, team, role, position, longest, figures]) => {
    const counts: Counts = {};
    for (let index = 0; index < figures.length; index += 2) {
      const stat = figures[index];
      const amount = figures[index + 1];
      if (typeof stat === "string" && typeof amount === "number" && isStat(stat)) counts[stat] = amount;
    }
    return { id, name, team, role, position, longest, counts };
  });
}
