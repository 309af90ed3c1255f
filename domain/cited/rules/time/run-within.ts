import { unmasked } from "../../name-mask.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { GAME_PART, isInPart } from "./game-part.ts";

const WITHIN =
  /\b(?:(?:with)?in(?:side)?|over|during) (?:the|its|their) (?:final|last|closing) (?<count>[\w-]+) minutes?\b(?! (?:of|before) (?:halftime|the (?:first|second|third|fourth|opening|half|quarter|break|intermission)))/;

/** The part of the game right behind the run: no other deed stands between. */
const RUN_IN = new RegExp(
  String.raw`\b(?:straight|unanswered|consecutive|in a row)\b(?: (?:points|all|of them|of theirs|came|were scored|scored|that came|of the|#'?s?|it all))*,? ${GAME_PART}\b`,
);
const GAME = 3600;

/** A run of points that is told with a part of the game lay in it from its first score to its last. */
export function runWithin(reading: Reading): Finding[] {
  return [...withinMinutes(reading), ...withinPart(reading)];
}

/** "All 17 straight points came in the fourth quarter" of a run that began in the third. */
function withinPart({ text, cited }: Reading): Finding[] {
  const said = RUN_IN.exec(text);
  const [run, another] = cited.filter(({ kind }) => kind === "run");
  const [start, end] = [run?.at?.elapsed, run?.until?.elapsed];
  if (said === null || run === undefined || another !== undefined) return [];
  if (typeof start !== "number" || typeof end !== "number") return [];
  const { groups = {} } = said;
  return isInPart(start, groups) && isInPart(end, groups)
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
