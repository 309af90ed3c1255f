import { drawConditions, type Conditions } from "./world/conditions.ts";
import { easternDay, easternMoment } from "../../../domain/words/eastern-time.ts";
import { makeFixtures, type Fixture } from "./world/fixtures.ts";
import { liveCycle } from "./live-cycle.ts";
import { makeRosters, type Roster } from "./world/roster.ts";
import { simulateGame, type SimulatedGame } from "./simulate-game.ts";
import { stadiumOf } from "./world/stadiums.ts";

/** The demo's league in one season: people, teams and fixtures, all from one seed. */
export interface DemoWorld {
  seed: string;
  season: number;
  rosters: ReadonlyMap<string, Roster>;
  fixtures: readonly Fixture[];
}

/** The same seed and season always make the same world. */
export function makeWorld(seed: string, season: number): DemoWorld {
  return { seed, season, rosters: makeRosters(seed, season), fixtures: makeFixtures(seed, season) };
}

/** The weather of a fixture is known before it is played, and stays. */
export function conditionsOf({ seed }: DemoWorld, { gameKey, homeTeam }: Fixture): Conditions {
  return drawConditions(stadiumOf(homeTeam), `${seed}/${gameKey}`);
}

/** Kickoff of a fixture, seen from now. */
export function kickoffOf(fixture: Fixture, now: Date): Date {
  if (fixture.kind === "hourly") return new Date(liveCycle(fixture.hour, now).startsAt);
  return easternMoment(easternDay(now), fixture.days, fixture.hour, fixture.minute);
}

/** Plays a fixture's game. An hourly one is another game in every cycle; the overtime one is searched for. */
export function playFixture(world: DemoWorld, fixture: Fixture, now: Date): SimulatedGame {
  if (fixture.kind === "hourly") return play(world, fixture, `live-${liveCycle(fixture.hour, now).number}`);
  if (fixture.kind !== "overtime") return play(world, fixture, "0");
  for (let attempt = 0; attempt < 1000; attempt++) {
    const game = play(world, fixture, String(attempt));
    if (isWonInOvertime(game)) return game;
  }
  throw new Error(`no overtime game of ${fixture.gameKey} was found among 1000`);
}

function play(world: DemoWorld, fixture: Fixture, variant: string): SimulatedGame {
  return simulateGame({
    seed: `${world.seed}/${fixture.gameKey}/${variant}`,
    season: world.season,
    awayTeam: fixture.awayTeam,
    homeTeam: fixture.homeTeam,
    isPostseason: false,
    conditions: conditionsOf(world, fixture),
    rosters: world.rosters,
  });
}

function isWonInOvertime({ account: { points } }: SimulatedGame): boolean {
  const [away, home] = [points.away[4] ?? 0, points.home[4] ?? 0];
  return away !== home;
}
