import { fieldPosition } from "./format.ts";
import type { Game } from "./game.ts";

/** Where the next snap of a live game is: `PHI, 2nd & 5 at DAL 35`, as far as it is known; null without a down. */
export function liveSituation({
  possession,
  downAndDistance,
  yardLine,
  yardLineTerritory,
}: Pick<Game, "possession" | "downAndDistance" | "yardLine" | "yardLineTerritory">): string | null {
  const down = downAndDistance?.trim() ?? "";
  if (down === "") return null;
  const place = fieldPosition({ yardLine: yardLine ?? 0, yardLineTerritory });
  return `${possession === null ? "" : `${possession}, `}${down}${place === null ? "" : ` at ${place}`}`;
}
