import type { ProviderName } from "../game/game-snapshot.ts";
import type { InjuryReport } from "../game/injury-report.ts";
import type { SnapCount } from "../game/snap-count.ts";
import type { PlayerUsage } from "./player-usage.ts";

/** How a player was used in the games of a season, each part by game key, in no order. */
export interface SeasonUsage {
  usage: (PlayerUsage & { gameKey: string })[];
  snaps: (SnapCount & { gameKey: string })[];
  /** With the source that they came from. */
  injuries: (InjuryReport & { gameKey: string; provider: ProviderName })[];
}
