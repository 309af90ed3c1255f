import { clockSeconds } from "../game/game-clock.ts";
import type { Play } from "../game/play.ts";
import { type GameFacts, otherTeam, pointsOf } from "./game-facts.ts";
import type { ScoreState } from "./score-states.ts";
import type { PeriodMention } from "./story/story-periods.ts";

const NEXT_SCORE = /^[^.;\d]{0,20}(\d{1,2})-(\d{1,2})\b/;

/** What made the score that the words after "led" tell, or else the side's largest lead; null for one that never led. */
export function leadPlay(ahead: string, after: string, { states, game }: GameFacts): Play | null {
  const told = NEXT_SCORE.exec(after)?.slice(1).map(Number);
  const lead = (state: ScoreState): number =>
    pointsOf(ahead, state, game) - pointsOf(otherTeam(ahead, game), state, game);
  const leading = states.filter((state) => lead(state) > 0);
  const same = leading.find(({ away, home }) => told?.includes(away) === true && told.includes(home));
  return (same ?? leading.toSorted((a, b) => lead(b) - lead(a))[0])?.play ?? null;
}

/**
 * Of the times at which the sides were so far apart, the one that a sentence speaks of: as it stood at the clock that it names;
 * without one a side got a lead when it first stood so, and was behind when it last did.
 */
export function stateToldOf(
  fitting: readonly ScoreState[],
  isBehind: boolean,
  text: string,
  { plays }: GameFacts,
  periods: readonly PeriodMention[],
): ScoreState | undefined {
  const clock = /\b(\d{1,2}):(\d\d)\b/.exec(text);
  const seconds = clock === null ? null : Number(clock[1]) * 60 + Number(clock[2]);
  const named = periods.flatMap(({ quarters }): readonly string[] => quarters);
  const at = plays.findLast(
    (play) => clockSeconds(play) === seconds && (named.length === 0 || named.includes(play.quarterName)),
  );
  const then =
    seconds === null || at === undefined
      ? undefined
      : fitting.findLast(({ play }) => play !== null && play.sequence <= at.sequence);
  return then ?? (isBehind ? fitting.at(-1) : fitting[0]);
}
