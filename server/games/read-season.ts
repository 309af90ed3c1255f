import { ok } from "../../domain/result.ts";
import type { WeekId } from "../../domain/week-id.ts";
import type { ReadGame } from "../providers/live-provider.ts";
import type { ProviderResult } from "../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { weekText } from "./ingest-task.ts";
import { readProjections } from "./read-week.ts";
import { type StoredReading, storeReadings } from "./store-readings.ts";

const WEEK_MS = 7 * 86_400_000;

/**
 * The season that is on: everybody who may be named, every game with its score, a week in a transaction, and the projections
 * of the week that comes. The first real games take the place of the demo's.
 */
export async function readSeason(
  services: IngestServices,
  signal: AbortSignal,
): Promise<ProviderResult<StoredReading[]>> {
  const { provider, store, log } = services;
  const season = await provider.season(signal);
  if (!season.ok) return season;
  if (season.value === null) return ok([]);
  const people = await provider.players(season.value, signal);
  if (!people.ok) return people;
  const games = await provider.seasonGames(season.value, signal);
  if (!games.ok) return games;
  signal.throwIfAborted();
  if (games.value.length > 0 && (await store.providers()).includes("demo")) await store.removeProvider("demo");
  await store.putPlayers(people.value);
  await services.reloadPeople();

  const readings: StoredReading[] = [];
  const total = games.value.length;
  for (const ofWeek of Map.groupBy(games.value, ({ game }) => weekText(game.game)).values()) {
    readings.push(...(await storeReadings(services, ofWeek, signal)));
    const [first] = ofWeek;
    const week = first === undefined ? "" : `week ${first.game.game.week}`;
    log.debug({ season: season.value, done: readings.length, total }, `season ${season.value}: ${week} is in`);
  }
  const changed = readings.filter((one) => one.changed).length;
  log.info(
    { season: season.value, games: total, changed, people: people.value.length },
    `season ${season.value}: ${total} games and ${people.value.length} people are in, ${changed} games new or changed`,
  );
  const next = nextWeek(games.value, services.now().getTime());
  if (next === null) return ok(readings);
  const projections = await readProjections(services, next, signal);
  return projections.ok ? ok([...readings, ...projections.value]) : projections;
}

/** The week of the next game that is to come within a week. */
function nextWeek(games: readonly ReadGame[], now: number): WeekId | null {
  const [next] = games
    .map(({ game }) => ({ week: game.game, kickoff: game.game.dateTime === null ? 0 : Date.parse(game.game.dateTime) }))
    .filter(({ kickoff }) => kickoff > now && kickoff < now + WEEK_MS)
    .toSorted((a, b) => a.kickoff - b.kickoff);
  if (next === undefined) return null;
  const { season, seasonType, week } = next.week;
  return { season, seasonType, week };
}
