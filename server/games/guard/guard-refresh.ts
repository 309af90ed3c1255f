import { foldGame } from "../../../domain/fold/fold-game.ts";
import type { GameSnapshot, ProviderGame } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import { matchupCodes } from "../../../domain/game/matchup.ts";
import type { FetchedGame } from "../../providers/live-provider.ts";
import { reportsOf } from "./reports-of.ts";
import { type Suspect, never } from "./suspect.ts";
import { guardGame } from "./guard-game.ts";
import { guardLines } from "./guard-lines.ts";
import { guardPlays } from "./guard-plays.ts";

export interface Guarded {
  /** What may be stored: the sound parts of the answer, and the stored game for the rest. */
  game: ProviderGame;
  suspects: Suspect[];
}

/**
 * Compares an answer with the stored game, so that a bad one never removes or zeroes what is known. What was not read
 * (`parts`) stays as stored and is never suspect. `confirmed` are the keys of suspects that were repeated long enough: then
 * the answer counts. Both are of one provider: another's account takes the place of the stored one as a whole.
 */
export function guardRefresh(
  stored: GameSnapshot,
  { game: given, parts }: FetchedGame,
  confirmed: ReadonlySet<string>,
): Guarded {
  const fresh = parts.facts ? given : withStoredFacts(given, stored);
  if (fresh.game.awayTeam !== stored.game.awayTeam || fresh.game.homeTeam !== stored.game.homeTeam) {
    return { game: stored, suspects: [never("facts", "teams", `the teams are suddenly ${matchupCodes(fresh.game)}`)] };
  }
  const isConsistent = parts.plays && isAgreed(fresh);
  const plays = parts.plays
    ? guardPlays(stored, fresh, { confirmed, isSound: isConsistent && isNoOlder(fresh.game, stored.game) })
    : { plays: stored.allPlays, suspects: [], isKept: true };
  const lines = parts.lines
    ? guardLines(stored.playerGameStats, fresh.playerGameStats, "statistics", confirmed)
    : { lines: stored.playerGameStats, suspects: [], isKept: true };
  const projections = parts.projections
    ? guardLines(stored.playerProjections, fresh.playerProjections, "projections", confirmed)
    : { lines: stored.playerProjections, suspects: [], isKept: true };
  const facts = parts.facts
    ? guardGame(stored, fresh.game, { confirmed, isConsistent: isConsistent && plays.suspects.length === 0 })
    : { game: stored.game, suspects: [] };
  const isAsDelivered = !plays.isKept && !lines.isKept;
  return {
    game: {
      ...fresh,
      game: facts.game,
      allPlays: plays.plays,
      playerGameStats: lines.lines,
      playerProjections: projections.lines,
      differences: isAsDelivered ? fresh.differences : stored.differences,
      ...reportsOf(stored, fresh),
    },
    suspects: [...plays.suspects, ...lines.suspects, ...projections.suspects, ...facts.suspects],
  };
}

/** An answer that has no facts was made from an earlier look at the game; who is reported out after its start is so in the next one. */
function withStoredFacts({ injuries, ...given }: ProviderGame, { game }: GameSnapshot): ProviderGame {
  return { ...given, game, ...(game.hasStarted || injuries === undefined ? {} : { injuries }) };
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
