import { isClosing, takeTime } from "../game-model/clock.ts";
import { playFieldGoal } from "./field-goal.ts";
import { drawGrounding, drawLatePenalty, drawLivePenalty, drawPreSnapPenalty } from "./penalty.ts";
import {
  awaitKickoff,
  changePossession,
  defenseOf,
  firstDown,
  score,
  situationOf,
  touchdown,
  type GameInPlay,
  type Situation,
} from "../game-model/game-in-play.ts";
import { drawDropback, drawHailMary, drawLateral, spike } from "./pass-play.ts";
import { playAftermath } from "./aftermath.ts";
import { offsetPenalties, walkOffPenalty } from "./penalty-row.ts";
import { callPlay, type Call } from "./call-play.ts";
import type {
  BadSnapEvent,
  Penalty,
  InterceptionEvent,
  PassEvent,
  RushEvent,
  SackEvent,
} from "../game-model/play-event.ts";
import { playPunt } from "./punt.ts";
import { recordEvent } from "./record-event.ts";
import { drawRush, kneel } from "./rush-play.ts";

type Snap = RushEvent | PassEvent | SackEvent | InterceptionEvent | BadSnapEvent;

/** One snap from scrimmage, from the call to the row. */
export function playSnap(game: GameInPlay): void {
  const call = callPlay(game);
  const isStaged = call === "kneel" || call === "spike" || call === "hailMary" || call === "lateral";
  const early = isStaged ? null : drawPreSnapPenalty(game);
  if (early !== null) return walkOffPenalty(game, early, 0);
  if (call === "punt") return playPunt(game);
  if (call === "fieldGoal") return playFieldGoal(game);
  const event = drawSnap(game, call);
  const penalty = isStaged ? null : drawLivePenalty(game, isThrown(event) ? "pass" : "rush");
  if (penalty === null) return settle(game, event, isStaged ? null : undefined);
  if (game.random.chance(0.035)) return offsetPenalties(game, penalty);
  if (isAccepted(game, event, penalty)) return walkOffPenalty(game, penalty, playSeconds(game, event));
  settle(game, event, { ...penalty, yards: 0, outcome: "declined" });
}

function drawSnap(game: GameInPlay, call: Call): Snap {
  switch (call) {
    case "kneel":
      return kneel(game);
    case "spike":
      return spike(game);
    case "hailMary":
      return drawHailMary(game);
    case "lateral":
      return drawLateral(game);
    case "rush":
      return drawRush(game);
    default:
      return drawDropback(game);
  }
}

/** Pass interference and penalties like it need a thrown ball; a sack has none. */
function isThrown(event: Snap): boolean {
  return event.kind === "pass" || event.kind === "interception";
}

/** Whether the team that was wronged takes the walk-off rather than the play. */
function isAccepted(game: GameInPlay, event: Snap, penalty: Penalty): boolean {
  const isTurnover =
    event.kind === "interception" || (event.kind !== "pass" && event.kind !== "rush") || event.fumble?.lost === true;
  const yards = event.kind === "interception" ? 0 : event.yards;
  const isGood = !isTurnover && yards >= game.distance;
  if (penalty.team === game.offense) {
    if (isTurnover || ("safety" in event && event.safety)) return false;
    // On fourth down a stop is worth more than ten yards, on third down nearly always.
    return isGood || (game.down < 3 && yards > -2) || (game.down === 3 && yards > game.distance - 2);
  }
  if (event.kind === "pass" && event.touchdown) return false;
  if (event.kind === "rush" && event.touchdown) return false;
  return isTurnover || !isGood || yards < penalty.yards;
}

/**
 * Brings the play into the game: clock, ball, down, points, row. `penalty` is one already known (declined); undefined lets
 * one happen after the play, null does not.
 */
function settle(game: GameInPlay, event: Snap, known: Penalty | null | undefined): void {
  const before = situationOf(game);
  const outcome = outcomeOf(event, before);
  const defense = defenseOf(game);
  takeTime(game, playSeconds(game, event), clockAfter(game, event, outcome.isDead));
  let penalty = known ?? null;
  if (outcome.kind === "advance") {
    const spot = before.spot - outcome.yards;
    if (known === undefined) penalty = latePenalty(game, event, spot);
    advance(game, before, spot, penalty);
  } else if (outcome.kind === "touchdown") {
    touchdown(game, before.offense);
  } else if (outcome.kind === "safety") {
    score(game, defense, 2);
    awaitKickoff(game, before.offense, "freeKick");
  } else if (outcome.kind === "returned") {
    touchdown(game, defense);
  } else {
    changePossession(game, defense, outcome.spot);
  }
  const gained =
    outcome.kind === "touchdown" || (game.offense === before.offense && game.next === "scrimmage" && game.down === 1);
  recordEvent(game, before, { event, penalty, isFirstDown: gained });
  playAftermath(game, event);
}

type Outcome = { isDead: boolean } & (
  | { kind: "advance"; yards: number }
  | { kind: "touchdown" }
  | { kind: "safety" }
  | { kind: "returned" }
  | { kind: "lost"; spot: number }
);

/** What the play does to the ball. `lost` carries the new team's yards to go. */
function outcomeOf(event: Snap, before: Situation): Outcome {
  if (event.kind === "interception") {
    if (event.touchdown) return { kind: "returned", isDead: true };
    if (event.touchback) return { kind: "lost", spot: 80, isDead: true };
    return { kind: "lost", spot: 100 - (before.spot - event.airYards) - event.returnYards, isDead: true };
  }
  const { fumble, yards } = event;
  if (event.kind !== "badSnap" && event.kind !== "sack" && event.touchdown) return { kind: "touchdown", isDead: true };
  if ("safety" in event && event.safety) return { kind: "safety", isDead: true };
  if (fumble?.lost === true) {
    if (fumble.touchdown) return { kind: "returned", isDead: true };
    return { kind: "lost", spot: 100 - (before.spot - yards) - fumble.returnYards, isDead: true };
  }
  return { kind: "advance", yards, isDead: event.kind === "pass" && !event.complete };
}

/** The next down from `spot`, after a penalty that was walked off there. */
function advance(game: GameInPlay, before: Situation, spot: number, penalty: Penalty | null): void {
  const byDefense = penalty !== null && penalty.outcome === "enforced" && penalty.team !== before.offense;
  const walked = penalty === null || penalty.outcome !== "enforced" ? 0 : byDefense ? -penalty.yards : penalty.yards;
  const isGained = before.spot - spot >= before.distance;
  if (isGained || byDefense) return firstDown(game, before.offense, spot + walked);
  if (before.down === 4) {
    changePossession(game, defenseOf(before), 100 - (spot + walked));
    return;
  }
  game.spot = spot + walked;
  game.down = before.down + 1;
  game.distance = before.distance - (before.spot - spot) + walked;
}

function latePenalty(game: GameInPlay, event: Snap, spot: number): Penalty | null {
  if (event.kind === "pass" && event.style === "thrownAway") return drawGrounding(game, event.passer);
  if (event.kind !== "pass" && event.kind !== "rush") return null;
  return drawLatePenalty(game, event.kind, spot);
}

function playSeconds(game: GameInPlay, event: Snap): number {
  const { random } = game;
  switch (event.kind) {
    case "rush":
      return event.style === "kneel"
        ? Math.min(2, game.secondsLeft)
        : 4 + Math.floor(Math.max(0, event.yards) / 9) + random.between(0, 2);
    case "pass":
      if (event.style === "spike") return 1;
      if (event.style === "hailMary") return game.secondsLeft;
      if (!event.complete) return random.between(4, 6);
      return 5 + Math.floor(Math.max(0, event.yards) / 9) + random.between(0, 2) + (event.lateral === null ? 0 : 4);
    case "interception":
      return 6 + Math.floor(event.returnYards / 9);
    default:
      return random.between(4, 7);
  }
}

function clockAfter(game: GameInPlay, event: Snap, isDead: boolean): GameInPlay["clock"] {
  if (isDead) return "stopped";
  const isOut = (event.kind === "rush" || event.kind === "pass") && event.outOfBounds;
  if (!isOut) return "running";
  return isClosing(game) ? "stopped" : "ready";
}
