import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { ReadGame } from "../../providers/live-provider.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { type StoredReading, storeReadings } from "./store-readings.ts";

/** A week's kickoffs, odds and scores. */
export async function readWeek(
  services: IngestServices,
  week: WeekId,
  signal: AbortSignal,
): Promise<ProviderResult<StoredReading[]>> {
  const games = await services.provider.weekGames(week, signal);
  return games.ok ? ok(await storeReadings(services, games.value, signal)) : games;
}

/** A week's projections, for the games of it that are stored. */
export async function readProjections(
  services: IngestServices,
  week: WeekId,
  signal: AbortSignal,
): Promise<ProviderResult<StoredReading[]>> {
  const { provider, store, now } = services;
  const projections = await provider.weekProjections(week, signal);
  if (!projections.ok) return projections;
  const readings: ReadGame[] = [];
  for (const [gameKey, playerProjections] of projections.value) {
    const stored = await store.gameSnapshot(gameKey);
    if (stored === null || stored.provider !== provider.name) continue;
    readings.push({
      game: { ...stored, playerProjections, asOf: now().toISOString() },
      parts: { plays: false, lines: false, projections: true },
      hasOfficialLines: false,
      hasStrangers: false,
      isClosed: false,
    });
  }
  return ok(await storeReadings(services, readings, signal));
}
