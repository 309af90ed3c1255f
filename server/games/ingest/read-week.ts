import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { FetchedGame, LiveProvider } from "../../providers/live-provider.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { type FetchServices, type StoredFetch, storeFetchedGames } from "./store-fetched-games.ts";

/** A week's kickoffs, odds and scores. */
export async function readWeek(
  services: IngestServices,
  week: WeekId,
  signal: AbortSignal,
): Promise<ProviderResult<StoredFetch[]>> {
  const games = await services.provider.weekGames(week, signal);
  return games.ok ? ok(await storeFetchedGames(services, games.value, signal)) : games;
}

/** A week's projections and injury reports, for the games of it that are stored. */
export async function readProjections(
  services: FetchServices & { provider: Pick<LiveProvider, "name" | "weekProjections"> },
  week: WeekId,
  signal: AbortSignal,
): Promise<ProviderResult<StoredFetch[]>> {
  const { provider, store, now } = services;
  const projections = await provider.weekProjections(week, signal);
  if (!projections.ok) return projections;
  const fetches: FetchedGame[] = [];
  for (const [gameKey, { playerProjections, injuries }] of projections.value) {
    const stored = await store.gameSnapshot(gameKey);
    if (stored === null || stored.provider !== provider.name) continue;
    fetches.push({
      game: {
        game: stored.game,
        provider: stored.provider,
        providerGameId: stored.providerGameId,
        asOf: now().toISOString(),
        allPlays: [],
        playerGameStats: [],
        playerProjections,
        differences: [],
        ...(injuries === undefined ? {} : { injuries }),
      },
      parts: { facts: false, plays: false, lines: false, projections: true },
      hasOfficialLines: false,
      hasStrangers: false,
      isClosed: false,
    });
  }
  return ok(await storeFetchedGames(services, fetches, signal));
}
