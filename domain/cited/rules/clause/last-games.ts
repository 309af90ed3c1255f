import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

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

const WON_OF =
  /\b(?<way>won|lost|dropped|taken|took) (?:only |just )?(?<count>one|two|three|four|five|\d+) of (?:their|its|the) (?:last|past|previous|latest) (?:two|three|four|five|\d+)\b/g;
const BY_IN_EACH =
  /\bby (?<hedge>at least|at most|more than|less than|fewer than|no more than|over|under) (?<count>[a-z]+|\d+)\b(?= (?:points? )?(?:in|over) (?:each|every|all|both)\b)/g;

/** "Lost two of their last three", "by at least seven in each": how many were won, and that each of them was so. */
export function lastResults(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const value = (word = ""): number => numberOf(word) ?? Number(word);
  const records = cited.filter(({ kind, marks }) => kind === "form" && marks.includes("lately"));
  const margins = cited.filter(isEarlierGame).flatMap(({ values: { margin } }) => margin ?? []);
  const won = matches(text, WON_OF).filter(({ groups }) => {
    const isWon = /^(?:won|t)/.test(groups?.["way"] ?? "");
    const told = records.filter(({ values }) => values.wins !== undefined);
    return (
      told.length > 0 &&
      told.every(({ values: { wins, losses } }) => (isWon ? wins : losses) !== value(groups?.["count"]))
    );
  });
  const each = matches(text, BY_IN_EACH).filter(({ groups }) => {
    const { hedge = "", count } = groups ?? {};
    const said = value(count);
    return !margins.every((margin) =>
      /least/.test(hedge)
        ? margin >= said
        : /most|no more/.test(hedge)
          ? margin <= said
          : /more|over/.test(hedge)
            ? margin > said
            : margin < said,
    );
  });
  return [...won, ...each].map(({ 0: word }) => ({
    word,
    reason: `"${word}" is not so in ${idsOf(reading)}. Say how many there were.`,
  }));
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
