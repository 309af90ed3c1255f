import { isClosing, takeTime } from "../game-model/clock.ts";
import { otherSide } from "../world/demo-player.ts";
import { available, firstDown, situationOf, type GameInPlay } from "../game-model/game-in-play.ts";
import { narrateNoPlay, narrateOffsetting } from "../narrate/narrate-foul.ts";
import type { Foul } from "../game-model/play-event.ts";
import { recordRow } from "../game-model/record-row.ts";

/** A foul that takes the play's place: yards are walked off from the line of scrimmage and the down is played again. */
export function walkOffFoul(game: GameInPlay, foul: Foul, seconds: number): void {
  const before = situationOf(game);
  stopFor(game, seconds);
  const isOffence = foul.side === before.offence;
  const isFirstDown = !isOffence && (foul.isAutomaticFirstDown || foul.yards >= before.distance);
  if (isFirstDown) {
    firstDown(game, before.offence, before.spot - foul.yards);
  } else {
    const walked = isOffence ? foul.yards : -foul.yards;
    game.spot += walked;
    game.distance += walked;
  }
  recordRow(game, before, {
    type: "Penalty",
    description: narrateNoPlay(game, foul, isFirstDown),
    side: before.offence,
    yardsGained: isOffence ? -foul.yards : foul.yards,
    penaltyYards: foul.yards,
    isFirstDown,
  });
}

/** Fouls on both sides cancel each other; the down is played again from the same spot. */
export function offsetFouls(game: GameInPlay, foul: Foul): void {
  const before = situationOf(game);
  stopFor(game, 5);
  const other = otherSide(foul.side);
  const isDefence = other !== before.offence;
  const player = game.random.pick(available(game, other, isDefence ? "CB" : "OL"));
  const answer: Foul = { ...foul, side: other, player, name: isDefence ? "Defensive Holding" : "Offensive Holding" };
  recordRow(game, before, {
    type: "Penalty",
    description: narrateOffsetting(game, foul, answer),
    side: before.offence,
  });
}

function stopFor(game: GameInPlay, seconds: number): void {
  const clock = game.clock === "stopped" || isClosing(game) ? "stopped" : "ready";
  takeTime(game, Math.min(seconds, game.secondsLeft - 1), clock);
  game.wall += 25;
}
