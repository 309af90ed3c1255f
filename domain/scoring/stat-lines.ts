import type { Game } from "../game/game.ts";
import type { Play } from "../game/play.ts";
import { countGame, sumCounts } from "./count-game.ts";
import type { Counts } from "./count.ts";

/**
 * The complete lines of a game after the given plays, which stand in game order: of every player with a credit by `playerId`, and of
 * both teams' defenses by team code.
 */
export function statLines(plays: readonly Play[], game: Game): Map<string, Counts> {
  return new Map([...countGame(plays, game)].map(([owner, own]) => [owner, sumCounts(own)]));
}
