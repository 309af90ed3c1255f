import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";
import { placesOf } from "./places-of.ts";

const UP =
  /\b(?:beat|topped|exceeded|outperformed|surpassed|cleared|outdid|smashed|crushed|above|over|better than|more than)\b/;
const DOWN = /\b(?:short|below|under|missed|shy|behind|less than|fewer than|disappoint\w*)\b/;
const EXPECTED = /\b(?:project\w*|expect\w*|forecast|averag\w*|usual|mean)\b/;

/** "Montoya beat his projection, and Zollicoffer fell short of his": of several players each one's points lie on the side that is said of him. */
export function checkDirections(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const points = cited.filter(({ kind, values }) => kind === "fantasy" && values.pprPoints !== undefined);
  if (points.length < 2 || !EXPECTED.test(text)) return [];
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
