import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

const BEFORE_MARGIN = /\b(?:by|of|up|ahead|led|as many as|at (?:the )?most|as (?:big|large|wide) as)(?: only| just)? $/;
const BEHIND_MARGIN = /^(?:[- ]points?\b| was\b|$|[,.;])/;

/** "The most they led by" of the largest lead: the margin that the clause tells with it is that of the lead, and not that of some break. */
export function isLeadAtItsLargest(
  { kind, values }: Fact,
  at: number,
  { text, numbers, before, factsBefore }: Reading,
): boolean {
  const margins = numbers.filter(
    ({ form, start, end }) =>
      form === "pair" ||
      (form === "plain" && (BEFORE_MARGIN.test(text.slice(0, start)) || BEHIND_MARGIN.test(text.slice(end)))),
  );
  const until = at + text.slice(at).search(/[,;]|$/);
  const told = [
    margins.findLast(({ start }) => start < at),
    margins.find(({ start }) => start >= at && start < until),
  ].filter((token) => token !== undefined);
  if (kind !== "largestLead") return false;
  // "That was as big as their lead got": the score that was told last.
  if (margins.length === 0 && /^(?:and |but )?(?:that|this|it|which) (?:is|was)\b/.test(text)) {
    const last = [...factsBefore, ...before].findLast(({ score }) => score !== null)?.score?.after;
    return last !== undefined && Math.abs(last.away - last.home) === values.margin;
  }
  return told.some(({ form, value, other }) => (form === "pair" ? Math.abs(value - other) : value) === values.margin);
}

/** "Their biggest lead" without a margin: nothing but the lead is told, or a score at which it was that large. */
export function isLargestOfLeads(fact: Fact, at: number, reading: Reading): boolean {
  const { cited, numbers } = reading;
  if (isLeadAtItsLargest(fact, at, reading)) return true;
  const scores = cited.flatMap(({ kind, score }) => (kind === "largestLead" || score === null ? [] : [score.after]));
  return (
    fact.kind === "largestLead" &&
    numbers.every(({ form }) => form !== "pair") &&
    (scores.length === 0 || scores.some(({ away, home }) => Math.abs(away - home) === fact.values.margin))
  );
}

const AT_MOST_EVER =
  /\b(?:as (?:big|large|wide|good|high)|most|biggest|largest)\b[^,;]*\bever (?:got|grew|was|were|led|ahead|up|in front)(?: by)?(?=[,.;]|$)/;

/** "As big as that lead ever got": in this game. */
export function isMostEver(fact: Fact, reading: Reading): boolean {
  const found = AT_MOST_EVER.exec(reading.text);
  return found !== null && isLeadAtItsLargest(fact, found.index, reading);
}
