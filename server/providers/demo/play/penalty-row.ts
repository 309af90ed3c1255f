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
  const isOffense = foul.side === before.offense;
  const isFirstDown = !isOffense && (foul.isAutomaticFirstDown || foul.yards >= before.distance);
  if (isFirstDown) {
    firstDown(game, before.offense, before.spot - foul.yards);
  } else {
    const walked = isOffense ? foul.yards : -foul.yards;
    game.spot += walked;
    game.distance += walked;
  }
  recordRow(game, before, {
    type: "Penalty",
    description: narrateNoPlay(game, foul, isFirstDown),
    side: before.offense,
    yardsGained: isOffense ? -foul.yards : foul.yards,
    penaltyYards: foul.yards,
    isFirstDown,
  });
}

/** Fouls on both sides cancel each other; the down is played again from the same spot. */
export function offsetFouls(game: GameInPlay, foul: Foul): void {
  const before = situationOf(game);
  stopFor(game, 5);
  const other = otherSide(foul.side);
  const isDefense = other !== before.offense;
  const player = game.random.pick(available(game, other, isDefense ? "CB" : "OL"));
  const answer: Foul = { ...foul, side: other, player, name: isDefense ? "Defensive Holding" : "Offensive Holding" };
  recordRow(game, before, {
    type: "Penalty",
    description: narrateOffsetting(game, foul, answer),
    side: before.offense,
  });
}

function stopFor(game: GameInPlay, seconds: number): void {
  const clock = game.clock === "stopped" || isClosing(game) ? "stopped" : "ready";
  takeTime(game, Math.min(seconds, game.secondsLeft - 1), clock);
  game.wall += 25;
}
