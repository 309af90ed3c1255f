import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";
import { isFirstLead } from "../clause/lead-at-score.ts";
import { SOUGHT } from "../numbers/check-numbers.ts";
import { isEdgeOfRun, isRunAtEdge } from "./is-run-at-edge.ts";

/** "First on fourth-and-2, and later on fourth-and-1": of what the next clause goes on with, the first one of its team. */
function isFirstOfThese(fact: Fact, { text, textAfter, after, index }: Reading, at: number): boolean {
  const isAlike = (one: Fact): boolean => one.kind === fact.kind && one.team === fact.team && one.at !== null;
  const isSaid = /^first,? (?:on|by|in|from|with|when|at)\b(?! the (?:game|season)\b)/.test(text.slice(at));
  const goesOn = /^\W*(?:and |but )?(?:then|later|again)\b/.test(textAfter) && after.some(isAlike);
  return isSaid && goesOn && index.ofKind(fact.kind).find(isAlike) === fact;
}

/** "Their first lead", "the first of two straight": what is the first of its kind, or of those that are told. */
export function isFirst(fact: Fact, reading: Reading, found: RegExpExecArray): boolean {
  const { id, kind, marks, values, of } = fact;
  const { text, index, cited } = reading;
  return (
    kind === "first" ||
    (kind === "inARow" &&
      /\bfirst (?:\w+ )?(?:drives|possessions|series)\b/.test(text) &&
      index.byId(of[0] ?? "")?.marks.includes("opening") === true) ||
    (/\bfirst of \d+ (?:straight|unanswered|consecutive)\b/.test(text) && isEdgeOfRun(fact, reading, "first")) ||
    (marks.includes("headToHead") && /first (?:meeting|matchup|game|one|time)/.test(text)) ||
    (kind === "drive" && marks.includes("opening")) ||
    values.nth === 1 ||
    isRunAtEdge(fact, reading, found, "first") ||
    isFirstOfThese(fact, reading, found.index) ||
    (kind === "record" && values.wins === 0 && /\bfirst w[io]n\b/.test(text) && SOUGHT.test(text)) ||
    (kind === "goAhead" && /\bfirst lead\b(?! of the [fhst])/.test(text) && isFirstLead(id, cited, index))
  );
}
