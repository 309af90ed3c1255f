import type { GameSnapshot } from "../../game/game-snapshot.ts";
import { lastRealPlay } from "../../game/last-real-play.ts";
import { playWords } from "../play-words.ts";
import { plainPlays } from "./plain-plays.ts";
import { plainText } from "./plain-text.ts";

/**
 * What is said of a game's last play where there is room for one sentence, as its own page says it. The provider's words stand where it
 * speaks of a play that is not stored yet, and where the credits do not support a sentence; null where nobody says anything.
 */
export function lastPlayWords({
  game,
  allPlays,
  people,
}: Pick<GameSnapshot, "game" | "allPlays" | "people">): string | null {
  const last = lastRealPlay(allPlays);
  if (game.lastPlay === null) return null;
  const isTheirs = last !== undefined && game.lastPlay === last.description;
  const sentence = isTheirs ? (plainPlays(allPlays, game, people)[allPlays.indexOf(last)] ?? null) : null;
  return sentence === null ? playWords(game.lastPlay) : plainText(sentence);
}
