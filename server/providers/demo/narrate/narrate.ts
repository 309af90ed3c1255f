import type { GameInPlay, Situation } from "../game-model/game-in-play.ts";
import { foulAfter } from "./narrate-foul.ts";
import { narrateKick, narrateTry } from "./narrate-kick.ts";
import { narrateScrimmage } from "./narrate-scrimmage.ts";
import type { Foul, PlayEvent } from "../game-model/play-event.ts";

/** An event in words: full names, the gain, who was there, and the flag if one lay on a play that stood. */
export function narrate(game: GameInPlay, before: Situation, event: PlayEvent, foul: Foul | null): string {
  return `${wordsFor(game, before, event)}.${foul === null ? "" : ` ${foulAfter(game, foul)}`}`;
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
