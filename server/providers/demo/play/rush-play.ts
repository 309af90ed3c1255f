import { defenseOf, available, starter, type GameInPlay } from "../game-model/game-in-play.ts";
import { resolveFumble } from "./fumble.ts";
import { drawTacklers } from "./tacklers.ts";
import type { DemoPlayer } from "../world/demo-player.ts";
import type { Lane, RushEvent } from "../game-model/play-event.ts";
import { carryWeight } from "../world/target-weight.ts";

/** Share of the 2024 regular season's runs (kneel-downs aside) that gained at most so many yards; longer ones have a tail. */
const AT_MOST: readonly (readonly [yards: number, share: number])[] = [
  [-7, 0.003],
  [-6, 0.004],
  [-5, 0.008],
  [-4, 0.014],
  [-3, 0.027],
  [-2, 0.049],
  [-1, 0.088],
  [0, 0.171],
  [1, 0.285],
  [2, 0.408],
  [3, 0.525],
  [4, 0.629],
  [5, 0.709],
  [6, 0.766],
  [7, 0.813],
  [8, 0.849],
  [9, 0.88],
  [10, 0.896],
  [11, 0.913],
  [12, 0.928],
  [13, 0.942],
  [14, 0.95],
  [15, 0.956],
  [16, 0.962],
  [17, 0.967],
  [18, 0.971],
  [19, 0.9745],
];

/** A designed run, and who gets the ball. */
export function drawRush(game: GameInPlay): RushEvent {
  const { random, distance, spot } = game;
  const offense = game.teams[game.offense];
  const rusher = drawRusher(game);
  const isSneak = rusher.position === "QB" && distance <= 2;
  const edge =
    offense.ratings.rushing + 0.5 * rusher.talent - game.teams[defenseOf(game)].ratings.runDefense + home(game);
  // In a crowd near the line to gain the defense knows what is coming.
  const crowd = spot <= 3 ? -1.8 : distance <= 2 ? -0.5 : 0;
  const wanted = isSneak
    ? random.chance(0.8)
      ? random.between(1, 3)
      : random.between(-1, 0)
    : drawYards(game, edge + crowd);
  return carry(game, rusher, wanted, isSneak ? "sneak" : "handoff");
}

/** A passer who keeps the ball. */
export function drawScramble(game: GameInPlay, passer: DemoPlayer): RushEvent {
  const wanted = Math.round(1 + game.random.exponential(6.4));
  return carry(game, passer, wanted, "scramble");
}

/** The passer takes a knee. */
export function kneel(game: GameInPlay): RushEvent {
  // A kneel-down from the one would be a safety.
  const yards = game.spot >= 98 ? 0 : -1;
  return { ...still(starter(game, game.offense, "QB"), yards), style: "kneel" };
}

function carry(game: GameInPlay, rusher: DemoPlayer, wanted: number, style: RushEvent["style"]): RushEvent {
  const { random, spot } = game;
  const defense = defenseOf(game);
  // Backs run out of their own end zone if they can: most losses there stop short of a safety.
  const floor = wanted > spot - 100 || random.chance(0.35) ? spot - 100 : spot - 99;
  const yards = Math.max(Math.min(wanted, spot), floor);
  const touchdown = yards === spot;
  const safety = yards === spot - 100;
  const tacklers = touchdown ? [] : drawTacklers(game, defense, "run");
  const lane: Lane = style === "sneak" ? "middle" : random.pick(["left", "middle", "right"]);
  const outOfBounds = !touchdown && !safety && lane !== "middle" && random.chance(style === "scramble" ? 0.45 : 0.13);
  const canFumble = !touchdown && !safety && !outOfBounds && spot - yards < 97;
  const fumbles = canFumble && random.chance(0.0135 * game.conditions.slippery);
  const fumble = fumbles
    ? resolveFumble(game, {
        fumbler: rusher,
        carrierTeam: game.offense,
        spot: spot - yards,
        forcedBy: random.chance(0.8) ? (tacklers[0] ?? null) : null,
        lostShare: 0.47,
      })
    : null;
  return { kind: "rush", rusher, yards, lane, tacklers, style, touchdown, safety, outOfBounds, fumble };
}

function still(rusher: DemoPlayer, yards: number): RushEvent {
  return {
    kind: "rush",
    rusher,
    yards,
    lane: "middle",
    tacklers: [],
    style: "handoff",
    touchdown: false,
    safety: false,
    outOfBounds: false,
    fumble: null,
  };
}

function drawRusher(game: GameInPlay): DemoPlayer {
  const { random, distance } = game;
  const passer = starter(game, game.offense, "QB");
  if (distance <= 1 && random.chance(0.3)) return passer;
  if (random.chance(0.05 + 0.03 * Math.max(0, passer.talent))) return passer;
  if (distance <= 2 && random.chance(0.08)) return starter(game, game.offense, "FB");
  if (random.chance(0.03)) return random.pick(available(game, game.offense, "WR"));
  return random.weighted(available(game, game.offense, "RB"), carryWeight);
}

function drawYards(game: GameInPlay, edge: number): number {
  // A power of a uniform number moves the whole distribution without changing its ends.
  const share = game.random.next() ** Math.exp(-0.13 * edge);
  const row = AT_MOST.find(([, atMost]) => share < atMost);
  return row === undefined ? Math.round(19.6 + game.random.exponential(17)) : row[0];
}

/** What playing at home is worth, in deviations. */
export function home(game: GameInPlay): number {
  return game.offense === "home" ? 0.12 : -0.12;
}
