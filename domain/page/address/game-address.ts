import { gameViewSearch, parseGameView } from "../game-view.ts";
import type { PointsView } from "./points-address.ts";

/** The game page as it opens. */
const OPENED = parseGameView(new URLSearchParams());

/** The game's own page as one beside it leads there, or one of its plays: at a moment all of them stand in the list, else its own address opens it. */
export function gamePath(
  gameKey: string,
  { at, scores = null, scoring }: PointsView,
  play: string | null = null,
): string {
  const search = gameViewSearch({ ...OPENED, at, play: at === null ? play : null, scores, scoring });
  return `/games/${gameKey}${search}${play === null ? "" : `#play-${play}`}`;
}
