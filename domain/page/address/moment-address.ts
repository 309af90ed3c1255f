import { type GameView, gameViewSearch, KICKOFF, parseGameView } from "../game-view.ts";

const NO_CHOICE = parseGameView(new URLSearchParams());

/**
 * The page of a finished game as of one of its plays, which knows nothing later. `at` is the play's id, or `KICKOFF` for the
 * moment before the first one; `view` is what the reader has chosen on the page.
 */
export function momentPath(gameKey: string, at: string = KICKOFF, view: GameView = NO_CHOICE): string {
  return `/games/${gameKey}${gameViewSearch({ ...view, at })}`;
}

/** Leads to the moment one play after another, whose id the page does not know. */
export function nextMomentPath(gameKey: string, at: string, view: GameView): string {
  return leadingPath(gameKey, view, "after", at);
}

/** Leads to the moment at which so many seconds of game time have been played. */
export function momentAtSecondPath(gameKey: string, second: number, view: GameView): string {
  return leadingPath(gameKey, view, "sec", String(second));
}

function leadingPath(gameKey: string, view: GameView, name: string, value: string): string {
  const query = new URLSearchParams(gameViewSearch({ ...view, at: null }));
  query.set(name, value);
  return `/games/${gameKey}?${query}`;
}

/** The replay of a finished game that goes on from one of its plays, which has just happened. */
export function watchFromPath(gameKey: string, playId: string): string {
  return `/games/${gameKey}/replay?${new URLSearchParams({ play: playId })}`;
}
