import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import { factWords } from "../../fact-words.ts";
import { isColor } from "../../free-words.ts";
import { measuredStems } from "../../measured-words.ts";
import type { Reading } from "../../reading.ts";
import { wordStem } from "../../word-stem.ts";

/** Kinds that are a figure beside which a judgment may stand. */
export const FIGURES: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "compare",
  "team",
  "line",
  "quarter",
  "mean",
  "form",
]);

const BE = "(?:is|was|are|were|be|been|has|have|had)";
const DEGREE = "(?: (?:been|quite|exactly|all that|really|so|very|that|nearly|as))*";

/** Ways to deny a judgment and no deed. The one with a `word` is held against what that word says, the others stand beside figures alone. */
export const DENIED_JUDGMENTS: readonly { says: RegExp; examples: readonly string[] }[] = [
  {
    says: new RegExp(String.raw`\b${BE} not${DEGREE}(?=[,:;.]|$)`, "g"),
    examples: ["third down was not"],
  },
  { says: /\bno contest\b/g, examples: ["on the ground it was no contest"] },
  {
    says: /\b(?:not|nothing|little) (?:much )?(?:is |was |there is )?(?:between|separat\w+|to choose between) (?:them|the (?:two|teams|sides|clubs))\b/g,
    examples: ["there is not much between them"],
  },
  {
    says: new RegExp(
      String.raw`\b${BE} not${DEGREE}(?: (?:the|an?|much of an?))? (?<word>[a-z-]+)\b(?! (?:by|to|for|from|in|on|at)\b)`,
      "g",
    ),
    examples: ["it was not close", "has not been the problem"],
  },
  {
    says: new RegExp(String.raw`^not${DEGREE} (?<word>[a-z-]+)(?=[,:;.]|$)`, "g"),
    examples: ["not so clean"],
  },
  {
    says: /\bneither (?:team|side|club|offense|defense|one) (?:play|look|was|were|r[au]n|start|finish)\w* (?<word>[a-z-]+)(?=[,.;:]|$| (?:with|and|in|on)\b)/g,
    examples: ["neither team played clean"],
  },
];

/** Where a clause denies color, or what its facts belie: "not close" of 31 points. Nobody denies what they support. */
export function deniedJudgments(reading: Reading): RegExpExecArray[] {
  return DENIED_JUDGMENTS.flatMap(({ says }) => matches(reading.text, says)).filter((found) =>
    isJudgment(found, reading),
  );
}

function isJudgment({ groups }: RegExpExecArray, { pool, index }: Reading): boolean {
  const word = groups?.["word"];
  if (word === undefined) return pool.length > 0 && pool.every(({ kind }) => FIGURES.has(kind));
  const stem = wordStem(word);
  if (pool.some((fact) => factWords(fact, index).belied.has(stem))) return true;
  return isColor(stem) && !pool.some((fact) => measuredStems(fact).borne.has(stem));
}
