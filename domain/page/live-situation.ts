import { fieldPosition, situation } from "../words/format.ts";
import type { Game } from "../game/game.ts";
import type { Live } from "../game/game-state.ts";
import { teamName } from "../game/team.ts";
import type { LiveSituation } from "./situation-words.ts";

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
