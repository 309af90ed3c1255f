import { wholeChance } from "../words/whole-chance.ts";
import type { Game } from "../game/game.ts";
import { inPlay } from "../game/game-state.ts";
import { type LiveSituation, liveSituation } from "../page/live-situation.ts";
import { playCard } from "../plays/play-card.ts";
import { playWords } from "../plays/play-words.ts";
import type { PagePlay } from "../game/page-play.ts";
import type { PlayType } from "../game/play.ts";
import { plainText } from "../plays/plain/plain-text.ts";

/** Where a game that is being played stands between two plays. */
export interface LiveMoment {
  snap: LiveSituation | null;
  /** The last play with its own clock and situation: never the coming down's. Null before the first one. */
  last: { playId: string; when: string; words: string } | null;
  /** The home team's chance to win in whole percent; null where it is not known. */
  chance: number | null;
}

/** Rows that are no play. */
const MARKERS: readonly PlayType[] = ["Period", "Timeout", "TwoMinuteWarning", "Other"];

/** The moment of a live game, whose plays stand in game order; null of any other. */
export function liveMoment(game: Game, plays: readonly PagePlay[]): LiveMoment | null {
  const now = inPlay(game);
  if (now === null) return null;
  const last = plays.findLast(({ type }) => !MARKERS.includes(type));
  const chance = plays.at(-1)?.homeChance ?? null;
  return {
    snap: liveSituation({ ...now, season: game.season }),
    last: last === undefined ? null : lastPlay(last),
    chance: chance === null ? null : wholeChance(chance),
  };
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
