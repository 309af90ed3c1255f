import { ok } from "../../../domain/result.ts";
import { isFinal } from "../../../domain/game/status.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { ReadGame } from "../../providers/live-provider.ts";
import type { ProviderError, ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { weekText } from "../plan/ingest-task.ts";
import { plannedGame } from "../plan/planned-game.ts";
import { noteRead } from "./read-games.ts";
import { type StoredReading, storeReadings } from "./store-readings.ts";

export interface LiveReport {
  readings: StoredReading[];
  /** Games that were read whole besides. */
  whole: string[];
  /** Games that had to be read whole and could not be. */
  failed: { gameKey: string; error: ProviderError }[];
}

/**
 * A round over a week's games. Whole reading follows for those whose plays are not certain from the round, and for those that
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
  const hasStrangers = round.value.games.some((reading) => reading.hasStrangers);
  // Then the rows of every game were remembered under other ids.
  if (hasStrangers && (await services.meetStrangers(week.season, signal)))
    for (const { game, parts } of round.value.games) if (parts.plays) unsure.add(game.game.gameKey);
  const games: ReadGame[] = [];
  const whole: string[] = [];
  const failed: LiveReport["failed"] = [];
  for (const reading of round.value.games) {
    const { game } = reading.game;
    if (wasOver(game.gameKey) && isFinal(game)) continue;
    const isWanted = unsure.has(game.gameKey) || (isFinal(game) && game.hasStarted);
    if (!isWanted || !canRead(game.gameKey)) {
      games.push(reading);
      continue;
    }
    const read = await provider.wholeGame(game.gameKey, signal);
    if (read.ok) whole.push(game.gameKey);
    else failed.push({ gameKey: game.gameKey, error: read.error });
    games.push(read.ok ? read.value : reading);
  }
  const readings = await storeReadings(services, games, signal);
  readTimes.putBriefly(`live ${weekText(week)}`, now());
  await noteRead(
    services,
    readings.filter(({ gameKey }) => whole.includes(gameKey)),
  );
  return ok({ readings, whole, failed });
}
