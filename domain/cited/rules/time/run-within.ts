import { unmasked } from "../../name-mask.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const WITHIN =
  /\b(?:(?:with)?in(?:side)?|over|during) (?:the|its|their) (?:final|last|closing) (?<count>[\w-]+) minutes?\b(?! of the (?:first|second|third|fourth|opening|half|quarter))/;
const GAME = 3600;

const PART =
  /\b(?:in|during) the (?<nth>first|second|third|fourth|opening|final) (?<what>quarter|half|period)\b|\b(?<half>after|before) (?:halftime|the (?:half|break|intermission))\b/;
/** What tells of one end of a run. */
const EDGE =
  /\b(?:last|final|first|start\w*|beg[aiu]n\w*|open(?:ed|ing)|end(?:ed|ing)?|capp?\w*|finish\w*|culminat\w*|includ\w*|some|most|part)\b/;
const NTH: Readonly<Record<string, number>> = { first: 0, opening: 0, second: 1, third: 2, fourth: 3 };
const HALF = 1800;
const QUARTER = 900;

/** A run of points that is told with a part of the game lay in it from its first score to its last. */
export function runWithin(reading: Reading): Finding[] {
  return [...withinMinutes(reading), ...withinPart(reading)];
}

/** "All 17 straight points came in the fourth quarter" of a run that began in the third. */
function withinPart({ text, cited }: Reading): Finding[] {
  const said = PART.exec(text);
  const [run, another] = cited.filter(({ kind }) => kind === "run");
  const [start, end] = [run?.at?.elapsed, run?.until?.elapsed];
  const isOther = said === null || run === undefined || another !== undefined || EDGE.test(text.replace(PART, ""));
  if (isOther || typeof start !== "number" || typeof end !== "number") return [];
  const { nth = "", what, half } = said.groups ?? {};
  const length = what === "half" ? HALF : QUARTER;
  const at = nth === "final" ? (what === "half" ? 1 : 3) : (NTH[nth] ?? 0);
  const isIn = (when: number): boolean =>
    half === undefined ? Math.floor(Math.min(when, GAME - 1) / length) === at : when >= HALF === (half === "after");
  return isIn(start) && isIn(end)
    ? []
    : [{ word: unmasked(said[0]), reason: `Not all of ${run.id} was then. Say when it began, or leave the time out.` }];
}

/** "The last 21 points, in the final 10 minutes": the first score of the run was in them as well as the last. */
function withinMinutes({ text, cited, before, beside }: Reading): Finding[] {
  const said = WITHIN.exec(text);
  const minutes = numberOf(said?.groups?.["count"] ?? "") ?? Number(said?.groups?.["count"]);
  const isOfBefore = beside.before && said !== null && /^\W*(?:all )?$/.test(text.slice(0, said.index));
  const run = [...cited, ...(isOfBefore ? before : [])].find(({ kind }) => kind === "run");
  const start = run?.at?.elapsed;
  if (said === null || run === undefined || typeof start !== "number" || Number.isNaN(minutes)) return [];
  return GAME - start <= minutes * 60
    ? []
    : [{ word: unmasked(said[0]), reason: `${run.id} began before that. Say when it began, or leave the time out.` }];
}
