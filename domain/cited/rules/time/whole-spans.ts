import { matches } from "../../../words/matches.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { CLOCK } from "./clock.ts";
import { isClock } from "../clause/is-clock.ts";

const BETWEEN = new RegExp(
  String.raw`(?<!\b(?:at|with|minutes?,?|and) )(?<!\b(?:last|final|closing) ?)\b${CLOCK}(?= (?:after|later|earlier|before|apart|separated|passed|elapsed|went by)\b)`,
  "g",
);
const LASTED = new RegExp(
  String.raw`\b(?:in|took|lasted|needed|used|required|spent|ate up|burned|chewed up)(?: up| off)? ${CLOCK}(?! (?:left|remaining|to (?:go|play)|on the clock|after|later))`,
  "g",
);

/** "48 seconds after it" of one minute, 48 seconds: how long it was between two deeds, or how long a drive took, is said whole. */
export function wholeSpans(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const spans = (isGap: boolean): number[] =>
    cited.flatMap(({ kind, values: { seconds } }) => ((kind === "gap") === isGap ? (seconds ?? []) : []));
  const gaps = spans(true);
  const claims = [
    { says: BETWEEN, so: gaps.length > 0 ? gaps : betweenTwo(reading) },
    // Of a score and its drive nobody knows which is meant.
    { says: LASTED, so: cited.length === 1 ? spans(false) : [] },
  ];
  return claims.flatMap(({ says, so }) =>
    matches(text, says)
      .filter((found) => so.length > 0 && !so.some((seconds) => isClock(seconds, found)))
      .map(([said]) => ({
        word: said.trim(),
        reason: `"${said.trim()}" is not the whole time in ${idsOf(reading)}. Say minutes and seconds.`,
      })),
  );
}

/** Of two deeds that are cited alone, how far the game's clock has them apart. */
function betweenTwo({ cited }: Reading): number[] {
  const [one, two, another] = cited;
  const [from, to] = [one?.at?.elapsed, two?.at?.elapsed];
  const areDeeds = another === undefined && one?.kind === "score" && two?.kind === "score";
  return areDeeds && typeof from === "number" && typeof to === "number" ? [Math.abs(to - from)] : [];
}
