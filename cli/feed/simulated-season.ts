import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { seasonAt } from "../../domain/words/season-at.ts";
import { deliverGame } from "../../server/providers/demo/deliver-game.ts";
import { kickoffOf, makeWorld, type DemoWorld } from "../../server/providers/demo/demo-world.ts";
import { DEMO_WEEK, type Fixture } from "../../server/providers/demo/world/fixtures.ts";
import { lengthOf, retimed } from "./retimed.ts";

const MINUTE = 60_000;
/** Games of this week that are played while the feed runs; the others of the week were played yesterday. */
const AFTERNOON = 8;
/** The last of them stays a game to come. */
const TOMORROW = 24 * 60 * MINUTE;

/**
 * The demo's four weeks as finished games, for the emulator to show as much of as the time says: at `start` one game of this
 * week is half over, one has just begun, one begins in two minutes, the next follow each other by half a game, one is tomorrow.
 */
export function simulatedSeason(start: Date, speed: number, seed = "gherkin"): ProviderGame[] {
  const world = makeWorld(seed, seasonAt(start));
  const thisWeek = world.fixtures.filter(({ week }) => week === DEMO_WEEK);
  const afternoon = thisWeek.slice(-AFTERNOON);
  return world.fixtures.map((fixture) => {
    const turn = afternoon.indexOf(fixture);
    const game = finished(world, fixture, start);
    return turn < 0 ? game : retimed(game, kickoff(turn, start, lengthOf(game) / speed), speed);
  });
}

/** The sixteen games of the demo's week, all kicked off at `start`, so that they are on at once. */
export function simulatedSunday(start: Date, speed: number, seed = "gherkin"): ProviderGame[] {
  const world = makeWorld(seed, seasonAt(start));
  return world.fixtures
    .filter(({ week }) => week === DEMO_WEEK)
    .map((fixture) => retimed(finished(world, fixture, start), start.getTime(), speed));
}

function kickoff(turn: number, start: Date, length: number): number {
  const now = start.getTime();
  if (turn === 0) return now - 0.6 * length;
  if (turn === 1) return now - Math.min(0.1 * length, 5 * MINUTE);
  return turn === AFTERNOON - 1 ? now + TOMORROW : now + 2 * MINUTE + ((turn - 2) * length) / 2;
}

/** The fixture as if it were over, whatever the demo makes of it. */
function finished(world: DemoWorld, fixture: Fixture, start: Date): ProviderGame {
  const kind = fixture.kind === "overtime" ? "overtime" : "final";
  const game = deliverGame(world, { ...fixture, kind }, start);
  return { ...game, game: { ...game.game, dateTime: kickoffOf({ ...fixture, kind }, start).toISOString() } };
}
