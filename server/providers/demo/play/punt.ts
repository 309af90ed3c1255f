import type { DemoTeam } from "../world/demo-player.ts";
import { drawReturnPenalty } from "./penalty.ts";
import { resolveFumble } from "./fumble.ts";
import { drawTacklers } from "./tacklers.ts";
import {
  available,
  changePossession,
  defenseOf,
  situationOf,
  starter,
  touchdown,
  type GameInPlay,
} from "../game-model/game-in-play.ts";
import { drawReturner } from "./kickoff.ts";
import type { PuntEvent } from "../game-model/play-event.ts";
import { recordEvent } from "./record-event.ts";
import { takeTime } from "../game-model/clock.ts";

/** Punts, settles who has the ball where, and writes the row. */
export function playPunt(game: GameInPlay): void {
  const before = situationOf(game);
  const kicking = game.offense;
  const receiving = defenseOf(game);
  const event = drawPunt(game);
  takeTime(game, 6 + Math.round(Math.max(0, event.returnYards) / 8), "stopped");
  game.wall += 40;
  const landed = 100 - (before.spot - event.kickYards);
  const spot = landed - event.returnYards;
  const penalty =
    event.outcome === "return" && !event.touchdown ? drawReturnPenalty(game, receiving, spot, 0.07) : null;
  if (event.touchdown) touchdown(game, receiving);
  else if (event.outcome === "touchback") changePossession(game, receiving, 80);
  else if (event.fumble?.lost === true) loseMuff(game, kicking, spot);
  else changePossession(game, receiving, spot + (penalty?.yards ?? 0));
  recordEvent(game, before, { event, penalty });
}

/** The kicking team recovered: a series of its own, and nobody's drive in between. */
function loseMuff(game: GameInPlay, kicking: DemoTeam, spot: number): void {
  changePossession(game, kicking, 100 - spot);
  game.hasHadItsChance[kicking === "away" ? "home" : "away"] = true;
}

function drawPunt(game: GameInPlay): PuntEvent {
  const { random, spot, conditions } = game;
  const receiving = defenseOf(game);
  const punter = starter(game, game.offense, "P");
  const base: PuntEvent = {
    kind: "punt",
    punter,
    kickYards: 0,
    outcome: "return",
    returner: null,
    returnYards: 0,
    tacklers: [],
    blocker: null,
    touchdown: false,
    fumble: null,
  };
  if (random.chance(0.006)) return blocked(game, base);
  const usual = random.normal(52.6 + punter.talent - conditions.kickLoss * 0.4, 7.5);
  // Nearer the goal punters kick for the corner.
  const aimed = spot <= 62 ? Math.min(usual, spot - random.between(1, 17)) : usual;
  const kickYards = Math.max(22, Math.min(76, Math.round(aimed)));
  if (kickYards >= spot - 1) return { ...base, kickYards: spot, outcome: "touchback" };
  const landed = 100 - (spot - kickYards);
  const isDeep = landed >= 90;
  const luck = random.next();
  if (luck < (isDeep ? 0.36 : 0.1)) return { ...base, kickYards, outcome: "downed" };
  if (luck < (isDeep ? 0.52 : 0.2)) return { ...base, kickYards, outcome: "outOfBounds" };
  const returner = drawReturner(game, receiving);
  if (luck < (isDeep ? 0.92 : 0.47)) return { ...base, kickYards, outcome: "fairCatch", returner };
  if (random.chance(0.02 * conditions.slippery)) {
    const muff = resolveFumble(game, {
      fumbler: returner,
      carrierTeam: receiving,
      spot: landed,
      forcedBy: null,
      lostShare: 0.45,
    });
    return { ...base, kickYards, outcome: "muffed", returner, fumble: { ...muff, returnYards: 0, touchdown: false } };
  }
  return returned(game, { ...base, kickYards, returner }, landed);
}

function returned(game: GameInPlay, punt: PuntEvent, landed: number): PuntEvent {
  const { random } = game;
  const breaks = random.chance(0.03) ? random.exponential(40) : 0;
  const returnYards = Math.min(landed, Math.round(random.exponential(8.6) + breaks));
  if (returnYards === landed) return { ...punt, returnYards, touchdown: true };
  return { ...punt, returnYards, tacklers: drawTacklers(game, game.offense, "kick") };
}

function blocked(game: GameInPlay, punt: PuntEvent): PuntEvent {
  const { random, spot } = game;
  const defense = defenseOf(game);
  // The ball comes loose some yards behind the line; `kickYards` is where it was recovered, seen from there.
  const loss = Math.min(random.between(4, 12), 99 - spot);
  const recovered = 100 - (spot + loss);
  const touchdown = random.chance(0.25);
  return {
    ...punt,
    kickYards: -loss,
    outcome: "blocked",
    blocker: random.pick([...available(game, defense, "LB"), ...available(game, defense, "S")]),
    returner: random.pick(available(game, defense, "CB")),
    returnYards: touchdown ? recovered : 0,
    touchdown,
  };
}
