import { fieldPosition, situation } from "../words/format.ts";
import type { Live } from "../game/game-state.ts";

/** Where the next snap of a live game is. */
export interface LiveSituation {
  /** Who has the ball; null where the source does not say. */
  team: string | null;
  /** `2nd & 5`, `1st & Goal`. */
  down: string;
  /** `DAL 35`, and `50` at midfield; null where it is unknown. */
  spot: string | null;
}

type SnapGame = Pick<Live, "possession" | "down" | "distance" | "downAndDistance" | "yardLine" | "yardLineTerritory">;

/** The next snap as far as it is known; null without a down: between a score and the next snap, and at halftime. */
export function liveSituation(game: SnapGame): LiveSituation | null {
  const { possession: team, down: number, distance, yardLine, yardLineTerritory } = game;
  if (number !== null && number <= 0) return null;
  // The source's own words know of goal to go.
  const words = game.downAndDistance?.trim() ?? "";
  const down = words === "" ? situation({ down: number ?? 0, distance: distance ?? 0, yardsToEndZone: null }) : words;
  if (down === null) return null;
  return { team, down, spot: fieldPosition({ yardLine: yardLine ?? 0, yardLineTerritory }) };
}

/** `PHI, 2nd & 5 at DAL 35`. */
export function situationWords({ team, down, spot }: LiveSituation): string {
  return `${team === null ? "" : `${team}, `}${down}${spot === null ? "" : ` at ${spot}`}`;
}
