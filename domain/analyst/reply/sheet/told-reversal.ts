import { aYard, yards } from "../../../words/yard-words.ts";

/** What a review can take back, by what the source says of the call and of what stands after it. */
const RULED: readonly (readonly [says: RegExp, words: string])[] = [
  [/\bFUMBLES\b/, "a fumble"],
  [/\bpass incomplete\b/, "an incomplete pass"],
  [/\bSAFETY\b/, "a safety"],
  [/\bTouchback\b/, "a touchback"],
];
const TAKEN = /\b(INTERCEPTED|RECOVERED) by (?:[A-Z]{2,3}-)?\d+-[A-Z][a-z]*\.([A-Z][\w'-]+)/;
const REVERSAL = /^(.*?)(?:reviewed|challenged) the (.*?) ruling, and the play was REVERSED\.?(.*)$/s;
const CHALLENGER = /\b([A-Z][a-z]+(?: [A-Z][A-Za-z]+)*) challenged the\b/;
const CANCELED = /NULLIFIED|No Play/;

/** A reversed call in plain words, what was ruled before what stands: `first ruled a 41-yard touchdown, reversed on review (ruling: the runner broke the plane); what stands: ...`. Null where no review reversed a call, or a flag canceled the play as well. */
export function toldReversal(description: string, standing: string): string | null {
  const [found, call = "", ruling = "", after = ""] = REVERSAL.exec(description) ?? [];
  if (found === undefined || CANCELED.test(description)) return null;
  const first = firstRuled(call, after);
  const ruled = first === null ? "" : `first ruled ${first}, `;
  const [, challenger] = CHALLENGER.exec(description) ?? [];
  const how = challenger === undefined ? "on review" : `on a challenge by ${challenger}`;
  return `${ruled}reversed ${how} (ruling: ${ruling}); what stands: ${standing}`;
}

function firstRuled(call: string, after: string): string | null {
  if (/\bTOUCHDOWN\b/.test(call) && !/\bTOUCHDOWN\b/.test(after)) {
    const [, far] = /\bfor (\d+) yards?, TOUCHDOWN/.exec(call) ?? [];
    const taken = takenBy(call);
    if (taken !== null) return `${taken}, returned${far === undefined ? "" : ` ${yards(Number(far))}`} for a touchdown`;
    return far === undefined ? "a touchdown" : `${aYard(Number(far))} touchdown`;
  }
  const taken = takenBy(call);
  if (taken !== null && takenBy(after) === null) return taken;
  const lost = RULED.find(([says]) => says.test(call) && !says.test(after));
  if (lost !== undefined) return lost[1];
  return /\bpass\b/.test(call) && /\bpass incomplete\b/.test(after) ? "a completed pass" : null;
}

/** A ball that the other team took, and who. */
function takenBy(text: string): string | null {
  const [, how, surname] = TAKEN.exec(text) ?? [];
  if (how === undefined) return null;
  return how === "INTERCEPTED" ? `an interception by ${surname}` : `a fumble recovered by ${surname}`;
}
