import type { Fact } from "../../../facts/fact.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { Question } from "../question/question.ts";
import type { Period } from "../question/when-asked.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isAt } from "./is-within.ts";

/** The field goals, and the extra points that failed, of the kicker of a line; empty where the game's facts have none. */
export function kicksOf(
  { roles: { player } }: Pick<Fact, "roles">,
  sheet: GameSheet,
  period: Period | null,
): Sentence[] {
  const kicks = sheet.index
    .ofKind("score", "miss", "block")
    .filter(
      ({ kind, marks, roles, at }) =>
        roles.kicker === player &&
        (marks.includes("fieldGoal") || (kind !== "score" && marks.includes("extraPoint"))) &&
        (period === null || isAt(period, at)),
    );
  return kicks.length === 0
    ? []
    : [sheet.say(`His kicks: ${listWords(kicks.map((fact) => sheet.item(fact)))}.`, ...kicks)];
}

/** The same beside a kicker's lines, where it is asked how he did. */
export function kicksToo(
  lines: readonly Fact[],
  { order, concepts, period }: Pick<Question, "order" | "concepts" | "period">,
  sheet: GameSheet,
): Sentence[] {
  if (!order.includes("perform") && !concepts.has("stats")) return [];
  return lines.filter(({ marks }) => marks.includes("kicking")).flatMap((line) => kicksOf(line, sheet, period));
}
