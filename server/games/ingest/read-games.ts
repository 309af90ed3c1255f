import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { ReadGame } from "../../providers/live-provider.ts";
import type { ProviderError, ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { gameReadName } from "../plan/ingest-task.ts";
import { type StoredReading, storeReadings } from "./store-readings.ts";

/** One game, whole. `isAccepted`: see `storeReadings`. */
export async function readGame(
  services: IngestServices,
  gameKey: string,
  signal: AbortSignal,
  isAccepted = false,
): Promise<ProviderResult<StoredReading[]>> {
  let read = await services.provider.wholeGame(gameKey, signal);
  if (!read.ok) return read;
  if (await hasMet(services, read.value, signal)) read = await services.provider.wholeGame(gameKey, signal);
  if (!read.ok) return read;
  const readings = await storeReadings(services, [read.value], signal, isAccepted);
  await noteRead(services, readings);
  return ok(readings);
}

/** Whether a game names people who are known by other ids from now on, so that it is to be read again. */
async function hasMet({ meetStrangers }: IngestServices, { game, hasStrangers }: ReadGame, signal: AbortSignal) {
  return hasStrangers && (await meetStrangers(game.game.season, signal));
}

export interface GamesReport {
  readings: StoredReading[];
  /** What ended the reading before the last game, and at which game; null is none of them, the lines of the week. */
  failed: { gameKey: string | null; error: ProviderError } | null;
}

/** Games of one week that have begun, whole; what is read before a failure is stored. */
export async function readGames(
  services: IngestServices,
  week: WeekId,
  gameKeys: readonly string[],
  signal: AbortSignal,
): Promise<GamesReport> {
  const readings: StoredReading[] = [];
  for await (const first of services.provider.wholeGames(week, gameKeys, signal)) {
    const isOutdated = first.ok && (await hasMet(services, first.value, signal));
    const read = isOutdated ? await services.provider.wholeGame(first.value.game.game.gameKey, signal) : first;
    if (!read.ok) {
      const isOfLines = read.error.feed !== undefined && !read.error.feed.startsWith("PlayByPlay");
      return {
        readings,
        failed: { gameKey: isOfLines ? null : (gameKeys[readings.length] ?? null), error: read.error },
      };
    }
    const stored = await storeReadings(services, [read.value], signal);
    await noteRead(services, stored);
    readings.push(...stored);
  }
  return { readings, failed: null };
}

/** Notes when games were read whole, but for those that must be read again. */
export async function noteRead(
  { readTimes, now }: Pick<IngestServices, "readTimes" | "now">,
  readings: readonly StoredReading[],
): Promise<void> {
  const names = readings.filter(({ isOvertaken }) => !isOvertaken).map(({ gameKey }) => gameReadName(gameKey));
  if (names.length > 0) await readTimes.put(names, now());
}
