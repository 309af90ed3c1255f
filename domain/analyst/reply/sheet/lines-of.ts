import type { Fact } from "../../../facts/fact.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { GameSheet } from "./game-sheet.ts";
import type { Period } from "../question/when-asked.ts";

/** A player's lines of the game, or of a part of it; the one of his position first, and no tackle beside what he is known for. */
export function linesOf(
  { playerId }: Pick<RosterPlayer, "playerId">,
  sheet: GameSheet,
  period: Period | null = null,
): readonly Fact[] {
  const own = sheet
    .lines(period)
    .filter(({ roles }) => roles.player === playerId)
    .toSorted((a, b) => b.weight - a.weight);
  return own.filter(({ weight }) => weight > 0 || own.length === 1);
}
