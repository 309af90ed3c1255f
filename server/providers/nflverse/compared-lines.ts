import type { FoldedLine } from "../../../domain/fold/folded-line.ts";
import type { PlayerLine } from "../../../domain/game/player-line.ts";
import type { Play } from "../../../domain/game/play.ts";

/** What was compared, and what can explain a difference. */
export interface ComparedLines {
  plays: readonly Play[];
  /** By player's id: the sums over the plays, and the official lines. */
  folded: ReadonlyMap<string, FoldedLine>;
  official: ReadonlyMap<string, PlayerLine>;
}
