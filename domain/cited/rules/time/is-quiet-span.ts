import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

const OF_BREAK =
  /\b(?:halftime|(?:the )?(?:half|break|intermission)|end of|after|into|entering|led|leads?|leading|ahead|behind|up|down|trail\w*|tied)\b/;

/** "His catch made it 14-6 in the first quarter", of the next one: beside a deed a quarter says when only its own points were, and a break when its score was. */
export function isQuietSpan({ kind, values, score }: Fact, { numbers, text }: Reading): boolean {
  if (kind === "quarter") return !numbers.some(({ form, value }) => form === "plain" && value === values.points);
  const pairs = numbers.filter(({ form }) => form === "pair");
  const { away, home } = score?.after ?? {};
  return (
    kind === "break" &&
    pairs.length > 0 &&
    !OF_BREAK.test(text) &&
    !pairs.some(({ value, other }) => (value === away && other === home) || (value === home && other === away))
  );
}
