import type { GameInPlay } from "../game-model/game-in-play.ts";
import type { Foul } from "../game-model/play-event.ts";

/** A foul that took the play's place. */
export function narrateNoPlay(game: GameInPlay, foul: Foul, isFirstDown: boolean): string {
  const { yards } = foul;
  const first = isFirstDown && foul.isAutomaticFirstDown ? ", automatic first down" : "";
  return `Penalty on ${whose(game, foul)}: ${yards} ${yards === 1 ? "yard" : "yards"}${first}, no play.`;
}

/** Fouls of both sides on one play. */
export function narrateOffsetting(game: GameInPlay, one: Foul, other: Foul): string {
  return `Offsetting penalties: ${whose(game, one)}, and ${whose(game, other)}. The down is replayed.`;
}

/** A foul on a play that stood, as its last sentence. */
export function foulAfter(game: GameInPlay, foul: Foul): string {
  if (foul.outcome === "declined") return `Penalty on ${whose(game, foul)}, declined.`;
  const { yards } = foul;
  const first = foul.isAutomaticFirstDown ? ", automatic first down" : "";
  return `Penalty on ${whose(game, foul)}: ${yards} ${yards === 1 ? "yard" : "yards"}${first}.`;
}

function whose(game: GameInPlay, { side, name, player }: Foul): string {
  return `${game.teams[side].callName}, ${name} (${player.name})`;
}
