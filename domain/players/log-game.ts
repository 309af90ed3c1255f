import { matchupWord } from "../game/matchup-word.ts";
import { weekName } from "../game/week-name.ts";
import type { PlayerLogEntry } from "./player-log-entry.ts";

/** A game of a log as its player's team saw it. */
interface LogGame {
  isHome: boolean;
  /** `vs` at home, else `at`; `vs` on neutral ground. */
  at: string;
  opponent: string;
  /** Which game it is, for who hears it without its row: `Week 11 at WAS`. */
  words: string;
}

/** Which game of his team's an entry of a player's log is. */
export function logGame({ game, stats, projection }: PlayerLogEntry): LogGame {
  const isHome = (stats ?? projection)?.team === game.homeTeam;
  const opponent = isHome ? game.awayTeam : game.homeTeam;
  const at = isHome ? "vs" : matchupWord(game);
  return { isHome, at, opponent, words: `${weekName(game.seasonType, game.week)} ${at} ${opponent}` };
}
