import type { DemoPlayer } from "../world/demo-player.ts";
import { resolveFumble } from "./fumble.ts";
import { drawInterception, drawPassLane } from "./interception.ts";
import { available, defenseOf, starter, type GameInPlay } from "../game-model/game-in-play.ts";
import type { BadSnapEvent, InterceptionEvent, PassEvent, RushEvent, SackEvent } from "../game-model/play-event.ts";
import { PASS_DEPTHS, type PassDepth } from "../world/pass-depths.ts";
import { drawScramble, home } from "./rush-play.ts";
import { drawBadSnap, drawSack } from "./sack.ts";
import { drawTacklers } from "./tacklers.ts";
import { TARGETED, targetWeight } from "../world/target-weight.ts";

type Dropback = PassEvent | SackEvent | InterceptionEvent | BadSnapEvent | RushEvent;

/** The passer drops back: a sack, a scramble, or a throw. */
export function drawDropback(game: GameInPlay): Dropback {
  const { random } = game;
  const offense = game.teams[game.offense];
  const defense = game.teams[defenseOf(game)];
  const passer = starter(game, game.offense, "QB");
  if (random.chance(0.0025 * game.conditions.slippery) && game.spot < 90) return drawBadSnap(game, passer);
  const pressure = defense.ratings.passRush - offense.ratings.blocking;
  if (random.chance(0.065 * Math.exp(0.16 * pressure))) return drawSack(game, passer);
  if (random.chance(0.052)) return drawScramble(game, passer);
  const edge = offense.ratings.passing - defense.ratings.coverage + home(game);
  return throwTo(game, passer, edge);
}

/** A spike to stop the clock. */
export function spike(game: GameInPlay): PassEvent {
  return { ...incompletion(starter(game, game.offense, "QB"), null), style: "spike" };
}

/** A Hail Mary at the end of a half. */
export function drawHailMary(game: GameInPlay): PassEvent | InterceptionEvent {
  const { random, spot } = game;
  const passer = starter(game, game.offense, "QB");
  const target = random.pick(available(game, game.offense, "WR"));
  const luck = random.next();
  if (luck < 0.08)
    return { ...completion(game, passer, target, spot, "deep"), style: "hailMary", touchdown: true, tacklers: [] };
  if (luck < 0.3) return { ...drawInterception(game, passer, target, spot + random.between(-3, 4)), isHailMary: true };
  const defender = random.chance(0.7) ? drawDefender(game) : null;
  return { ...incompletion(passer, target), style: "hailMary", defender, depth: "deep", lane: "middle" };
}

/** A short pass with a lateral: the last hope of a team without time. */
export function drawLateral(game: GameInPlay): PassEvent {
  const { random } = game;
  const passer = starter(game, game.offense, "QB");
  const [target, other] = [starter(game, game.offense, "WR"), starter(game, game.offense, "RB")];
  const own = Math.min(random.between(4, 12), game.spot - 2);
  const more = Math.min(random.between(1, 22), game.spot - own);
  const play = completion(game, passer, target, own + more, "short");
  return { ...play, lateral: { to: other, yards: more }, fumble: null, outOfBounds: false };
}

function throwTo(game: GameInPlay, passer: DemoPlayer, edge: number): PassEvent | InterceptionEvent {
  const { random, spot } = game;
  if (random.chance(0.028)) return { ...incompletion(passer, null), style: "thrownAway" };
  // In the red zone deep routes end at the back of the end zone.
  const depth = random.weighted(
    PASS_DEPTHS.filter((candidate) => candidate.from <= spot + 4),
    (candidate) => candidate.throws * eagerness(game, candidate),
  );
  const airYards = Math.min(random.between(depth.from, depth.to), spot + 6);
  const isIntoEndZone = airYards >= spot;
  const target = drawTarget(game, airYards);
  const skill = edge + 0.25 * target.talent;
  const crowd = isIntoEndZone ? 0.78 : spot <= 20 ? 0.9 : 1;
  const completed = depth.completed * (1 - game.conditions.passLoss) * crowd + 0.022 * skill;
  const intercepted = depth.intercepted * Math.exp(-0.18 * edge) * (isIntoEndZone ? 0.8 : 1);
  const luck = random.next();
  if (luck < intercepted) return drawInterception(game, passer, target, Math.min(airYards, spot + 8));
  if (luck > intercepted + completed * 1.062) {
    const defender = random.chance(0.42) ? drawDefender(game) : null;
    return {
      ...incompletion(passer, target),
      defender,
      depth: airYards >= 15 ? "deep" : "short",
      lane: drawPassLane(game),
    };
  }
  const after =
    random.exponential(depth.after * 1.03 * Math.exp(0.05 * skill)) +
    (random.chance(0.017) ? random.exponential(17) : 0);
  const wanted = isIntoEndZone ? spot : Math.round(airYards + after - 0.35) + 0;
  const pitched = random.chance(0.0025) && wanted > 8 && wanted < spot - 12;
  const play = completion(game, passer, target, wanted, airYards >= 15 ? "deep" : "short");
  if (!pitched || play.fumble !== null) return play;
  const others = available(game, game.offense, "RB").filter((player) => player !== target);
  const more = Math.min(random.between(1, 9), play.yards - 1);
  return { ...play, lateral: { to: random.pick(others), yards: more } };
}

function completion(
  game: GameInPlay,
  passer: DemoPlayer,
  target: DemoPlayer,
  wanted: number,
  depth: PassEvent["depth"],
): PassEvent {
  const { random, spot } = game;
  const yards = Math.max(Math.min(wanted, spot), Math.max(-9, spot - 99));
  const touchdown = yards === spot;
  const outOfBounds = !touchdown && random.chance(0.2);
  const tacklers = touchdown || (outOfBounds && random.chance(0.6)) ? [] : drawTacklers(game, defenseOf(game), "pass");
  const canFumble = !touchdown && !outOfBounds && spot - yards < 97;
  const fumbles = canFumble && random.chance(0.0135 * game.conditions.slippery);
  const fumble = fumbles
    ? resolveFumble(game, {
        fumbler: target,
        carrierTeam: game.offense,
        spot: spot - yards,
        forcedBy: random.chance(0.85) ? (tacklers[0] ?? null) : null,
        lostShare: 0.5,
      })
    : null;
  return {
    ...incompletion(passer, target),
    complete: true,
    yards,
    depth,
    lane: drawPassLane(game),
    tacklers,
    touchdown,
    outOfBounds,
    fumble,
  };
}

function incompletion(passer: DemoPlayer, target: DemoPlayer | null): PassEvent {
  return {
    kind: "pass",
    passer,
    target,
    complete: false,
    yards: 0,
    depth: "short",
    lane: "middle",
    style: "throw",
    lateral: null,
    defender: null,
    tacklers: [],
    touchdown: false,
    outOfBounds: false,
    fumble: null,
  };
}

function drawTarget(game: GameInPlay, airYards: number): DemoPlayer {
  const { offense, random } = game;
  const receivers = TARGETED.flatMap((position) => available(game, offense, position));
  return random.weighted(receivers, (player) => targetWeight(player, airYards));
}

function drawDefender(game: GameInPlay): DemoPlayer {
  const defense = defenseOf(game);
  return game.random.pick([
    ...available(game, defense, "CB"),
    ...available(game, defense, "S"),
    ...available(game, defense, "LB"),
  ]);
}

/** How much more often than usual a depth is thrown to: on late downs past the line to gain, in a hurry down the field. */
function eagerness(game: GameInPlay, { from, to }: PassDepth): number {
  const isDownField = from >= 15 && (game.distance >= 11 || (game.period === 2 && game.secondsLeft <= 60));
  const reachesLine = game.down >= 3 && to >= game.distance && from <= game.distance + 6;
  return (isDownField ? 1.4 : 1) * (reachesLine ? 1.7 : 1);
}
