import type { Game } from "../../../domain/game/game.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { fail, ok } from "../../../domain/result.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import {
  isInScope,
  type Provider,
  type ProviderResult,
  type SeasonReports,
  type SeasonScope,
} from "../../providers/provider.ts";
import type { Store } from "../../store/store.ts";
import { ownProjections } from "../../projections/own-projections.ts";
import { reportsOf } from "../guard/reports-of.ts";

/** Of a source that has none beside its games. */
const NO_REPORTS: SeasonReports = { snaps: null, injuries: null, gaps: [] };

/** What came in. */
export interface ImportReport {
  season: number;
  games: number;
  /** Games that were new or differed from what was stored. */
  changedGames: number;
  plays: number;
  /** Games with a result whose plays the provider does not have yet. */
  gamesWithoutPlays: number;
  /** Games that are not played yet. */
  scheduledGames: number;
  people: number;
  /** Games that have snap counts, and reports before them; null where the source gives none. */
  withSnaps: number | null;
  withInjuries: number | null;
  /** What the source has not beside its games, and why, for people. */
  gaps: string[];
  removedDemoGames: number;
  /** Games that this provider had on its schedule once and has no more: called off, or moved to another week. */
  droppedGames: number;
  /** Games that another provider has plays of and this one has not yet: they stay as they are. */
  keptGames: number;
  /** The first week that came in, to look at. */
  firstWeek: Pick<Game, "season" | "seasonType" | "week">;
}

export interface ImportServices {
  provider: Provider;
  store: Store;
  signal: AbortSignal;
  /** Called after every stored batch. */
  onProgress?: (progress: { done: number; total: number; last: Game }) => void;
}

/**
 * Brings a season, or some weeks of it, from a provider into the store: people first, then whole games, a week in a
 * transaction. It can be stopped at any point and run again: what is stored stays, and a second run changes only what
 * differs. The first real games take the place of the demo's. Rejects with the signal's reason when it is aborted.
 */
export async function importSeason(
  services: ImportServices,
  scope: SeasonScope,
): Promise<ProviderResult<ImportReport>> {
  const { provider, store, signal, onProgress } = services;
  const schedule = await provider.schedule({ season: scope.season }, signal);
  if (!schedule.ok) return schedule;
  const problem = weeksProblem(schedule.value, scope);
  if (problem !== null) return fail({ kind: "not-found", message: problem });
  const total = schedule.value.filter((game) => isInScope(game, scope)).length;
  const players = await provider.players(scope.season, signal);
  if (!players.ok) return players;
  const reports = (await provider.reports?.(scope.season, players.value, signal)) ?? ok(NO_REPORTS);
  if (!reports.ok) return reports;

  const withProjections = ownProjections(store, scope.season, players.value);
  let report: ImportReport | null = null;
  for await (const batch of weekBatches(provider.games(scope, signal))) {
    if (!batch.ok) return batch;
    const [first] = batch.value;
    const whole = await withReports(store, await withoutPoorer(services, batch.value), reports.value);
    signal.throwIfAborted();
    if (first === undefined) continue;
    if (report === null) {
      // Only now is it certain that real games come in.
      const removedDemoGames = provider.name === "demo" ? 0 : await removeDemo(store);
      await store.putPlayers(players.value);
      report = emptyReport(scope.season, first.game, players.value.length, removedDemoGames);
      report.gaps = reports.value.gaps;
    }
    const games = await withProjections(whole);
    const stored = await store.putGames(games);
    countReports(report, games);
    report.keptGames += batch.value.length - games.length;
    count(report, batch.value, stored.filter(({ changed }) => changed).length);
    onProgress?.({ done: report.games, total, last: batch.value.at(-1)?.game ?? first.game });
  }
  if (report === null)
    return fail({ kind: "not-found", message: `the source has no games for the ${scope.season} season` });
  if (scope.weeks === undefined) report.droppedGames = await dropUnscheduled(services, schedule.value);
  return ok(report);
}

/** The games with what was read of them beside; of what could not be read what is stored stays. */
async function withReports(store: Store, games: ProviderGame[], reports: SeasonReports): Promise<ProviderGame[]> {
  const isWhole = reports === NO_REPORTS || (reports.snaps !== null && reports.injuries !== null);
  return Promise.all(
    games.map(async (one) => {
      const { gameKey } = one.game;
      // A source that delivers them with its games.
      if (reports === NO_REPORTS && one.injuries !== undefined)
        return { ...one, ...reportsOf(await store.gameSnapshot(gameKey), one) };
      const stored = isWhole ? null : await store.gameSnapshot(gameKey);
      const snaps = reports.snaps === null ? (stored?.snaps ?? one.snaps) : reports.snaps.get(gameKey);
      const injuries = reports.injuries === null ? (stored?.injuries ?? one.injuries) : reports.injuries.get(gameKey);
      return { ...one, ...(snaps === undefined ? {} : { snaps }), ...(injuries === undefined ? {} : { injuries }) };
    }),
  );
}

/** What another provider has plays of is not given up for a line of a schedule. */
async function withoutPoorer({ provider, store }: ImportServices, batch: ProviderGame[]): Promise<ProviderGame[]> {
  const [first] = batch;
  if (first === undefined || batch.every(({ allPlays }) => allPlays.length > 0)) return batch;
  const stored = await store.weekGames(first.game);
  const begun = new Set(
    stored
      .filter((one) => one.provider !== provider.name && one.provider !== "demo" && one.game.hasStarted)
      .map(({ game }) => game.gameKey),
  );
  return batch.filter(({ game, allPlays }) => allPlays.length > 0 || !begun.has(game.gameKey));
}

/** A moved game has another key in its new week: without this the old one would stay as a game that never comes. */
async function dropUnscheduled({ provider, store }: ImportServices, schedule: readonly Game[]): Promise<number> {
  const scheduled = new Set(schedule.map(({ gameKey }) => gameKey));
  const seasons = new Set(schedule.map(({ season }) => season));
  const weeks = (await store.weeks()).filter(({ season }) => seasons.has(season));
  const stored = (await Promise.all(weeks.map((week) => store.weekGames(week)))).flat();
  const dropped = stored
    .filter((one) => one.provider === provider.name && !scheduled.has(one.game.gameKey))
    .map(({ game }) => game.gameKey);
  return dropped.length === 0 ? 0 : (await store.removeGames(dropped)).games;
}

/** What is wrong with the weeks that were asked for; null when they are weeks of the season. */
function weeksProblem(schedule: Game[], { season, weeks }: SeasonScope): string | null {
  if (weeks === undefined) return null;
  const regular = schedule.filter((game) => game.seasonType === SEASON_TYPE.regular).map((game) => game.week);
  const last = Math.max(0, ...regular);
  if (weeks.from >= 1 && weeks.from <= weeks.to && weeks.to <= last) return null;
  return `the ${season} regular season has weeks 1 to ${last}; asked for ${weeks.from} to ${weeks.to}`;
}

async function removeDemo(store: Store): Promise<number> {
  const providers = await store.providers();
  if (!providers.includes("demo")) return 0;
  return (await store.removeProvider("demo")).games;
}

/** The games of one week at a time, as long as they come in order; the first failure ends the sequence. */
async function* weekBatches(
  games: AsyncIterable<ProviderResult<ProviderGame>>,
): AsyncGenerator<ProviderResult<ProviderGame[]>> {
  let batch: ProviderGame[] = [];
  for await (const next of games) {
    if (!next.ok) {
      yield next;
      return;
    }
    const first = batch[0]?.game;
    const { game } = next.value;
    if (first !== undefined && (first.week !== game.week || first.seasonType !== game.seasonType)) {
      yield ok(batch);
      batch = [];
    }
    batch.push(next.value);
  }
  yield ok(batch);
}

function emptyReport(season: number, first: Game, people: number, removedDemoGames: number): ImportReport {
  return {
    season,
    games: 0,
    changedGames: 0,
    plays: 0,
    gamesWithoutPlays: 0,
    scheduledGames: 0,
    people,
    withSnaps: null,
    withInjuries: null,
    gaps: [],
    removedDemoGames,
    droppedGames: 0,
    keptGames: 0,
    firstWeek: { season: first.season, seasonType: first.seasonType, week: first.week },
  };
}

function countReports(report: ImportReport, games: readonly ProviderGame[]): void {
  const snaps = games.filter((game) => (game.snaps ?? []).length > 0).length;
  const injuries = games.filter((game) => (game.injuries ?? []).length > 0).length;
  if (snaps > 0) report.withSnaps = (report.withSnaps ?? 0) + snaps;
  if (injuries > 0) report.withInjuries = (report.withInjuries ?? 0) + injuries;
}

function count(report: ImportReport, games: ProviderGame[], changed: number): void {
  report.games += games.length;
  report.changedGames += changed;
  for (const { game, allPlays } of games) {
    report.plays += allPlays.length;
    if (!game.hasStarted) report.scheduledGames += 1;
    else if (allPlays.length === 0) report.gamesWithoutPlays += 1;
  }
}
