import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const NOTHING =
  /\b(?:empty|fizzl\w*|drought|nothing|nowhere|stall\w*|sputter\w*|whiff\w*|dry|cold|scoreless|wast\w+|endur\w+|fail\w*|without|stopped|died)\b|\b(?:not|never)\b/;
const SOMETHING =
  /\b(?:scored|scores|cash\w* in|convert\w*|poured|paid off|found the end zone|finished|delivered|points on|put points|hit on)\b/;

/** Drives in a row that came to points, or to nothing, are told as what they came to. */
export function rowOutcomes(reading: Reading): Finding[] {
  // Idioms are read as well: "came up empty".
  const { cited, part } = reading;
  const text = part.text.toLowerCase();
  const rows = cited.filter(({ kind }) => kind === "inARow");
  if (rows.length === 0 || rows.length < cited.length) return [];
  const says = NOTHING.exec(text)?.[0] ?? null;
  const gains = says === null ? (SOMETHING.exec(text)?.[0] ?? null) : null;
  const word = rows.every(({ marks }) => marks.includes("good"))
    ? says
    : rows.every(({ marks }) => marks.includes("failed"))
      ? gains
      : null;
  return word === null ? [] : [{ word, reason: `"${word}" is not what came of ${idsOf(reading)}. Say what it was.` }];
}
