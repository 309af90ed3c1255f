import type { Game } from "./game.ts";
import { isMarker } from "./is-marker.ts";
import type { Play } from "./play.ts";

/** The last of the rows that is a play, and neither a timeout nor the end of a quarter; undefined without one. */
export function lastRealPlay<T extends Pick<Play, "type">>(rows: readonly T[]): T | undefined {
  return rows.findLast((row) => !isMarker(row));
}

/** A game whose words about its last play are of a play: where they are of a row that is none, those of the play before it. */
export function withRealLastPlay(game: Game, rows: readonly Play[]): Game {
  if (game.lastPlay === null || game.lastPlay !== rows.at(-1)?.description) return game;
  return { ...game, lastPlay: lastRealPlay(rows)?.description ?? game.lastPlay };
}
