import type { GameMoment } from "../../domain/page/game-moment.ts";

/**
 * Keeps in this browser where somebody who hides scores is in a game, and forgets it at either end: nobody goes on from there.
 * For everybody else nothing is kept.
 */
export function keepMoment(gameKey: string, { at, label, count, hasNext }: GameMoment): void {
  if (!/(?:^|; )scores=hidden(?:;|$)/.test(document.cookie)) return;
  if (count === 0 || !hasNext) localStorage.removeItem(nameOf(gameKey));
  else localStorage.setItem(nameOf(gameKey), new URLSearchParams({ at, label }).toString());
}

/** What was kept of a game: `at=113&label=Q3 8:12`, encoded as a query; null without anything. */
export function keptMoment(gameKey: string): string | null {
  return localStorage.getItem(nameOf(gameKey));
}

function nameOf(gameKey: string): string {
  return `moment ${gameKey}`;
}
