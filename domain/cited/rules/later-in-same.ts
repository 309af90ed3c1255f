import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";

const LATER = /\b(?<way>later|earlier)(?: on)? in (?:the|that) (?:same )?(?<part>quarter|period|half)\b/g;

/** "He was back later in the period": in the one of the clause before, and after it. */
export function laterInSame(reading: Reading): Finding[] {
  const { text, cited, before } = reading;
  const [from, to] = [before.findLast(({ at }) => at !== null), cited.find(({ at }) => at !== null)];
  if (from === undefined || to === undefined) return [];
  return matches(text, LATER).flatMap(({ 0: word, groups }): Finding[] => {
    const part = (fact: Fact): string =>
      groups?.["part"] === "half" ? (/[12]/.test(fact.at?.quarter ?? "") ? "1" : "2") : (fact.at?.quarter ?? "");
    const [one, two] = [from.at?.elapsed ?? 0, to.at?.elapsed ?? 0];
    const isOrder = groups?.["way"] === "later" ? one <= two : one >= two;
    return part(from) === part(to) && isOrder
      ? []
      : [{ word, reason: `"${word}" is not when it was in ${idsOf(reading)}. Name its quarter.` }];
  });
}
