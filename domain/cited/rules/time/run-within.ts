import { unmasked } from "../../name-mask.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const WITHIN =
  /\b(?:(?:with)?in(?:side)?|over|during) (?:the|its|their) (?:final|last|closing) (?<count>[\w-]+) minutes?\b(?! of the (?:first|second|third|fourth|opening|half|quarter))/;
const GAME = 3600;

/** "The last 21 points, in the final 10 minutes": the first score of the run was in them as well as the last. */
export function runWithin({ text, cited, before, beside }: Reading): Finding[] {
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
