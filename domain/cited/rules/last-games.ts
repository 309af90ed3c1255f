import { matches } from "../../words/matches.ts";
import { numberOf } from "../../words/story-numbers.ts";
import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";

const LAST =
  /\b(?:last|past|previous|latest) (?<count>two|three|four|five|six|\d+) (?<what>wins|victories|losses|defeats|games|outings|contests)\b/g;

export const isEarlierGame = ({ kind, marks, values }: Fact): boolean =>
  (kind === "lastGame" || kind === "form") && values.week !== undefined && !marks.includes("headToHead");

/** A team's last so many wins, losses or games before this one, the last one first; fewer where no fact is of more of them. */
export function lastGames(team: string | null, what: string, count: number, index: FactIndex): Fact[] {
  const isOne = (fact: Fact): boolean =>
    isEarlierGame(fact) &&
    fact.team === team &&
    (/^(?:games|outings|contests)/.test(what) || fact.marks.includes("win") === /^(?:win|vic)/.test(what));
  return index.facts
    .filter(isOne)
    .toSorted((a, b) => (b.values.week ?? 0) - (a.values.week ?? 0))
    .slice(0, count);
}

/** "Their last two wins": none that is cited alone with them is an older one. */
export function olderGames(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const [first] = cited;
  if (first === undefined || !cited.every((fact) => isEarlierGame(fact) && fact.team === first.team)) return [];
  return matches(text, LAST).flatMap(({ 0: word, groups }): Finding[] => {
    const { count = "", what = "" } = groups ?? {};
    const last = lastGames(first.team, what, numberOf(count) ?? Number(count), index);
    return cited.every((fact) => last.includes(fact))
      ? []
      : [{ word, reason: `Not every game of ${idsOf(reading)} is among the ${word}. Say which ones they were.` }];
  });
}
