import type { Unit } from "../../../facts/unit.ts";
import { unmasked } from "../../name-mask.ts";
import { NUMBER_UNITS } from "../../number-units.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { placesOf } from "../clause/places-of.ts";

const MORE_WITH_FEWER =
  /(?<!(?:\b(?:not|never|hardly|barely)\b|n't\b)[^,;]{0,20})(?<=\b(?:d(?:id|oing)|got|had|gain(?:ed|ing)|produced|made|(?:ran|rushed|threw|passed) for) )more (?:with|on|from|off) (?:fewer|less)(?<took> [a-z]+)\b/;
const YARDS: readonly Unit[] = ["rushingYards", "passingYards", "receivingYards"];

/** "Gained more on fewer tries, with 97 yards on 13 runs, against 73 on 21 for Swift": of two lines, which the sentence cites, in both. */
export function moreWithFewer({ text, cited, inSentence, hits, borne }: Reading): Finding[] {
  const said = MORE_WITH_FEWER.exec(text);
  const lines = [...new Set([...cited, ...inSentence])].filter(({ kind }) => kind === "line");
  const nth = said === null ? -1 : placesOf(text).findLastIndex((place) => place < said.index);
  const mine = lines.find(({ roles }) => hits[nth]?.players.includes(roles.player ?? ""));
  const [theirs, another] = lines.filter((line) => line !== mine);
  if (said === null || mine === undefined || theirs === undefined || another !== undefined) return [];
  const took = NUMBER_UNITS.find(({ says }) => says.test(said.groups?.["took"] ?? ""))?.units ?? [];
  const isMore = (unit: Unit, way: number): boolean =>
    way * ((mine.values[unit] ?? NaN) - (theirs.values[unit] ?? NaN)) > 0;
  const isSo = YARDS.some((unit) => isMore(unit, 1)) && took.some((unit) => isMore(unit, -1));
  if (isSo) borne.push([said.index, said.index + said[0].length]);
  return isSo ? [] : [{ word: unmasked(said[0]), reason: "It was not more, or not with fewer. Give both figures." }];
}
