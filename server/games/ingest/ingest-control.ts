import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { IngestNote } from "../../../domain/admin/ingest-note.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { RefreshReport } from "./refresh-game.ts";

export type { IngestNote } from "../../../domain/admin/ingest-note.ts";

/** What came of fetching one game. */
export interface GameRefresh extends RefreshReport {
  /** Plays that the game has now. */
  plays: number;
  /** Things that were shown before and have been changed by this fetch. */
  corrections: number;
}

/** What came of taking over what the provider says of a game now. */
export interface AcceptedGame extends GameRefresh {
  /** What had been suspect about it, in words. */
  overruled: string[];
}

/** What the site's own pages may ask of the ingest. */
export interface IngestControl {
  /** Reads the game in full now, whichever process is the leader, through the same guards. */
  refreshGame(gameKey: string, signal: AbortSignal): Promise<ProviderResult<GameRefresh>>;
  /**
   * Reads the game in full now and takes it over as it is, whatever the guards say of it; only an answer without plays or without
   * a score, where there were some, is refused.
   */
  acceptGame(gameKey: string, signal: AbortSignal): Promise<ProviderResult<AcceptedGame>>;
  /** Reads a week's games now: scores, projections, and the plays of every game that has begun. */
  refreshWeek(week: WeekId, signal: AbortSignal): Promise<ProviderResult<{ games: number; changed: number }>>;
  status(): Promise<IngestStatus>;
}

export interface IngestStatus {
  provider: ProviderName;
  /** Whether this process is the one that reads by itself. */
  isLeader: boolean;
  /** What it is about, in words: `2 games are on; polling every 10 seconds`. */
  phase: string;
  /** ISO time of the next fetch; null when none is planned, or another process plans it. */
  nextAt: string | null;
  /** Calls of all processes in this calendar month (UTC). */
  callsThisMonth: number;
  /** 0 for a provider that does not count. */
  callsAllowed: number;
  /** The provider's figures are altered on purpose: a free trial. */
  isScrambled: boolean;
  /** Newest first, at most 100. */
  recent: IngestNote[];
}
