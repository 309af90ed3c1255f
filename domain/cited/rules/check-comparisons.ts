import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading, saysItself } from "../reading.ts";

/** Words that hold one thing against another. */
export const COMPARISON_WORDS =
  /\bout(?:gained|rushed|passed|scored|played|dueled|threw)\b|\b(?:more|fewer|less|better|worse|higher|lower|longer|shorter) than\b|\b(?:twice|double|triple|half) (?:as|the|of)\b|\bthe (?:edge|advantage) in\b|\bmore (?:yards|points|plays|touchdowns|turnovers|penalties|sacks|first)\b|\bfewer\b/g;
const HEDGE = /\b(?:more|fewer|less|better) than $/;

/** A comparison is supported by one that is cited: no writer subtracts. "More than 100" is a hedge before a number. */
export function checkComparisons(reading: Reading): Finding[] {
  const { text, pool, part, numbers } = reading;
  if (part.ids.length === 0) return [];
  return matches(text, COMPARISON_WORDS).flatMap((found): Finding[] => {
    const [word] = found;
    const isHedge =
      numbers.some(
        ({ start }) => start >= found.index && start - found.index < 16 && HEDGE.test(text.slice(0, start)),
      ) ||
      (HEDGE.test(`${word} `) && /^ an? (?:minute|second|quarter)/.test(text.slice(found.index + word.length)));
    if (isHedge || pool.some((fact) => compares(fact, word)) || saysItself(reading, found)) {
      reading.borne.push([found.index, found.index + word.length]);
      return [];
    }
    return [
      {
        word,
        reason: `"${word}" compares, and ${idsOf(reading)} is no comparison. Cite one (an id that begins with cmp), or give both figures.`,
      },
    ];
  });
}

function compares({ kind, marks, values }: Fact, word: string): boolean {
  if (word.startsWith("out") && kind === "compare")
    return marks.includes("totalYards")
      ? word === "outgained"
      : marks.includes("rushingYards")
        ? /^out(?:rushed|gained)$/.test(word)
        : marks.includes("passingYards") && /^out(?:passed|threw)$/.test(word);
  // "Nobody scored more than" is a rank in other words.
  if (kind === "compare" || (kind === "rank" && marks.includes("ofGame") && word === "more than")) return true;
  return (kind === "fantasy" || kind === "projection") && values.difference !== undefined && !word.startsWith("out");
}
