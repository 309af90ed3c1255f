import { isClosing, takeTime } from "../game-model/clock.ts";
import { otherTeam } from "../world/demo-player.ts";
import { available, firstDown, situationOf, type GameInPlay } from "../game-model/game-in-play.ts";
import { narrateNoPlay, narrateOffsetting } from "../narrate/narrate-penalty.ts";
import type { Penalty } from "../game-model/play-event.ts";
import { recordRow } from "../game-model/record-row.ts";

/** A penalty that takes the play's place: yards are walked off from the line of scrimmage and the down is played again. */
export function walkOffPenalty(game: GameInPlay, penalty: Penalty, seconds: number): void {
  const before = situationOf(game);
  stopFor(game, seconds);
  const isOffense = penalty.team === before.offense;
  const isFirstDown = !isOffense && (penalty.isAutomaticFirstDown || penalty.yards >= before.distance);
  if (isFirstDown) {
    firstDown(game, before.offense, before.spot - penalty.yards);
  } else {
    const walked = isOffense ? penalty.yards : -penalty.yards;
    game.spot += walked;
    game.distance += walked;
  }
  recordRow(game, before, {
    type: "Penalty",
    description: narrateNoPlay(game, penalty, isFirstDown),
    team: before.offense,
    yardsGained: isOffense ? -penalty.yards : penalty.yards,
    penaltyYards: penalty.yards,
    isFirstDown,
  });
}

/** Penalties on both teams cancel each other; the down is played again from the same spot. */
export function offsetPenalties(game: GameInPlay, penalty: Penalty): void {
  const before = situationOf(game);
  stopFor(game, 5);
  const other = otherTeam(penalty.team);
  const isDefense = other !== before.offense;
  const player = game.random.pick(available(game, other, isDefense ? "CB" : "OL"));
  const answer: Penalty = {
    ...penalty,
    team: other,
    player,
    name: isDefense ? "Defensive Holding" : "Offensive Holding",
  };
  recordRow(game, before, {
    type: "Penalty",
    description: narrateOffsetting(game, penalty, answer),
    team: before.offense,
  });
}

function stopFor(game: GameInPlay, seconds: number): void {
  const clock = game.clock === "stopped" || isClosing(game) ? "stopped" : "ready";
  takeTime(game, Math.min(seconds, game.secondsLeft - 1), clock);
  game.wall += 25;
}
