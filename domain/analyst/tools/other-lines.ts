import { isBoxScorePosition } from "../../game/box-score-position.ts";
import type { GameSnapshot } from "../../game/game-snapshot.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import type { FactRow } from "../../facts/fact-row.ts";

/**
 * The lines that a game's page leaves out: kickers, defenders, linemen. Hardly any of them has a figure, but people ask about
 * them, and a punter's run counts in his side's rushing yards.
 */
export interface OtherLines {
  /** The game's, of which these are. */
  version: number;
  playerProjections: PlayerLine[];
  playerGameStats: PlayerLine[];
  /** The facts of the game, which no page can make: its plays are without who did what. */
  facts: readonly FactRow[];
}

/** A game's lines without those that its page has, and its facts. */
export function otherLines(
  {
    version,
    playerProjections,
    playerGameStats,
  }: Pick<GameSnapshot, "version" | "playerProjections" | "playerGameStats">,
  facts: readonly FactRow[],
): OtherLines {
  const isOther = ({ position }: PlayerLine): boolean => !isBoxScorePosition(position);
  return {
    version,
    playerProjections: playerProjections.filter(isOther),
    playerGameStats: playerGameStats.filter(isOther),
    facts,
  };
}
