import type { GamePerson } from "../../game/game-person.ts";
import type { Play } from "../../game/play.ts";
import { Cast, type PlainGame } from "./cast.ts";
import { plainPlay } from "./plain-play.ts";

/**
 * Each play of a game in one sentence of American English, in the order of the plays and without a final period: `{Jayden }Daniels threw
 * deep to {Noah }Brown for a 52-yard touchdown`. Null where the credits do not support one: then the source's own text stands.
 *
 * Words in braces may step aside on a phone: given names (not where two players of the game share a last name), and yards that the
 * gain column shows. `plainText` gives the sentence in full. Names of people come from the credits, and of those without one from `people`, who are in the
 * game's data; the description is read only for what credits do not hold: direction, penalties, reversals, fair catches, who missed a two-point try.
 */
export function plainPlays(
  plays: readonly Play[],
  game: PlainGame,
  people: readonly GamePerson[] = [],
): (string | null)[] {
  const cast = new Cast(plays, game, people);
  return plays.map((play) => plainPlay(play, cast));
}
