import type { Correction } from "../game/correction.ts";
import type { Game } from "../game/game.ts";
import { gameState } from "../game/game-state.ts";
import { teamName } from "../game/team.ts";

/** What is compared: a page of a game before and after it changed. */
export interface CorrectedPage {
  game: Game;
  corrections: readonly Correction[];
  version: number;
}

/** `correctionSentence` of `correction-words.ts`. */
export type CorrectionSentence = (correction: Correction, clock: null) => string;

/**
 * What a reader of a finished game must unlearn, in a sentence or two: the final score first where it is another one. Null
 * where nothing was corrected, and while the game is on: then the next play is worth more than the last one's yards.
 */
export function announceCorrections(
  before: CorrectedPage,
  after: CorrectedPage,
  sentenceOf: CorrectionSentence,
): string | null {
  const { game } = after;
  const [then, now] = [gameState(before.game), gameState(game)];
  if (then.phase !== "over" || now.phase !== "over") return null;
  const fresh = after.corrections.filter(({ version }) => version > before.version);
  const isOther = now.score !== null && (now.score.away !== then.score?.away || now.score.home !== then.score?.home);
  if (!isOther && fresh.length === 0) return null;
  const others = fresh.filter(({ kind }) => !isOther || kind !== "score");
  const score = `The final score was corrected: ${nick(game.awayTeam, game)} ${game.awayScore}, ${nick(game.homeTeam, game)} ${game.homeScore}.`;
  return [isOther ? score : null, othersInWords(others, isOther, sentenceOf)].filter((part) => part !== null).join(" ");
}

/** One correction in its own words, several by their number. */
function othersInWords(
  corrections: readonly Correction[],
  isMore: boolean,
  sentenceOf: CorrectionSentence,
): string | null {
  const [first] = corrections;
  if (first === undefined) return null;
  if (corrections.length === 1 && !isMore) return `Corrected: ${sentenceOf(first, null)}`;
  return `${corrections.length}${isMore ? " more" : ""} ${corrections.length === 1 ? "correction" : "corrections"}.`;
}

function nick(team: string, { season }: Game): string {
  return teamName(team, season).nick;
}
