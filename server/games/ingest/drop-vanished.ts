import type { Game } from "../../../domain/game/game.ts";
import type { FetchedGame } from "../../providers/live-provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { weekText } from "../plan/ingest-task.ts";

/** Around its kickoff a game can be missing because its first answers are broken ones. */
const KICKOFF_MS = 86_400_000;

/**
 * Removes games that were on the season's schedule and are no more. One that is moved to another week stays there as Postponed;
 * one that is not there at all would stay as a game that never comes. It goes only where it has not begun, and where its week,
 * asked by itself (one call for each week), does not have it either: a single answer takes nothing away.
 */
export async function dropVanished(
  { provider, store, log, now }: IngestServices,
  season: number,
  listed: readonly FetchedGame[],
  signal: AbortSignal,
): Promise<void> {
  const known = new Set(listed.map(({ game }) => game.game.gameKey));
  const weeks = (await store.weeks()).filter((week) => week.season === season);
  for (const week of weeks) {
    const missing = (await store.weekGames(week)).filter(
      (one) => one.provider === provider.name && !known.has(one.game.gameKey) && isFarFromKickoff(one.game, now()),
    );
    if (missing.length === 0) continue;
    const again = await provider.weekGames(week, signal);
    if (!again.ok) {
      const { kind, feed = null, message } = again.error;
      log.warn({ feed, kind }, `week ${weekText(week)}: ${kind}: ${message}; what is no longer on the schedule stays`);
      return;
    }
    const there = new Set(again.value.map(({ game }) => game.game.gameKey));
    const gone = missing.map(({ game }) => game.gameKey).filter((gameKey) => !there.has(gameKey));
    if (there.size === 0 || gone.length === 0) continue;
    signal.throwIfAborted();
    await store.removeGames(gone);
    log.info({ games: gone }, `week ${weekText(week)}: removed what is no longer on the schedule: ${gone.join(", ")}`);
  }
}

function isFarFromKickoff({ hasStarted, dateTime }: Game, now: Date): boolean {
  return !hasStarted && (dateTime === null || Math.abs(Date.parse(dateTime) - now.getTime()) > KICKOFF_MS);
}
