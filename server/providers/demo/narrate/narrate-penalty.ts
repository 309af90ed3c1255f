import type { GameInPlay } from "../game-model/game-in-play.ts";
import type { Penalty } from "../game-model/play-event.ts";

/** A penalty that took the play's place. */
export function narrateNoPlay(game: GameInPlay, penalty: Penalty, isFirstDown: boolean): string {
  const { yards } = penalty;
  const first = isFirstDown && penalty.isAutomaticFirstDown ? ", automatic first down" : "";
  return `Penalty on ${whose(game, penalty)}: ${yards} ${yards === 1 ? "yard" : "yards"}${first}, no play.`;
}

/** Penalties of both teams on one play. */
export function narrateOffsetting(game: GameInPlay, one: Penalty, other: Penalty): string {
  return `Offsetting penalties: ${whose(game, one)}, and ${whose(game, other)}. The down is replayed.`;
}

/** A penalty on a play that stood, as its last sentence. */
export function penaltyAfter(game: GameInPlay, penalty: Penalty): string {
  if (penalty.outcome === "declined") return `Penalty on ${whose(game, penalty)}, declined.`;
  const { yards } = penalty;
  const first = penalty.isAutomaticFirstDown ? ", automatic first down" : "";
  return `Penalty on ${whose(game, penalty)}: ${yards} ${yards === 1 ? "yard" : "yards"}${first}.`;
}

function whose(game: GameInPlay, { team, name, player }: Penalty): string {
  return `${game.teams[team].callName}, ${name} (${player.name})`;
}
