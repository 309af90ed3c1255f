import { listWords } from "../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "./game-sheet.ts";
import { isOnly } from "./is-only.ts";
import type { Question } from "./question.ts";

/** Points quarter by quarter, of both teams or of the one that is named; null where something else is asked. */
export function byQuarter({ concepts, teams }: Question, sheet: GameSheet): Sentence[] | null {
  if (!isOnly(concepts, "byQuarter score scoreline points list total happened") || !concepts.has("byQuarter"))
    return null;
  const quarters = sheet.index.ofKind("quarter");
  if (quarters.length === 0) return null;
  return sheet.teams
    .filter((team) => teams.length !== 1 || team === teams[0])
    .map((team) => {
      const own = quarters.filter((fact) => fact.team === team);
      const points = own.map(
        ({ at, values }) => `${at?.quarter === "OT" ? "OT" : `Q${at?.quarter}`} ${values.points ?? 0}`,
      );
      const most = Math.max(...own.map(({ values }) => values.points ?? 0));
      const best = own
        .filter(({ values }) => values.points === most)
        .map(({ at }) => (at?.quarter === "OT" ? "OT" : `Q${at?.quarter}`));
      const top = teams.length === 1 && most > 0 ? ` The most was ${most}, in ${listWords(best)}.` : "";
      return sheet.say(`${sheet.nick(team)}: ${points.join(", ")}.${top}`, ...own);
    });
}
