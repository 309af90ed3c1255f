import type { PagePlay } from "../game/page-play.ts";
import type { QuarterName } from "../game/play.ts";
import { lastScoringPlay } from "../page/cards.ts";
import { plainText } from "../plays/plain/plain-text.ts";
import { playCard } from "../plays/play-card.ts";
import { playWords } from "../plays/play-words.ts";

/** The newest scoring play, as its card tells it. */
export interface LastScore {
  playId: string;
  quarterName: QuarterName;
  /** `Q4 0:02` */
  when: string;
  words: string;
  /** `3rd & 6 at MIN 9`; null without both. */
  situation: string | null;
}

/** The newest score of a page's plays with its own situation; null before the first one. */
export function lastScore(plays: readonly PagePlay[]): LastScore | null {
  const last = lastScoringPlay(plays);
  if (last === null) return null;
  const { play, situation } = last;
  const { quarter, clock } = playCard(play);
  return {
    playId: play.playId,
    quarterName: play.quarterName,
    when: `${quarter} ${clock}`.trim(),
    words: play.plain === null ? playWords(play.description) : plainText(play.plain),
    situation,
  };
}
