import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { FetchedGame } from "../../providers/live-provider.ts";
import type { ProviderError, ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { gameReadName } from "../plan/ingest-task.ts";
import { type StoredFetch, storeFetchedGames } from "./store-fetched-games.ts";

/** One game, whole. `isAccepted`: see `storeFetchedGames`. */
export async function readGame(
  services: IngestServices,
  gameKey: string,
  signal: AbortSignal,
  isAccepted = false,
): Promise<ProviderResult<StoredFetch[]>> {
  let read = await services.provider.wholeGame(gameKey, signal);
  if (!read.ok) return read;
  if (await hasMet(services, read.value, signal)) read = await services.provider.wholeGame(gameKey, signal);
  if (!read.ok) return read;
  const fetches = await storeFetchedGames(services, [read.value], signal, isAccepted);
  await noteRead(services, fetches);
  return ok(fetches);
}

/** Whether a game names people who are known by other ids from now on, so that it is to be read again. */
async function hasMet({ meetStrangers }: IngestServices, { game, hasStrangers }: FetchedGame, signal: AbortSignal) {
  return hasStrangers && (await meetStrangers(game.game.season, signal));
}

export interface GamesReport {
  fetches: StoredFetch[];
  /** What ended the fetch before the last game, and at which game; null is none of them, the lines of the week. */
  failed: { gameKey: string | null; error: ProviderError } | null;
}

/** Games of one week that have begun, whole; what is read before a failure is stored. */
export async function readGames(
  services: IngestServices,
  week: WeekId,
  gameKeys: readonly string[],
  signal: AbortSignal,
): Promise<GamesReport> {
  const fetches: StoredFetch[] = [];
  for await (const first of services.provider.wholeGames(week, gameKeys, signal)) {
    const isOutdated = first.ok && (await hasMet(services, first.value, signal));
    const read = isOutdated ? await services.provider.wholeGame(first.value.game.game.gameKey, signal) : first;
    if (!read.ok) {
      const isOfLines = read.error.feed !== undefined && !read.error.feed.startsWith("PlayByPlay");
      return {
        fetches,
        failed: { gameKey: isOfLines ? null : (gameKeys[fetches.length] ?? null), error: read.error },
      };
    }
    const stored = await storeFetchedGames(services, [read.value], signal);
    await noteRead(services, stored);
    fetches.push(...stored);
  }
  return { fetches, failed: null };
}

/** Notes when games were read whole, but for those that must be read again. */
export async function noteRead(
  { readTimes, now }: Pick<IngestServices, "readTimes" | "now">,
  fetches: readonly StoredFetch[],
): Promise<void> {
  const names = fetches.filter(({ isOvertaken }) => !isOvertaken).map(({ gameKey }) => gameReadName(gameKey));
  if (names.length > 0) await readTimes.put(names, now());
}
