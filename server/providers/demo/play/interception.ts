import type { DemoPlayer } from "../world/demo-player.ts";
import { available, defenseOf, type GameInPlay } from "../game-model/game-in-play.ts";
import type { InterceptionEvent, Lane } from "../game-model/play-event.ts";

/** A pass that the defense catches `airYards` beyond the line, and how far it comes back. */
export function drawInterception(
  game: GameInPlay,
  passer: DemoPlayer,
  target: DemoPlayer,
  airYards: number,
): InterceptionEvent {
  const { random, spot } = game;
  const defense = defenseOf(game);
  const caughtAt = spot - airYards;
  const runs = random.chance(0.56);
  const touchback = caughtAt <= 0 && (!runs || random.chance(0.8));
  // From the catch to the goal line that the interceptor attacks.
  const goal = 100 - Math.max(0, caughtAt);
  const wanted = runs ? 1 + Math.round(random.exponential(19)) + (random.chance(0.05) ? 50 : 0) : 0;
  const returnYards = touchback ? 0 : Math.min(wanted, goal);
  const touchdown = !touchback && wanted >= goal;
  const interceptors = [
    ...available(game, defense, "CB"),
    ...available(game, defense, "S"),
    ...available(game, defense, "S"),
    ...available(game, defense, "LB"),
  ];
  const isDown = touchback || touchdown || returnYards === 0;
  return {
    kind: "interception",
    passer,
    target,
    interceptor: random.pick(interceptors),
    lane: drawPassLane(game),
    isHailMary: false,
    airYards: touchback ? airYards : Math.min(airYards, spot),
    returnYards,
    tacklers: isDown ? [] : [target],
    touchback,
    touchdown,
  };
}

/** Where a pass goes: more often outside than down the middle. */
export function drawPassLane(game: GameInPlay): Lane {
  return game.random.weighted<Lane>(["left", "right", "middle"], (lane) => (lane === "middle" ? 0.24 : 0.38));
}
