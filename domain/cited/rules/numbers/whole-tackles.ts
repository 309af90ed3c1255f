import type { Finding } from "../../cited-fault.ts";
import type { Fact } from "../../../facts/fact.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const TACKLES = /^ (?:total |combined )?tackles?\b/;
const EACH = /^ (?:tackles )?(?:apiece|each)\b/;
/** What stands behind tackles that are told without their word: "Davis had 10 tackles. James had 6 and a sack." */
export const BARE_TACKLES = /^(?:[,.;]|$| and\b| to go (?:along )?with\b| (?:with|plus) an?\b)/;

/** "Had eight apiece" of one with eight alone and one with help: a defender's tackles are those of both kinds, as his line says them. */
export function wholeTackles(reading: Reading): Finding[] {
  const { text, written, numbers, cited, hits, textBefore, sentenceSoFar, asked } = reading;
  const lines = cited.filter(({ marks, values }) => marks.includes("defense") && values.tackles !== undefined);
  if (lines.length === 0) return [];
  const isOfTackles = /\btackles?\b/.test(`${asked} ${textBefore} ${sentenceSoFar} ${text}`);
  const places = placesOf(text);
  return numbers.flatMap(({ form, value, start, end, text: said }): Finding[] => {
    const after = text.slice(end);
    const areEach = isOfTackles && EACH.test(after);
    if (form !== "plain" || /\b(?:solo|of (?:his|those)|all) $/.test(text.slice(0, start))) return [];
    const areBare =
      isOfTackles && /\bhad (?:just |only )?$/.test(text.slice(0, start)) && BARE_TACKLES.test(written.slice(end));
    if (!areEach && !areBare && !TACKLES.test(after)) return [];
    const named = hits.filter(({ team }, nth) => team === null && (places[nth] ?? 0) < start);
    const who = areEach ? named : named.slice(-1);
    const own = lines.filter(({ roles }) => who.some(({ players }) => players.includes(roles.player ?? "")));
    const isSo = ({ values: { tackles = 0, assists = 0 } }: Fact): boolean => tackles + assists === value;
    if (own.length === 0 || (areEach ? own.every(isSo) : own.some(isSo))) return [];
    return [{ word: said, reason: `In ${idsOf(reading)} the tackles are others. Give them as its words have them.` }];
  });
}
