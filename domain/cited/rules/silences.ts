import { matches } from "../../words/matches.ts";
import type { Reading } from "../reading.ts";
import { placesOf } from "./check-roles.ts";

const SILENT =
  /(?:#|\bthey),? (?:(?:would|did|could) not score|never scored|(?:was|were) (?:scoreless|shut out|blanked|held scoreless))(?: again| another point| the rest of the way| from there| after that)/g;

/** "The Bears would not score again": so where no later score of theirs follows what is cited. Those that are not so are left out. */
export function silences(reading: Reading): RegExpExecArray[] {
  const { text, hits, cited, index } = reading;
  const quiet = quietQuarters(reading);
  const places = placesOf(text);
  const since = cited.flatMap(({ at }) => at?.elapsed ?? []);
  if (since.length === 0 || index.phase !== "over") return quiet;
  const untilTheEnd = matches(text, SILENT).filter((found) => {
    const [own, other] = new Set(cited.map(({ team }) => team));
    // `They` are the team of what is cited.
    const isThey = /^they/i.test(found[0]);
    if (isThey && (own === undefined || other !== undefined)) return false;
    const team = isThey ? own : hits[places.indexOf(found.index)]?.team;
    const scores = index.ofKind("score").filter((score) => score.team === team);
    return scores.every(({ at }) => (at?.elapsed ?? 0) <= Math.max(...since));
  });
  return [...quiet, ...untilTheEnd];
}

const NEITHER_SCORED =
  /\b(?:neither (?:team|side|offense) scored|(?:nobody|no one) scored|there was no score)(?: at all)? (?:in|during) the (first|second|third|fourth)(?: quarter)?\b/g;
const QUARTERS: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4" };

/** "Neither team scored in the second quarter", of a quarter in which nobody has a point. */
function quietQuarters({ text, index }: Reading): RegExpExecArray[] {
  return matches(text, NEITHER_SCORED).filter(([, word = ""]) => {
    const points = index.ofKind("quarter").filter(({ at }) => at?.quarter === QUARTERS[word]);
    return points.length > 0 && points.every(({ values }) => values.points === 0);
  });
}
