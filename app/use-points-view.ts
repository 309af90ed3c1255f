import { useLocation } from "react-router";

import type { PointsView } from "../domain/page/address/points-address.ts";
import { parseGameView } from "../domain/page/game-view.ts";

/** What addresses of a game's points carry from a page that is under these rules: the scores too that a browser which hides them has asked for here. */
export function usePointsView(scoring: string | null): PointsView {
  const { scores } = parseGameView(new URLSearchParams(useLocation().search));
  return { at: null, scores, scoring };
}
