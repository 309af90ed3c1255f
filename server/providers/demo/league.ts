import type { Game } from "../../../domain/game/game.ts";
import type { ProviderGame } from "../../../domain/game/game-snapshot.ts";
import { deliverGame, standingGame } from "./deliver-game.ts";
import { kickoffOf, playFixture, type DemoWorld } from "./demo-world.ts";
import type { Fixture } from "./world/fixtures.ts";
import { liveCycle } from "./live-cycle.ts";
import type { SimulatedGame } from "./simulate-game.ts";

/** A world in which each game is simulated once: all of them together take half a second, and they are asked for every few seconds. */
export interface League {
  world: DemoWorld;
  /** The fixture's game as it stands at a moment, without its plays. */
  scheduled(fixture: Fixture, moment: Date): Game;
  /** The same with its plays, statistics and projections. */
  deliver(fixture: Fixture, moment: Date): ProviderGame;
}

/** The league of a world, with nothing played yet. */
export function openLeague(world: DemoWorld): League {
  /** Finished games as the schedule has them, by key and kickoff, which moves with the day. */
  const finals = new Map<string, Game>();
  /** Whole games that somebody will soon ask for: the hourly ones, and finals between schedule and delivery. */
  const played = new Map<string, SimulatedGame>();

  function simulate(fixture: Fixture, moment: Date): SimulatedGame {
    const key = playedKey(fixture, moment);
    const known = played.get(key);
    if (known !== undefined) return known;
    if (fixture.kind === "hourly") forget(fixture);
    const game = playFixture(world, fixture, moment);
    played.set(key, game);
    return game;
  }

  function forget({ gameKey }: Fixture): void {
    for (const key of played.keys()) if (key.startsWith(gameKey)) played.delete(key);
  }

  return {
    world,
    scheduled(fixture, moment) {
      const key = `${fixture.gameKey} ${kickoffOf(fixture, moment).getTime()}`;
      const game = finals.get(key) ?? standingGame(world, fixture, moment, () => simulate(fixture, moment)).game;
      if (fixture.kind === "final" || fixture.kind === "overtime") finals.set(key, game);
      return game;
    },
    deliver(fixture, moment) {
      const game = deliverGame(world, fixture, moment, () => simulate(fixture, moment));
      // A final is asked for once and then stored; its plays need not stay in memory as well.
      if (fixture.kind !== "hourly") forget(fixture);
      return game;
    },
  };
}

function playedKey({ gameKey, kind, hour }: Fixture, moment: Date): string {
  return kind === "hourly" ? `${gameKey} ${liveCycle(hour, moment).number}` : gameKey;
}
