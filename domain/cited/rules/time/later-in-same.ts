import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const LATER = /\b(?<way>later|earlier)(?: on)? in (?:the|that) (?:same )?(?<part>quarter|period|half)\b/g;

/** "He was back later in the period": in the one of the clause before, and after it. */
export function laterInSame(reading: Reading): Finding[] {
  return [...inOtherPart(reading), ...withinSo(reading)];
}

const WITHIN =
  /\b(?:within|in (?:just )?(?:under|less than)) (?:just )?(?<count>an?|half an?|[a-z]+|\d+) (?<unit>minute|second)s?\b(?! (?:of|left|remaining|to (?:go|play)))/g;

/** "Answered within a minute": the deed before it was no longer ago. */
function withinSo(reading: Reading): Finding[] {
  const { text, cited, before, beside } = reading;
  if (!/\b(?:answer|respond|counter|repl|struck back|came (?:right )?back|scored again|later)/.test(text)) return [];
  const deeds = [...(beside.before ? before.slice(-1) : []), ...cited].flatMap(({ at, of }) =>
    of.length > 1 ? [] : (at?.elapsed ?? []),
  );
  const [one, two] = [Math.min(...deeds), Math.max(...deeds)];
  if (new Set(deeds).size !== 2) return [];
  return matches(text, WITHIN).flatMap(({ 0: word, groups }): Finding[] => {
    const { count = "", unit } = groups ?? {};
    const said = count.startsWith("half") ? 0.5 : /^an?$/.test(count) ? 1 : (numberOf(count) ?? Number(count));
    const isSo = Number.isNaN(said) || two - one <= said * (unit === "minute" ? 60 : 1);
    return isSo ? [] : [{ word, reason: `They were ${two - one} seconds apart in ${idsOf(reading)}. Say so.` }];
  });
}

function inOtherPart(reading: Reading): Finding[] {
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
