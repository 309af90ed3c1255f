import type { Game } from "../../domain/game/game.ts";
import type { ProviderGame, ProviderName } from "../../domain/game/game-snapshot.ts";
import type { InjuryReport } from "../../domain/game/injury-report.ts";
import type { Player } from "../../domain/game/player.ts";
import type { SnapCount } from "../../domain/game/snap-count.ts";
import type { Result } from "../../domain/result.ts";
import { SEASON_TYPE } from "../../domain/game/season-type.ts";

/** Why a provider could not answer. `message` is for people: what happened, where, and what to do. */
export interface ProviderError {
  kind: "unauthorized" | "rate-limited" | "unreachable" | "bad-shape" | "not-found";
  message: string;
  /** Seconds after which another try makes sense, when the provider said so. */
  retryAfter?: number;
  /** A limit of our own has refused it, and the provider was not asked: what needs less goes on. */
  isOwnLimit?: boolean;
  /** The provider's name of what was asked, such as `PlayByPlay`, where it has one. */
  feed?: string;
}

export type ProviderResult<T> = Result<T, ProviderError>;

/** A week range within a season, in the game key's own counting (postseason weeks restart at 1). */
export interface SeasonScope {
  season: number;
  /** Regular-season weeks to keep; everything of the season when absent. */
  weeks?: { from: number; to: number };
}

/** Whether a game belongs to what was asked for. */
export function isInScope(game: Pick<Game, "seasonType" | "week">, { weeks }: SeasonScope): boolean {
  return (
    weeks === undefined || (game.seasonType === SEASON_TYPE.regular && game.week >= weeks.from && game.week <= weeks.to)
  );
}

/** What a source has of a season beside its games, by game key; null of what it has not, or cannot be read. */
export interface SeasonReports {
  snaps: ReadonlyMap<string, SnapCount[]> | null;
  injuries: ReadonlyMap<string, InjuryReport[]> | null;
  /** What is not there and why, for people. */
  gaps: string[];
}

/**
 * A source of games. Every implementation passes `tests/conformance/provider.ts`. No method throws for what a source
 * can do wrong, and every one stops when its signal is aborted (then it rejects with the signal's reason).
 */
export interface Provider {
  readonly name: ProviderName;
  /** Every game of the season, played or not, without plays. */
  schedule(scope: SeasonScope, signal: AbortSignal): Promise<ProviderResult<Game[]>>;
  /** Everybody who may be named in the season's games. */
  players(season: number, signal: AbortSignal): Promise<ProviderResult<Player[]>>;
  /** Snap counts and injury reports of a season; a source that delivers them with its games, or has none, has no such method. */
  reports?(season: number, players: readonly Player[], signal: AbortSignal): Promise<ProviderResult<SeasonReports>>;
  /** Whole games one after the other, in the source's order. The first failure ends the sequence. */
  games(scope: SeasonScope, signal: AbortSignal): AsyncIterable<ProviderResult<ProviderGame>>;
  /** One whole game. */
  game(gameKey: string, signal: AbortSignal): Promise<ProviderResult<ProviderGame>>;
}
