import { fieldPosition, situation } from "../words/format.ts";
import type { Game } from "../game/game.ts";
import type { Live } from "../game/game-state.ts";
import { teamName } from "../game/team.ts";

/** Where the next snap of a live game is. */
export interface LiveSituation {
  /** Who has the ball, by nickname: `NO ball` would be read as none. Null where the source does not say. */
  team: string | null;
  /** `2nd & 5`, `1st & Goal`. */
  down: string;
  /** `DAL 35`, and `50` at midfield; null where it is unknown. */
  spot: string | null;
}

type SnapGame = Pick<Live, "possession" | "down" | "distance" | "downAndDistance" | "yardLine" | "yardLineTerritory"> &
  Pick<Game, "season">;

/** The next snap as far as it is known; null without a down: between a score and the next snap, and at halftime. */
export function liveSituation(game: SnapGame): LiveSituation | null {
  const { possession, down: number, distance, yardLine, yardLineTerritory, season } = game;
  if (number !== null && number <= 0) return null;
  // The source's own words know of goal to go.
  const words = game.downAndDistance?.trim() ?? "";
  const down = words === "" ? situation({ down: number ?? 0, distance: distance ?? 0, yardsToEndZone: null }) : words;
  if (down === null) return null;
  return {
    team: possession === null ? null : teamName(possession, season).nick,
    down,
    spot: fieldPosition({ yardLine: yardLine ?? 0, yardLineTerritory }),
  };
}

/** `Eagles, 2nd & 5 at DAL 35`. */
export function situationWords({ team, down, spot }: LiveSituation): string {
  return `${team === null ? "" : `${team}, `}${down}${spot === null ? "" : ` at ${spot}`}`;
}
