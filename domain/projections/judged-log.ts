import { gamePhase } from "../game/game-state.ts";
import { expectPoints } from "./expect-points.ts";
import { type JudgedPoints, judgedPoints } from "./judged-points.ts";
import { lineCounts } from "../scoring/official-counts.ts";
import { PRESETS } from "../scoring/presets.ts";
import type { PlayerLogEntry } from "../players/player-log-entry.ts";

/** The range of each projection of a log in PPR points, and whether the result was in it, by game key. */
export function judgedLog(entries: readonly PlayerLogEntry[]): Record<string, JudgedPoints> {
  return Object.fromEntries(
    entries.flatMap(({ game, stats, projection }) => {
      if (projection === null) return [];
      const expected = expectPoints(
        lineCounts(projection),
        { role: "player", position: projection.position },
        PRESETS.ppr,
      );
      const isOver = gamePhase(game) === "over";
      return [[game.gameKey, judgedPoints(expected, isOver ? (stats?.fantasyPointsPPR ?? null) : null)] as const];
    }),
  );
}
