import type { FactRow } from "../../facts/fact-row.ts";
import {
  type Contradiction,
  factOf,
  factsAbout,
  isDenied,
  quartersSaid,
  type SpokenSentence,
  subjectAt,
} from "./spoken-sentence.ts";

/** A score of a player, who stands before it; or "by" him, behind it. */
const SCORES: readonly RegExp[] = [
  /@(?: also| then| \w+ly| even)? (?:scored(?! \d)|(?:punched|ran|took) (?:it|one) in|(?:found|reached) the end zone)/g,
  /@(?: also| then| \w+ly| even)? (?:has|had|caught|threw|hauled in|ran for|rushed for|added|finished with)\b[^@#,;.]*?\b(?:touchdowns?|TDs?)\b/gi,
  /@'s? (?:[\w-]+ ){0,4}(?:touchdowns?|TDs?|score)\b/gi,
];
const NO_DEED =
  /\b(?:set up|led to|before|until|chance|short of|shy of|opportunit\w+|attempt\w*|tr(?:y|ied)|zero|project\w*|expect\w*|fantasy|PPR|points?|other|longest|long)\b|\?\s*$/i;

/** A touchdown of somebody who has none, or has none in the quarter that is named. */
export function checkDeeds(sentence: SpokenSentence): Contradiction | null {
  const { text, book, hits } = sentence;
  if (NO_DEED.test(text)) return null;
  const quarters = quartersSaid(text);
  for (const says of SCORES)
    for (const found of text.matchAll(says)) {
      const whose = subjectAt(sentence, found.index + 1);
      if (whose === null || whose.players.length === 0 || isDenied(text, found.index + found[0].length)) continue;
      const own = scoresOf(factsAbout(book, whose));
      const inQuarter = own.filter(({ at }) => quarters === null || quarters.includes(at?.quarter ?? ""));
      const isOthers = hits.some(
        (hit) => hit !== whose && hit.players.length > 0 && scoresOf(factsAbout(book, hit)).length > 0,
      );
      if (inQuarter.length === 0 && !isOthers)
        return { truth: (own[0] ?? lineOf(factsAbout(book, whose)) ?? factOf(book, "result"))?.words ?? null };
    }
  return null;
}

function scoresOf(facts: readonly FactRow[]): FactRow[] {
  return facts.filter(({ kind }) => kind === "score" || kind === "twoPoint");
}

function lineOf(facts: readonly FactRow[]): FactRow | undefined {
  return facts.find(({ kind }) => kind === "line");
}
