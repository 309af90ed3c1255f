import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";
import { placesOf } from "./places-of.ts";

const UP =
  /\b(?:beat|topped|exceeded|outperformed|surpassed|cleared|outdid|smashed|crushed|above|over|better than|more than)\b/;
const DOWN = /\b(?:short|below|under|missed|shy|behind|less than|fewer than|disappoint\w*)\b/;
const EXPECTED = /\b(?:project\w*|expect\w*|forecast|averag\w*|usual|mean)\b/;
/** "Under what he had averaged", "above his projection". */
const BESIDE =
  /\b(?<way>above|over|better than|more than|beyond|ahead of|higher than|below|under|short of|shy of|less than|fewer than|lower than|behind|beneath) (?:what (?:he|was)(?: had| has| was| is)?|(?:his|the)(?: own| season| season's| usual)?) ?(?<of>averag\w*|mean|norm|project\w*|forecast|expected|expectation)\b/g;
const DENIED = /\b(?:not|never|no|nor|neither|hardly|without|rather than|instead of)\b[^,;]{0,30}$/;

/** "Montoya beat his projection, and Zollicoffer fell short of his": each one's points lie on the side that is said of him. */
export function checkDirections(reading: Reading): Finding[] {
  return [...onSides(reading), ...biggerStep(reading)];
}

function onSides(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const points = cited.filter(({ kind, values }) => kind === "fantasy" && values.pprPoints !== undefined);
  if (points.length < 2 || !EXPECTED.test(text)) return onOtherSide(reading);
  const places = placesOf(text);
  const isMean = /\b(?:averag\w*|usual|mean)\b/.test(text);
  return hits.flatMap((hit, nth): Finding[] => {
    const fact = points.find(({ roles }) => hit.players.includes(roles.player ?? ""));
    const { pprPoints, projectedPoints, meanPoints } = fact?.values ?? {};
    const other = isMean ? meanPoints : projectedPoints;
    const piece = text.slice(places[nth] ?? 0, places[nth + 1] ?? text.length);
    const [up, down] = [UP.exec(piece)?.[0], DOWN.exec(piece)?.[0]];
    if (pprPoints === undefined || other === undefined || (up === undefined) === (down === undefined)) return [];
    return (up !== undefined) === pprPoints > other
      ? []
      : [{ word: up ?? down ?? "", reason: `It is the other way round for ${hit.written} in ${idsOf(reading)}.` }];
  });
}

/** "20.5 came in under what he had averaged" of somebody whose mean is 11.6. */
function onOtherSide(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const [own, other] = cited.filter(({ kind }) => kind === "fantasy" || kind === "projection");
  if (own === undefined || other !== undefined) return [];
  if (hits.some(({ players }) => players.length > 0 && !players.includes(own.roles.player ?? ""))) return [];
  return matches(text, BESIDE).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const gap = gapOf(own, groups?.["of"] ?? "");
    const isUp = /^(?:above|over|better|more|beyond|ahead|higher)/.test(groups?.["way"] ?? "");
    if (gap === null || Math.abs(gap) < 0.05 || DENIED.test(text.slice(0, at))) return [];
    return gap > 0 === isUp ? [] : [{ word, reason: `It is the other way round in ${idsOf(reading)}.` }];
  });
}

const BIGGER =
  /\ban? (?<size>bigger|larger|steeper|greater|wider|smaller|slighter|narrower) (?:step|jump|rise|climb|gap|leap|gain|bump|lift|margin|drop|dip|fall|decline) (?<way>above|over|below|under) (?:his|their) (?:season )?(?<of>average|mean|norm|projection) than @/g;

/** "A bigger step above his average than Ferguson's": the two gaps beside each other. */
function biggerStep(reading: Reading): Finding[] {
  const { text, hits, cited, borne } = reading;
  return matches(text, BIGGER).flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const { size = "", way = "", of = "" } = groups ?? {};
    const place = placesOf(text).indexOf(at + word.length - 1);
    const [mine, theirs] = [hits[place - 1], hits[place]].map((hit) => {
      const fact = cited.find(({ roles }) => hit?.players.includes(roles.player ?? "") === true);
      return fact === undefined ? null : gapOf(fact, of);
    });
    if (mine === undefined || theirs === undefined || mine === null || theirs === null) return [];
    const isBigger = Math.abs(mine) > Math.abs(theirs);
    const isUp = /above|over/.test(way);
    if (isBigger !== /small|slight|narrow/.test(size) && mine > 0 === isUp && theirs > 0 === isUp) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word: word.replaceAll("@", "…"), reason: `It is not so in ${idsOf(reading)}. Give both gaps.` }];
  });
}

/** Points of a player over his mean, or over what was projected for him; null where his fact has not both. */
function gapOf({ values: { pprPoints, projectedPoints, meanPoints } }: Fact, of: string): number | null {
  const other = /^(?:averag|mean|norm)/.test(of) ? meanPoints : pprPoints === undefined ? undefined : projectedPoints;
  const own = pprPoints ?? projectedPoints;
  return own === undefined || other === undefined ? null : own - other;
}
