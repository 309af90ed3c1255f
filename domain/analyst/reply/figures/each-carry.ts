import { decimal } from "../../../facts/wording/number-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** Who of two ran better is what a carry brought. */
export function eachCarry({ players, period }: Question, sheet: GameSheet): Sentence[] {
  const facts = players.flatMap(
    ({ playerId }) =>
      sheet.lines(period).find(({ roles, marks }) => roles.player === playerId && marks.includes("rushing")) ?? [],
  );
  const [first, second] = facts.map(({ roles, values: { yardsPerCarry } }) =>
    yardsPerCarry === undefined ? null : `${sheet.name(roles.player ?? "")} averaged ${decimal(yardsPerCarry)}`,
  );
  return first && second ? [sheet.say(`${first} yards a carry and ${second}.`, ...facts)] : [];
}
