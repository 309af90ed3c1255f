import { ok } from "../../../domain/result.ts";
import type { WeekId } from "../../../domain/game/week-id.ts";
import type { FetchedGame } from "../../providers/live-provider.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { weekText } from "../plan/ingest-task.ts";
import { readPeople } from "./read-people.ts";
import { dropVanished } from "./drop-vanished.ts";
import { type StoredFetch, storeFetchedGames } from "./store-fetched-games.ts";

const WEEK_MS = 7 * 86_400_000;

export interface SeasonReport {
  fetches: StoredFetch[];
  /** The week of the next game, where it comes within seven days. */
  nextWeek: WeekId | null;
}

/**
 * The season that is on: everybody who may be named, and every game with its score, a week in a transaction. The first real
 * games take the place of the demo's.
 */
export async function readSeason(services: IngestServices, signal: AbortSignal): Promise<ProviderResult<SeasonReport>> {
  const { provider, store, log } = services;
  const season = await provider.season(signal);
  if (!season.ok) return season;
  if (season.value === null) return ok({ fetches: [], nextWeek: null });
  const people = await readPeople(services, season.value, signal);
  if (!people.ok) return people;
  const games = await provider.seasonGames(season.value, signal);
  if (!games.ok) return games;
  signal.throwIfAborted();
  if (games.value.length > 0 && (await store.providers()).includes("demo")) await store.removeProvider("demo");
  const fetches: StoredFetch[] = [];
  const total = games.value.length;
  for (const ofWeek of Map.groupBy(games.value, ({ game }) => weekText(game.game)).values()) {
    fetches.push(...(await storeFetchedGames(services, ofWeek, signal)));
    const [first] = ofWeek;
    const week = first === undefined ? "" : `week ${first.game.game.week}`;
    log.debug({ season: season.value, done: fetches.length, total }, `season ${season.value}: ${week} is in`);
  }
  const changed = fetches.filter((one) => one.changed).length;
  log.info(
    { season: season.value, games: total, changed, people: people.value.people },
    `season ${season.value}: ${total} games and ${people.value.people} people are in, ${changed} games new or changed`,
  );
  await dropVanished(services, season.value, games.value, signal);
  return ok({ fetches, nextWeek: weekToCome(games.value, services.now().getTime()) });
}

/** The week of the next game that is to come within a week. */
function weekToCome(games: readonly FetchedGame[], now: number): WeekId | null {
  const [next] = games
    .map(({ game }) => ({ week: game.game, kickoff: game.game.dateTime === null ? 0 : Date.parse(game.game.dateTime) }))
    .filter(({ kickoff }) => kickoff > now && kickoff < now + WEEK_MS)
    .toSorted((a, b) => a.kickoff - b.kickoff);
  if (next === undefined) return null;
  const { season, seasonType, week } = next.week;
  return { season, seasonType, week };
}
