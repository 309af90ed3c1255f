import { ok } from "../../../domain/result.ts";
import { isFinal } from "../../../domain/game/status.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { FetchedGame } from "../../providers/live-provider.ts";
import type { ProviderError, ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { weekText } from "../plan/ingest-task.ts";
import { plannedGame } from "../plan/planned-game.ts";
import { noteRead } from "./read-games.ts";
import { type StoredFetch, storeFetchedGames } from "./store-fetched-games.ts";

export interface LiveReport {
  fetches: StoredFetch[];
  /** Games that were read whole besides. */
  whole: string[];
  /** Games that had to be read whole and could not be. */
  failed: { gameKey: string; error: ProviderError }[];
}

/**
 * A round over a week's games. Whole fetch follows for those whose plays are not certain from the round, and for those that
 * have just ended, so that the first version after the end has the official lines. Games that were over before are left to
 * their corrections. `canRead`: whether a game may be read whole now, or must wait after a failure.
 */
export async function readLive(
  services: IngestServices,
  week: WeekId,
  canRead: (gameKey: string) => boolean,
  signal: AbortSignal,
): Promise<ProviderResult<LiveReport>> {
  const { provider, store, readTimes, now } = services;
  const round = await provider.liveRound(week, signal);
  if (!round.ok) return round;
  const stored = new Map((await store.weekGames(week)).map(({ game }) => [game.gameKey, game]));
  const wasOver = (gameKey: string) => {
    const game = stored.get(gameKey);
    return game !== undefined && plannedGame(game).state === "over";
  };
  const unsure = new Set(round.value.unsure);
  const hasStrangers = round.value.games.some((fetched) => fetched.hasStrangers);
  // Then the rows of every game were remembered under other ids.
  if (hasStrangers && (await services.meetStrangers(week.season, signal)))
    for (const { game, parts } of round.value.games) if (parts.plays) unsure.add(game.game.gameKey);
  const games: FetchedGame[] = [];
  const whole: string[] = [];
  const failed: LiveReport["failed"] = [];
  for (const fetched of round.value.games) {
    const { game } = fetched.game;
    if (wasOver(game.gameKey) && isFinal(game)) continue;
    const isWanted = unsure.has(game.gameKey) || (isFinal(game) && game.hasStarted);
    if (!isWanted || !canRead(game.gameKey)) {
      games.push(fetched);
      continue;
    }
    const read = await provider.wholeGame(game.gameKey, signal);
    if (read.ok) whole.push(game.gameKey);
    else failed.push({ gameKey: game.gameKey, error: read.error });
    games.push(read.ok ? read.value : fetched);
  }
  const fetches = await storeFetchedGames(services, games, signal);
  readTimes.putBriefly(`live ${weekText(week)}`, now());
  await noteRead(
    services,
    fetches.filter(({ gameKey }) => whole.includes(gameKey)),
  );
  return ok({ fetches, whole, failed });
}
