import { seasonAt } from "../../../domain/words/season-at.ts";
import { setImmediate } from "node:timers/promises";
import type { Game } from "../../../domain/game/game.ts";
import { fail, ok } from "../../../domain/result.ts";
import { SEASON_TYPE } from "../../../domain/game/season-type.ts";
import { isInScope, type Provider, type ProviderResult, type SeasonScope } from "../provider.ts";
import { makeWorld, type DemoWorld } from "./demo-world.ts";
import type { Fixture } from "./world/fixtures.ts";
import { openLeague, type League } from "./league.ts";
import { toPlayer } from "./world/to-player.ts";

export interface DemoOptions {
  now: () => Date;
  /** Another seed is another league: other people, fixtures and games. */
  seed?: string;
}

export interface DemoProvider extends Provider {
  readonly name: "demo";
  /** The only season that the demo has now. */
  season(): number;
}

/** A league of simulated games around now: three weeks played, the fourth under way with one or two games on. It never fails on its own. */
export function demoProvider({ now, seed = "gherkin" }: DemoOptions): DemoProvider {
  let league: League | null = null;

  function leagueAt(moment: Date): League {
    const season = seasonAt(moment);
    if (league?.world.season !== season) league = openLeague(makeWorld(seed, season));
    return league;
  }

  return {
    name: "demo",
    season: () => seasonAt(now()),

    async schedule(scope, signal) {
      const moment = now();
      const current = leagueAt(moment);
      const fixtures = fixturesIn(current.world, scope);
      if (!fixtures.ok) return fixtures;
      const games: Game[] = [];
      for (const fixture of fixtures.value) {
        await breathe(signal);
        games.push(current.scheduled(fixture, moment));
      }
      return ok(games);
    },

    async players(season, signal) {
      signal.throwIfAborted();
      const { world } = leagueAt(now());
      if (season !== world.season) return unknownSeason(season, world);
      return ok([...world.rosters.values()].flatMap((roster) => Object.values(roster).flat().map(toPlayer)));
    },

    async *games(scope, signal) {
      const moment = now();
      const current = leagueAt(moment);
      const fixtures = fixturesIn(current.world, scope);
      if (!fixtures.ok) return yield fixtures;
      for (const fixture of fixtures.value) {
        await breathe(signal);
        yield ok(current.deliver(fixture, moment));
      }
    },

    async game(gameKey, signal) {
      signal.throwIfAborted();
      const moment = now();
      const current = leagueAt(moment);
      const fixture = current.world.fixtures.find((candidate) => candidate.gameKey === gameKey);
      if (fixture === undefined) {
        return fail({ kind: "not-found", message: `The demo has no game ${gameKey}. Its week is at /stats.` });
      }
      return ok(current.deliver(fixture, moment));
    },
  };
}

/** A game takes a few milliseconds to simulate; other work gets its turn between two of them. */
async function breathe(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

function fixturesIn(world: DemoWorld, scope: SeasonScope): ProviderResult<readonly Fixture[]> {
  if (scope.season !== world.season) return unknownSeason(scope.season, world);
  return ok(world.fixtures.filter(({ week }) => isInScope({ seasonType: SEASON_TYPE.regular, week }, scope)));
}

function unknownSeason(
  season: number,
  world: DemoWorld,
): ReturnType<typeof fail<{ kind: "not-found"; message: string }>> {
  return fail({ kind: "not-found", message: `The demo has no season ${season}; it simulates ${world.season}.` });
}
