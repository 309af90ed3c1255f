import type { DemoPlayer, DemoTeam } from "../world/demo-player.ts";
import { resolveFumble } from "./fumble.ts";
import { drawTacklers } from "./tacklers.ts";
import {
  available,
  changePossession,
  defenseOf,
  firstDown,
  margin,
  situationOf,
  starter,
  touchdown,
  type GameInPlay,
} from "../game-model/game-in-play.ts";
import { drawReturnPenalty } from "./penalty.ts";
import type { KickoffEvent } from "../game-model/play-event.ts";
import { recordEvent } from "./record-event.ts";
import { takeTime } from "../game-model/clock.ts";

/** Where a kickoff and a free kick after a safety are made, as yards to the goal line that the kicking team attacks. */
const KICKOFF_SPOT = 65;
const FREE_KICK_SPOT = 80;
/** Where the receiving team starts after a touchback of 2025, and after a kick out of bounds: yards still to go. */
const TOUCHBACK_SPOT = 65;
const OUT_OF_BOUNDS_SPOT = 60;

/** Kicks off, settles who has the ball where, and writes the row. The kickoff opens the receiving team's drive. */
export function playKickoff(game: GameInPlay): void {
  const kicking = game.offense;
  const receiving = defenseOf(game);
  const isFree = game.next === "freeKick";
  game.spot = isFree ? FREE_KICK_SPOT : KICKOFF_SPOT;
  game.drive += 1;
  const before = situationOf(game);
  const event = isFree ? drawFreeKick(game) : isOnside(game) ? drawOnsideKick(game) : drawKickoff(game);
  const isDead = event.outcome === "touchback" || event.outcome === "outOfBounds";
  takeTime(game, isDead ? 0 : 4 + Math.round(event.returnYards / 9), "stopped");
  game.wall += 12;
  const caught = 100 - (before.spot - event.kickYards);
  const spot = caught - event.returnYards;
  const penalty =
    event.outcome === "return" && !event.touchdown && event.fumble === null
      ? drawReturnPenalty(game, receiving, spot, 0.05)
      : null;
  switch (event.outcome) {
    case "onsideKept":
      firstDown(game, kicking, before.spot - event.kickYards);
      break;
    case "touchback":
      firstDown(game, receiving, TOUCHBACK_SPOT);
      break;
    case "outOfBounds":
      firstDown(game, receiving, OUT_OF_BOUNDS_SPOT);
      break;
    default:
      endReturn(game, { kicking, receiving, spot: spot + (penalty?.yards ?? 0), event });
  }
  recordEvent(game, before, { event, penalty });
}

/** The end of a return: a touchdown of either team, a ball lost, or first down where it stopped. */
export function endReturn(
  game: GameInPlay,
  {
    kicking,
    receiving,
    spot,
    event,
  }: { kicking: DemoTeam; receiving: DemoTeam; spot: number; event: Pick<KickoffEvent, "touchdown" | "fumble"> },
): void {
  const { fumble } = event;
  game.offense = receiving;
  if (event.touchdown) return touchdown(game, receiving);
  if (fumble?.lost !== true) return firstDown(game, receiving, spot);
  if (fumble.touchdown) return touchdown(game, kicking);
  changePossession(game, kicking, 100 - spot - fumble.returnYards);
}

/** Onside: only a team that trails late, and that one score will not save otherwise. */
function isOnside(game: GameInPlay): boolean {
  const lead = margin(game);
  if (game.period !== 4 || lead >= 0 || lead < -17) return false;
  const timeouts = game.timeouts[game.offense];
  if (lead < -8) return game.secondsLeft <= 240;
  return game.secondsLeft <= (timeouts >= 2 ? 90 : 140);
}

function drawKickoff(game: GameInPlay): KickoffEvent {
  const { random } = game;
  const base = blank(starter(game, game.offense, "K"));
  const luck = random.next();
  if (luck < 0.24) return { ...base, kickYards: 65, outcome: "touchback" };
  if (luck < 0.25) return { ...base, kickYards: random.between(52, 60), outcome: "outOfBounds" };
  // The landing zone ends at the goal line, 65 yards away.
  const kickYards = Math.max(54, Math.min(65, Math.round(random.normal(62 - game.conditions.kickLoss * 0.4, 3))));
  return returned(game, { ...base, kickYards }, Math.round(Math.max(8, random.normal(25.4, 5.2))));
}

function drawFreeKick(game: GameInPlay): KickoffEvent {
  const { random } = game;
  const base: KickoffEvent = {
    ...blank(starter(game, game.offense, "P")),
    style: "free",
    kickYards: random.between(52, 66),
  };
  return returned(game, base, Math.round(Math.max(3, random.normal(15, 5))));
}

function drawOnsideKick(game: GameInPlay): KickoffEvent {
  const { random } = game;
  const base: KickoffEvent = {
    ...blank(starter(game, game.offense, "K")),
    style: "onside",
    kickYards: random.between(10, 14),
  };
  const kept = random.chance(0.08);
  const team = kept ? game.offense : defenseOf(game);
  return { ...base, outcome: kept ? "onsideKept" : "onsideLost", returner: random.pick(available(game, team, "WR")) };
}

function returned(game: GameInPlay, kick: KickoffEvent, usual: number): KickoffEvent {
  const { random } = game;
  const receiving = defenseOf(game);
  const goal = 100 - (game.spot - kick.kickYards);
  const breaks = random.chance(0.03) ? Math.round(random.exponential(38)) : 0;
  const returner = drawReturner(game, receiving);
  const returnYards = Math.min(usual + breaks, goal);
  if (returnYards === goal) return { ...kick, outcome: "return", returner, returnYards, touchdown: true };
  const tacklers = drawTacklers(game, game.offense, "kick");
  const fumbles = random.chance(0.009 * game.conditions.slippery);
  const fumble = fumbles
    ? resolveFumble(game, {
        fumbler: returner,
        carrierTeam: receiving,
        spot: goal - returnYards,
        forcedBy: tacklers[0] ?? null,
        lostShare: 0.4,
      })
    : null;
  return { ...kick, outcome: "return", returner, returnYards, tacklers, fumble };
}

/** Returns belong to a young receiver, now and then to a back. */
export function drawReturner(game: GameInPlay, team: DemoTeam): DemoPlayer {
  const { random } = game;
  const position = random.chance(0.8) ? "WR" : "RB";
  return available(game, team, position).at(-1) ?? starter(game, team, position);
}

function blank(kicker: DemoPlayer): KickoffEvent {
  return {
    kind: "kickoff",
    kicker,
    kickYards: 0,
    style: "deep",
    outcome: "return",
    returner: null,
    returnYards: 0,
    tacklers: [],
    touchdown: false,
    fumble: null,
  };
}
