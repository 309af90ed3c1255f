import { formatPoints } from "../../../words/format.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** Which of two has more PPR points, beside their lines: who was better is an opinion, and this is what a manager goes by. */
export function aheadInPoints({ players, isShared, period }: Question, sheet: GameSheet): Sentence[] {
  if (players.length !== 2 || isShared || period !== null) return [];
  const [first, second] = players
    .flatMap(({ playerId }) => sheet.index.byId(`f:${playerId}`) ?? [])
    .toSorted((one, other) => (other.values.pprPoints ?? 0) - (one.values.pprPoints ?? 0));
  if (first === undefined || second === undefined) return [];
  const [more, less] = [first, second].map(({ values }) => formatPoints(values.pprPoints ?? 0));
  const words =
    more === less
      ? `In PPR points they were even at ${more}.`
      : `In PPR points ${sheet.name(first.roles.player ?? "")} was ahead, ${more} to ${less}.`;
  return [sheet.say(words, first, second)];
}
