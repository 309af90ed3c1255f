import { gameAsOf, type Positions } from "../../../domain/fold/game-as-of.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Player } from "../../../domain/game/player.ts";
import { rowsAt } from "../../../domain/replay/replay-moments.ts";
import { fail, ok } from "../../../domain/result.ts";
import { isInScope, type Provider, type ProviderError, type ProviderResult } from "../provider.ts";

export interface ReplayOptions {
  /** A finished game as it is stored. */
  stored: ProviderGame;
  /** Everybody the game names. */
  players: readonly Player[];
  /** When each of its rows happens this time, in milliseconds since 1970, never falling. */
  moments: readonly number[];
  now: () => Date;
}

export interface ReplayProvider extends Provider {
  readonly name: "replay";
  /** How many rows have happened. */
  rows(): number;
}

/** A source of one game, which it plays again on the clock given: asked now, it knows what has happened by now. */
export function replayProvider({ stored, players, moments, now }: ReplayOptions): ReplayProvider {
  const { season, gameKey } = stored.game;
  const positions: Positions = new Map(players.map((player) => [player.playerId, player.position]));

  /** All of it follows from the row count, so that every process delivers the same. */
  function deliver(): ProviderGame {
    const count = rowsAt(moments, now().getTime());
    const at = moments[Math.max(0, count - 1)];
    return {
      ...gameAsOf(stored, count, positions),
      provider: "replay",
      providerGameId: `replay-${gameKey}`,
      asOf: count < moments.length && at !== undefined ? new Date(at).toISOString() : stored.asOf,
    };
  }

  return {
    name: "replay",
    rows: () => rowsAt(moments, now().getTime()),

    async schedule(scope, signal) {
      signal.throwIfAborted();
      if (scope.season !== season) return notFound(`of ${scope.season}`);
      return ok(isInScope(stored.game, scope) ? [deliver().game] : []);
    },

    async players(asked, signal) {
      signal.throwIfAborted();
      return asked === season ? ok([...players]) : notFound(`of ${asked}`);
    },

    async *games(scope, signal) {
      signal.throwIfAborted();
      if (scope.season !== season) return yield notFound(`of ${scope.season}`);
      if (isInScope(stored.game, scope)) yield ok(deliver());
    },

    async game(asked, signal): Promise<ProviderResult<ProviderGame>> {
      signal.throwIfAborted();
      return asked === gameKey ? ok(deliver()) : notFound(asked);
    },
  };

  function notFound(asked: string): { ok: false; error: ProviderError } {
    return fail({ kind: "not-found", message: `This replay plays game ${gameKey} and has no game ${asked}.` });
  }
}
