import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";

/** What stood on the board, and not what was scored in each. */
const STANDING =
  /\b(?:after|at|through|thru|by) (?:the )?(?:end of )?(?:each|every|all|per)\b|\bend of (?:each|every)\b|\brunning score\b|\bscore (?:\w+ )?(?:by|each|every|per) (?:quarters?|qtrs?|q)\b|\bquarter by quarter score\b|\bscore progression\b/;

/** Points quarter by quarter, of both teams or of the one that is named, and how it stood after each; null where something else is asked. */
export function byQuarter({ concepts, teams, text }: Question, sheet: GameSheet): Sentence[] | null {
  if (!isOnly(concepts, "byQuarter score scoreline points list total happened last") || !concepts.has("byQuarter"))
    return null;
  const quarters = sheet.index.ofKind("quarter");
  if (quarters.length === 0) return null;
  const standing = teams.length === 1 || !STANDING.test(text) ? [] : standings(sheet);
  const each = sheet.teams
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
  return [...standing, ...each];
}

/** How it stood at every break, and how it ended. */
function standings(sheet: GameSheet): Sentence[] {
  const { index } = sheet;
  return sheet.sentences(
    ...["1", "2", "3", "4"].map((after) => index.byId(`break:${after}`)),
    index.phase === "over" ? index.byId("result") : null,
  );
}
