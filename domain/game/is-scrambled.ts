import type { Game } from "./game.ts";
import type { Play } from "./play.ts";

/** SportsDataIO's free trial moves figures by 5 to 20 % and writes this word in the place of texts. */
export const SCRAMBLED = "Scrambled";

/** The texts of a game that can tell. */
interface ScrambledTexts {
  game: Pick<Game, "lastPlay">;
  allPlays: readonly Pick<Play, "description">[];
}

/**
 * Whether a game holds a trial's figures, which are altered on purpose and must not be shown as true. Its texts are the only
 * mark, so a game that has not started cannot be told.
 */
export function isScrambled({ game, allPlays }: ScrambledTexts): boolean {
  return game.lastPlay === SCRAMBLED || allPlays.some(({ description }) => description === SCRAMBLED);
}
