import type { Fact, Points } from "../fact.ts";
import type { FactIndex } from "../fact-index.ts";
import { shortWhen } from "../wording/when-words.ts";
import { type KnownPlayers, wordsOf } from "../wording/words-of.ts";
import { sheetDetails } from "./sheet-details.ts";

/**
 * One fact as a line: `s4 | Q2, 7:45 | Vikings 14-10 | Jefferson caught a 33-yard touchdown pass from Darnold; tying the game | drive of
 * 8 plays, 79 yards, 4:45`. The score is the one after it, with who leads.
 */
export function sheetLine(
  id: string,
  fact: Fact,
  marks: readonly Fact[],
  index: FactIndex,
  known: KnownPlayers,
): string {
  const clause = wordsOf(fact, index, { known });
  // The tail of a score is its try; of a relation it says the same as the clause.
  const stated = [clause, fact.kind === "score" ? wordsOf(fact, index, { known, form: "tail" }) : ""];
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight))
    stated.push(wordsOf(mark, index, { known, form: mark.wording.tail === null ? "clause" : "tail" }));
  const parts = [
    fact.at === null || fact.kind === "break" || fact.kind === "quarter" ? "" : shortWhen(fact.at),
    fact.at === null || fact.score === null ? "" : standing(fact.score.after, index),
    stated.filter((words) => words !== "").join("; "),
    sheetDetails(fact, clause),
  ];
  return [id, ...parts.map(harmless)].filter((part) => part !== "").join(" | ");
}

/** `Vikings 14-10`, `tied 17-17` */
function standing({ away, home }: Points, index: FactIndex): string {
  if (away === home) return `tied ${away}-${home}`;
  return away > home ? `${index.away.nick} ${away}-${home}` : `${index.home.nick} ${home}-${away}`;
}

/** Without what has a meaning on a sheet or in an answer: line breaks, bars, braces, signs of markup. */
export function harmless(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}\p{N} .,;:'’()/%+&-]/gu, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}
