import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

const NTH: Readonly<Record<string, string>> = { first: "1", second: "2", third: "3", fourth: "4" };
/** "In all" may stand blank: it is an idiom as well. */
const EVERY =
  /(?:\b(?:in |during )?(?:every|each) quarter|(?:\ball|_) four quarters)(?: (?:but|except|other than|save)(?: for)? the (?<but>first|second|third|fourth))?\b/g;

/** "Scored seven in every quarter but the fourth": so in every quarter of the team, and not in the one that is left out. */
export function everyQuarter(reading: Reading): Finding[] {
  const { text, cited, index, numbers, borne } = reading;
  const team = teamOf(reading);
  if (team === null || cited.length === 0 || index.phase !== "over") return [];
  const all = index.ofKind("quarter").filter((fact) => fact.team === team && fact.at?.quarter !== "OT");
  const said = numbers.find(({ form, end }) => form === "plain" && /^ (?:points?|in|during)\b/.test(text.slice(end)));
  const fits = (points: number): boolean => (said === undefined ? points > 0 : points === said.value);
  return matches(text, EVERY).flatMap(({ 0: word, index: start, groups }): Finding[] => {
    const but = NTH[groups?.["but"] ?? ""];
    const isSo = all.every(({ at, values }) => fits(values.points ?? 0) === (at?.quarter !== but));
    if (isSo) borne.push([start, start + word.length]);
    return isSo ? [] : [{ word, reason: `"${word}" is not so beside ${idsOf(reading)}. Say in which quarters.` }];
  });
}

/** Whose quarters are told: of rows of quarters the team that all of them are of, of scores at breaks the one that "scored" them. */
function teamOf({ text, cited, hits }: Reading): string | null {
  const [first] = cited;
  if (first?.kind === "quarter")
    return cited.every(({ kind, team }) => kind === "quarter" && team === first.team) ? first.team : null;
  const isOfBreaks = cited.every(({ kind }) => kind === "break" || kind === "quarter" || kind === "result");
  return isOfBreaks && /^\W*# (?:\w+ )?(?:scored|put up points|got on the board|had points)\b/.test(text)
    ? (hits[0]?.team ?? null)
    : null;
}
