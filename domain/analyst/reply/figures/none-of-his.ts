import type { Fact } from "../../../facts/fact.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";

const TRADE_MARKS: Readonly<Record<string, readonly [mark: Fact["marks"][number], none: string]>> = {
  WR: ["receiving", "no catch"],
  TE: ["receiving", "no catch"],
  RB: ["rushing", "no carry"],
  QB: ["passing", "no pass"],
};

/** That somebody did nothing of his trade in a part of the game of which these are his lines, where he did in another. */
export function noneOfHis(
  { playerId, position }: RosterPlayer,
  told: readonly Fact[],
  { period }: Pick<Question, "period">,
  sheet: GameSheet,
): Sentence[] {
  const [mark, none] = TRADE_MARKS[position] ?? [];
  if (mark === undefined || period === null || told.some(({ marks }) => marks.includes(mark))) return [];
  const whole = linesOf({ playerId }, sheet).find(({ marks }) => marks.includes(mark));
  return whole === undefined ? [] : [sheet.say(`${sheet.name(playerId)} had ${none} ${period.words}.`, whole)];
}
