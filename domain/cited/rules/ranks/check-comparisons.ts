import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { flawless } from "../numbers/flawless.ts";
import { idsOf, isBorne, type Reading, saysItself } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

/** Words that hold one thing against another. */
export const COMPARISON_WORDS = new RegExp(
  alternatives`
    \bout(?:gained|rushed|ran|passed|scored|played|dueled|threw)\b
    \b(?:(?:more|better|less) than |nearly |almost |about )?(?:twice|double|triple|half|(?:three|four|five|six) times) (?:as (?:many|much|long)|the|of|his|their|that)\b
    \b(?:more than |nearly |almost |about )?(?:doubl|tripl|halv)(?:ed|ing) (?=the|his|their|that|#|@)
    \b(?:more|fewer|less|better|worse|higher|lower|longer|shorter) than\b
    (?<!\b(?:twice|half|times|double|triple) )\bas many (?!as\b)(?=[a-z-]+(?: |[.,;]|$)) | \bthe (?:edge|advantage) in\b
    (?<!\d )\bmore (?:yards|points|plays|touchdowns|turnovers|penalties|sacks|first)\b | \bfewer\b
  `,
  "g",
);
/** "Twice his mean": a ratio of two figures, which a fact has or two of its values give. */
export const MULTIPLE =
  /^(?:twice|double|triple|half|(?:three|four|five|six) times) (?:as (?:many|much|long)|the|of|his|their|that)\b/i;
const HEDGED = /^(?:(?:more|better|less) than|nearly|almost|about) /;
const HEDGE = /\b(?:more|fewer|less|better) than $/;

/** A comparison that `check-worked.ts` has not worked out is supported by one that is cited. "More than 100" is a hedge before a number. */
export function checkComparisons(reading: Reading): Finding[] {
  const { text, pool, part, numbers } = reading;
  if (part.ids.length === 0) return [];
  const good = flawless(reading);
  return matches(text, COMPARISON_WORDS).flatMap((found): Finding[] => {
    const [word] = found;
    if (
      isBorne(found, reading) ||
      good.some((one) => one.index <= found.index && found.index < one.index + one[0].length)
    )
      return [];
    const isMultiple =
      MULTIPLE.test(word.replace(HEDGED, "")) || /^(?:doubl|tripl|halv)/.test(word.replace(HEDGED, ""));
    const isHedge =
      (!isMultiple &&
        numbers.some(
          ({ start }) => start >= found.index && start - found.index < 16 && HEDGE.test(text.slice(0, start)),
        )) ||
      (HEDGE.test(`${word} `) && /^ an? (?:minute|second|quarter)/.test(text.slice(found.index + word.length)));
    if (
      isHedge ||
      pool.some((fact) => (isMultiple ? isLeadTimes(fact, word) : compares(fact, text.slice(found.index)))) ||
      (NONE.test(text.slice(0, found.index)) && pool.some((fact) => isLongest(fact, word))) ||
      saysItself(reading, found)
    ) {
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

/** "Doubled the lead": how many times as far ahead the same team is behind a score. */
function isLeadTimes({ kind, score }: Fact, word: string): boolean {
  const times = word.startsWith("doubl") ? 2 : word.startsWith("tripl") ? 3 : null;
  const lead = (points = { away: 0, home: 0 }): number => points.away - points.home;
  return kind === "score" && lead(score?.before) !== 0 && lead(score?.after) / lead(score?.before) === times;
}

const NONE = /\b(?:nothing|nobody|no (?:one|(?:other )?(?:play|run|catch|gain|touchdown)))\b[^,.;]*$/;

/** "Nothing went longer than his 47-yard catch": the longest play of the game. */
function isLongest({ kind, marks, values }: Fact, word: string): boolean {
  return kind === "rank" && marks.includes("ofGame") && values.yards !== undefined && word === "longer than";
}

function compares({ kind, marks }: Fact, said: string): boolean {
  if (said.startsWith("out") && kind === "compare")
    return marks.includes("totalYards")
      ? said.startsWith("outgained")
      : marks.includes("rushingYards")
        ? /^out(?:rushed|ran|gained)/.test(said)
        : marks.includes("passingYards") && /^out(?:passed|threw)/.test(said);
  // "Nobody scored more than" is a rank in other words, and "more than in any earlier game" a season high.
  return (
    kind === "compare" ||
    (kind === "rank" && marks.includes("ofGame") && said.startsWith("more than")) ||
    (kind === "seasonHigh" && /^more (?:[a-z]+ )?than (?:(?:he|@) ha[ds](?: [a-z]+){0,3} )?(?:in )?any\b/.test(said))
  );
}
