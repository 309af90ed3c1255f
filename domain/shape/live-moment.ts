import { wholeChance } from "../words/whole-chance.ts";
import type { Game } from "../game/game.ts";
import { inPlay, type Live } from "../game/game-state.ts";
import { liveSituation } from "../page/live-situation.ts";
import type { LiveSituation } from "../page/situation-words.ts";
import { ordinal } from "../words/format.ts";
import { playCard } from "../plays/play-card.ts";
import { playWords } from "../plays/play-words.ts";
import { endsHalf } from "../game/ends-half.ts";
import { isTry } from "../game/is-try.ts";
import { lastRealPlay } from "../game/last-real-play.ts";
import type { PagePlay } from "../game/page-play.ts";
import { plainText } from "../plays/plain/plain-text.ts";

/** Where a game that is being played stands between two plays. */
export interface LiveMoment {
  snap: LiveSituation | null;
  /** What comes instead of a snap: `Halftime`, `Kickoff next`. Null where that is not known either, and beside a snap. */
  instead: string | null;
  /** The last play with its own clock and situation: never the coming down's. Null before the first one. */
  last: { playId: string; when: string; words: string } | null;
  /** The home team's chance to win in whole percent; null where it is not known. */
  chance: number | null;
}

/** The moment of a live game, whose plays stand in game order; null of any other. */
export function liveMoment(game: Game, plays: readonly PagePlay[]): LiveMoment | null {
  const now = inPlay(game);
  if (now === null) return null;
  const last = lastRealPlay(plays);
  const newest = plays.at(-1);
  // A source may leave the last down of regulation on its board until the overtime's kickoff.
  const hasPeriodEnded =
    newest !== undefined && endsHalf(newest) && newest.quarterName === now.quarter?.trim().toUpperCase();
  const snap = hasPeriodEnded ? null : liveSituation({ ...now, season: game.season });
  const chance = newest?.homeChance ?? null;
  return {
    snap,
    instead: snap === null ? insteadOfSnap(now, newest, last) : null,
    last: last === undefined ? null : lastPlay(last),
    chance: chance === null ? null : wholeChance(chance),
  };
}

function insteadOfSnap(now: Live, newest: PagePlay | undefined, last: PagePlay | undefined): string | null {
  if (now.isHalftime) return "Halftime";
  if (last === undefined) return "Kickoff next";
  if (newest?.type === "Period")
    return last.quarterName === "OT"
      ? "End of the overtime period"
      : `End of the ${ordinal(Number(last.quarterName))} quarter`;
  const points = last.awayPoints + last.homePoints;
  // A score can be the end of an overtime: no try and no kickoff follows it.
  if (points > 0 && (newest?.homeChance ?? 50) % 100 === 0) return "Game over";
  if (last.isTouchdown && last.isScoringPlay === 1 && !isTry(last.type)) return "Extra point or two-point try next";
  if (isTry(last.type)) return "Kickoff next";
  return points === 3 ? "Kickoff next" : points === 2 ? "Free kick next" : null;
}

function lastPlay(play: PagePlay): NonNullable<LiveMoment["last"]> {
  const { quarter, clock, situation: down, fieldPosition: spot } = playCard(play);
  const place = [down, spot].filter((part) => part !== null).join(" at ");
  const when = [`${quarter} ${clock}`.trim(), place].filter((part) => part !== "").join(", ");
  return {
    playId: play.playId,
    when,
    words: play.plain === null ? playWords(play.description) : plainText(play.plain),
  };
}
