import type { GameInPlay, Situation } from "../game-model/game-in-play.ts";
import { penaltyAfter } from "./narrate-penalty.ts";
import { narrateKick, narrateTry } from "./narrate-kick.ts";
import { narrateScrimmage } from "./narrate-scrimmage.ts";
import type { Penalty, PlayEvent } from "../game-model/play-event.ts";

/** An event in words: full names, the gain, who was there, and the flag if one lay on a play that stood. */
export function narrate(game: GameInPlay, before: Situation, event: PlayEvent, penalty: Penalty | null): string {
  return `${wordsFor(game, before, event)}.${penalty === null ? "" : ` ${penaltyAfter(game, penalty)}`}`;
}

function wordsFor(game: GameInPlay, before: Situation, event: PlayEvent): string {
  switch (event.kind) {
    case "kickoff":
    case "punt":
    case "fieldGoal":
      return narrateKick(game, before, event);
    case "extraPoint":
    case "twoPoint":
      return narrateTry(event);
    default:
      return narrateScrimmage(game, before, event);
  }
}
