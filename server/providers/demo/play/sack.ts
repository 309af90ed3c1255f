import type { DemoPlayer } from "../world/demo-player.ts";
import { resolveFumble } from "./fumble.ts";
import { available, defenseOf, type GameInPlay } from "../game-model/game-in-play.ts";
import type { BadSnapEvent, SackEvent } from "../game-model/play-event.ts";

/** The rush gets to the passer, now and then with the ball coming out. */
export function drawSack(game: GameInPlay, passer: DemoPlayer): SackEvent {
  const { random, spot } = game;
  const defense = defenseOf(game);
  const rushers = [
    ...available(game, defense, "DL"),
    ...available(game, defense, "DL"),
    ...available(game, defense, "LB"),
  ];
  const [first, second] = [random.weighted(rushers, (rusher) => Math.exp(0.3 * rusher.talent)), random.pick(rushers)];
  const sackers = random.chance(0.14) && first !== second ? [first, second] : [first];
  const wanted = random.chance(0.06) ? 0 : -Math.min(16, 1 + Math.round(1 + random.exponential(4.9)));
  const floor = random.chance(0.35) ? spot - 100 : Math.min(0, spot - 99);
  const yards = Math.max(wanted, floor);
  const safety = yards === spot - 100;
  const isStripped = !safety && spot - yards < 96 && random.chance(0.13 * game.conditions.slippery);
  const fumble = isStripped
    ? resolveFumble(game, {
        fumbler: passer,
        carrierTeam: game.offense,
        spot: spot - yards,
        forcedBy: first,
        lostShare: 0.45,
      })
    : null;
  return { kind: "sack", passer, yards, sackers, safety, fumble };
}

/** The snap gets away, and somebody falls on it. */
export function drawBadSnap(game: GameInPlay, passer: DemoPlayer): BadSnapEvent {
  const yards = -game.random.between(1, 8);
  const spot = game.spot - yards;
  return {
    kind: "badSnap",
    passer,
    yards,
    fumble: resolveFumble(game, { fumbler: passer, carrierTeam: game.offense, spot, forcedBy: null, lostShare: 0.4 }),
  };
}
