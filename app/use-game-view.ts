import { useLocation } from "react-router";

import { type GameView, gameViewSearch, parseGameView } from "../domain/page/game-view.ts";
import { replayQuery } from "./replay-query.ts";

/** What the address asks the game page to show, and the query of the same view with a part changed. */
export function useGameView(): { view: GameView; searchWith: (change: Partial<GameView>) => string } {
  const location = useLocation();
  const view = parseGameView(new URLSearchParams(location.search));
  const replay = replayQuery(location);
  return {
    view,
    searchWith(change) {
      // Another view of the page is no longer the address of one play.
      const search = gameViewSearch({ ...view, play: null, ...change });
      return replay === "" ? search : `?${replay}${search.replace("?", "&")}`;
    },
  };
}
