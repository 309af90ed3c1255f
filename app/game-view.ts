import { useLocation } from "react-router";

import { type GameView, gameViewSearch, parseGameView } from "../domain/view-query.ts";

/** What the address asks the game page to show, and the query of the same view with a part changed. */
export function useGameView(): { view: GameView; searchWith: (change: Partial<GameView>) => string } {
  const { search } = useLocation();
  const view = parseGameView(new URLSearchParams(search));
  return { view, searchWith: (change) => gameViewSearch({ ...view, ...change }) };
}
