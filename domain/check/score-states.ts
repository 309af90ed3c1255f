import { isTry } from "../game/is-try.ts";
import type { Play, QuarterName, ShownPlay } from "../game/play.ts";

/** The score from one change to the next. */
export interface ScoreState<P extends ShownPlay = Play> {
  away: number;
  home: number;
  quarterName: QuarterName;
  /** What brought it; null for the kickoff's 0-0. */
  play: P | null;
  /** The touchdown that it follows is still to be tried upon. */
  isBeforeTry: boolean;
}

/** Every score that the game has stood at, in order. The plays stand in game order. */
export function scoreStates<P extends ShownPlay>(plays: readonly P[]): ScoreState<P>[] {
  const states: ScoreState<P>[] = [{ away: 0, home: 0, quarterName: "1", play: null, isBeforeTry: false }];
  plays.forEach((play, index) => {
    if (play.awayPoints === 0 && play.homePoints === 0) return;
    const last = states.at(-1);
    const next = plays.slice(index + 1, index + 4).find((row) => isTry(row.type));
    states.push({
      away: (last?.away ?? 0) + play.awayPoints,
      home: (last?.home ?? 0) + play.homePoints,
      quarterName: play.quarterName,
      play,
      isBeforeTry: play.isTouchdown && next !== undefined && next.awayPoints + next.homePoints > 0,
    });
  });
  return states;
}

/** How often the lead passed from one side to the other; a tie in between is no change of itself. */
export function leadChanges(states: readonly Pick<ScoreState, "away" | "home" | "isBeforeTry">[]): number {
  const signs = states
    .filter(({ isBeforeTry }) => !isBeforeTry)
    .map(({ away, home }) => Math.sign(away - home))
    .filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}
