import { foldGame } from "../../../domain/fold/fold-game.ts";
import type { GameSnapshot, ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { ReadGame } from "../../providers/live-provider.ts";
import { type Doubt, never } from "./doubt.ts";
import { guardGame } from "./guard-game.ts";
import { guardLines } from "./guard-lines.ts";
import { guardPlays } from "./guard-plays.ts";

export interface Guarded {
  /** What may be stored: the sound parts of the answer, and the stored game for the rest. */
  game: ProviderGame;
  doubts: Doubt[];
}

/**
 * Holds an answer against the stored game, so that a bad one never takes away or zeroes what is known. What was not read
 * (`parts`) is the stored game's, without any doubt. `believed` are the keys of doubts that were repeated long enough: then
 * the answer counts. Both are of one provider: another's account takes the place of the stored one as a whole.
 */
export function guardRefresh(
  stored: GameSnapshot,
  { game: fresh, parts }: ReadGame,
  believed: ReadonlySet<string>,
): Guarded {
  if (fresh.game.awayTeam !== stored.game.awayTeam || fresh.game.homeTeam !== stored.game.homeTeam) {
    const teams = `${fresh.game.awayTeam} at ${fresh.game.homeTeam}`;
    return { game: stored, doubts: [never("teams", `the teams are ${teams} all at once`)] };
  }
  const isConsistent = parts.plays && isAgreed(fresh);
  const plays = parts.plays
    ? guardPlays(stored, fresh, { believed, isSound: isConsistent && isNoOlder(fresh.game, stored.game) })
    : { plays: stored.allPlays, doubts: [], isKept: true };
  const lines = parts.lines
    ? guardLines(stored.playerGameStats, fresh.playerGameStats, "statistics", believed)
    : { lines: stored.playerGameStats, doubts: [], isKept: true };
  const projections = parts.projections
    ? guardLines(stored.playerProjections, fresh.playerProjections, "projections", believed)
    : { lines: stored.playerProjections, doubts: [], isKept: true };
  const facts = guardGame(stored, fresh.game, { believed, isConsistent: isConsistent && plays.doubts.length === 0 });
  const isAsDelivered = !plays.isKept && !lines.isKept;
  return {
    game: {
      ...fresh,
      game: facts.game,
      allPlays: plays.plays,
      playerGameStats: lines.lines,
      playerProjections: projections.lines,
      differences: isAsDelivered ? fresh.differences : stored.differences,
    },
    doubts: [...plays.doubts, ...lines.doubts, ...projections.doubts, ...facts.doubts],
  };
}

/** The plays add up to the score. */
function isAgreed({ game, allPlays }: ProviderGame): boolean {
  if (allPlays.length === 0) return false;
  const fold = foldGame(allPlays, game);
  return fold.awayScore === game.awayScore && fold.homeScore === game.homeScore;
}

/** An answer out of some cache on the way is older than what is known, and perfectly consistent. */
function isNoOlder(fresh: Game, stored: Game): boolean {
  if (fresh.lastUpdated === null || stored.lastUpdated === null) return false;
  return Date.parse(fresh.lastUpdated) >= Date.parse(stored.lastUpdated);
}
