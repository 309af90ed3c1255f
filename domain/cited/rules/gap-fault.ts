import type { NumberToken } from "../../words/story-numbers.ts";
import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";

const APART =
  /^(?: (?:PPR |fantasy )?points?)? (?:above|below|over|under|better than|worse than|more than|fewer than|less than|short of|shy of|off|beyond|ahead of|behind) (?:his|her|the|their|what (?:he|was)) (?:[\w-]+ ){0,3}?(?<of>averag\w*|mean|norm|usual|project\w*|forecast|billing)\b/;

/** "7.7 below his average", "9.9 above his projection": of points, mean and projection the two that are named lie so far apart. Null where they do, or where nothing is said of it. */
export function gapFault({ value, form, end, start, text: said }: NumberToken, reading: Reading): Finding | null {
  const { pool, borne, text } = reading;
  const of = form === "plain" ? APART.exec(text.slice(end))?.groups?.["of"] : undefined;
  if (of === undefined) return null;
  const gaps = pool.flatMap(({ values }) => {
    const { pprPoints, projectedPoints, meanPoints } = values;
    const other = /^(?:averag|mean|norm|usual)/.test(of)
      ? meanPoints
      : pprPoints === undefined
        ? undefined
        : projectedPoints;
    const own = pprPoints ?? projectedPoints;
    return own === undefined || other === undefined ? [] : [own - other];
  });
  if (gaps.length === 0) return null;
  if (gaps.some((gap) => Math.abs(Math.abs(gap) - value) <= 0.1001)) {
    borne.push([start, end]);
    return null;
  }
  return { word: said, reason: `${said} is not how far they lie apart in ${idsOf(reading)}. Give both figures.` };
}
