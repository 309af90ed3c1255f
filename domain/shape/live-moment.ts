import type { Game } from "../game/game.ts";
import { inPlay } from "../game/game-state.ts";
import { type LiveSituation, liveSituation } from "../page/live-situation.ts";
import { playCard } from "../plays/play-card.ts";
import { Cast } from "../plays/plain/cast.ts";
import { plainPlay } from "../plays/plain/plain-play.ts";
import { plainText } from "../plays/plain/plain-text.ts";
import { playWords } from "../plays/play-words.ts";
import type { Play, PlayType } from "../game/play.ts";

/** Where a game that is being played stands between two plays. */
export interface LiveMoment {
  snap: LiveSituation | null;
  /** The last play with its own clock and situation: never the coming down's. Null before the first one. */
  last: { playId: string; when: string; words: string } | null;
}

/** Rows that are no play. */
const MARKERS: readonly PlayType[] = ["Period", "Timeout", "TwoMinuteWarning", "Other"];

/** The moment of a live game, whose plays stand in game order; null of any other. */
export function liveMoment(game: Game, plays: readonly Play[]): LiveMoment | null {
  const now = inPlay(game);
  if (now === null) return null;
  const last = plays.findLast(({ type }) => !MARKERS.includes(type));
  return { snap: liveSituation(now), last: last === undefined ? null : lastPlay(last, new Cast(plays, game)) };
}

/** In a plain sentence where the credits support one, else in the source's words. */
function lastPlay(play: Play, cast: Cast): NonNullable<LiveMoment["last"]> {
  const { quarter, clock, situation: down, fieldPosition: spot } = playCard(play);
  const place = [down, spot].filter((part) => part !== null).join(" at ");
  const when = [`${quarter} ${clock}`.trim(), place].filter((part) => part !== "").join(", ");
  const plain = plainPlay(play, cast);
  return { playId: play.playId, when, words: plain === null ? playWords(play.description) : plainText(plain) };
}
