import type { NumberToken } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

/** "Within three points", "pushed the lead to six": what the score was apart then, and no points of a play. */
export function marginFault(
  { start, end, form, value, text: said }: NumberToken,
  { text, pool, part }: Reading,
): Finding | null {
  const before = text.slice(0, start);
  const isMargin =
    form === "plain" &&
    ((/\b(?:within|closer than) $/.test(before) &&
      /^(?: points?\b|[,.;]|$| (?:with|on|at|late|early|again|by|when|after|before|in the)\b)/.test(text.slice(end))) ||
      (/\b(?:lead|margin|advantage|deficit)(?: back)? (?:to|at) $/.test(before) &&
        !/^ (?:yards|seconds|minutes)/.test(text.slice(end))));
  const scores = pool.flatMap(({ score }) => (score === null ? [] : [Math.abs(score.after.away - score.after.home)]));
  if (!isMargin || scores.length === 0 || scores.includes(value) || pool.some(({ values }) => values.margin === value))
    return null;
  return {
    word: said,
    reason: `The score was not ${said} apart in ${part.ids.join(", ")}. Use the margin that it was.`,
  };
}
