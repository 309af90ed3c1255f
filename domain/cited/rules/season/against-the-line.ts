import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const COVERED = /\b(?:cover(?:ed|s|ing)?|beat|beating) (?:the|a|that|their) (?:[\w.-]+ )?(?:spread|line|number)\b/g;
const UNDER = /\b(?:under|below|short of|shy of|fewer than|less than|beneath)\b/;
const OVER = /\b(?:over(?!\/)|above|topped|cleared|exceeded|surpassed|beat|past|more than|eclipsed)\b/;
const LEVEL = /\b(?:push(?:ed)?|right (?:on|at)|exactly (?:on|at|the)|match(?:ed|es)|landed on)\b/;
const DENIED = /\b(?:not|never|failed to|fails to|without|unable to|short of|no)\b[^,;]{0,24}$|n't [^,;]{0,24}$/;

/** Who covered the spread, and on which side of the total the points were, is as the line's own result has it. */
export function againstTheLine(reading: Reading): Finding[] {
  return [...covered(reading), ...ofTotal(reading)];
}

/** The favorite covers or does not; where it does not, and it is no push, the other team has. */
function covered(reading: Reading): Finding[] {
  const { text, hits, cited, index } = reading;
  const [line, result] = [index.byId("spread"), cited.find(({ id }) => id === "spread:result")];
  if (result === undefined || line === null) return [];
  const places = placesOf(text);
  return matches(text, COVERED).flatMap(({ 0: word, index: at }): Finding[] => {
    const named = hits.findLast(({ team }, nth) => team !== null && (places[nth] ?? 0) < at)?.team;
    const isFavorite = named === undefined || named === line.team;
    const isCovered = result.marks.includes(isFavorite ? "covered" : "notCovered");
    return isCovered === !DENIED.test(text.slice(0, at))
      ? []
      : [{ word, reason: `"${word}" is not so in ${idsOf(reading)}. Say who covered.` }];
  });
}

function ofTotal(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const result = cited.find(({ id }) => id === "overUnder:result");
  const level = LEVEL.exec(reading.written)?.[0];
  if (result !== undefined && level !== undefined && !result.marks.includes("push"))
    return [{ word: level, reason: `It was no push in ${idsOf(reading)}. Say on which side it was.` }];
  const plain = text.replaceAll(/\bover[/-]under\b/g, "_");
  const said = [UNDER, OVER].map((words) => words.exec(plain));
  const [under, over] = said;
  if (result === undefined || cited.length > 1 || (under === null) === (over === null)) return [];
  const found = under ?? over;
  if (found === undefined || found === null || DENIED.test(text.slice(0, found.index))) return [];
  return result.marks.includes(under === null ? "over" : "under")
    ? []
    : [{ word: found[0], reason: `It is the other way round in ${idsOf(reading)}. Say on which side it was.` }];
}
