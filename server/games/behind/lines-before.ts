import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { gameLines, type GameLines } from "../../../domain/scoring/game-lines.ts";
import type { KeptPast } from "./kept-past.ts";

/** Counted games as they were so many seconds ago: those that are played are counted from the past that is kept of them. */
export async function linesBefore(
  games: readonly GameLines[],
  past: Pick<KeptPast, "gameKeys" | "gameAt">,
  seconds: number,
): Promise<readonly GameLines[]> {
  const played = new Set(past.gameKeys());
  if (!games.some(({ gameKey }) => played.has(gameKey))) return games;
  const before = await Promise.all(
    games.map(async (game) => {
      if (!played.has(game.gameKey)) return game;
      const snapshot = await past.gameAt(game.gameKey, seconds);
      return snapshot === null ? [] : linesIn(snapshot);
    }),
  );
  return before.flat().filter(({ lines }) => lines.length > 0);
}

const LINES = new WeakMap<GameSnapshot, GameLines>();

/** What a game counted at a moment, once for all who are as far behind. */
function linesIn(snapshot: GameSnapshot): GameLines {
  const lines = LINES.get(snapshot) ?? gameLines(snapshot);
  LINES.set(snapshot, lines);
  return lines;
}
