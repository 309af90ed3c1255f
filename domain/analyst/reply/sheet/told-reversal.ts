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

/** What a review found that took back a call, by the call as the source names it: `ruling: runner was inbounds` reads as if he had been. */
const FOUND: Readonly<Record<string, string>> = {
  "runner broke the plane": "the runner did not break the plane",
  fumble: "it was not a fumble",
  interception: "it was not an interception",
  "runner was not down by contact": "the runner was down by contact",
  "runner was down by contact": "the runner was not down by contact",
  "passer was not down by contact": "the passer was down by contact",
  "first down": "it was not enough for a first down",
  "short of the line to gain": "it was enough for a first down",
  "short of the goal line": "the ball crossed the goal line",
  "runner was out of bounds": "the runner was not out of bounds",
  "runner was inbounds": "the runner was out of bounds",
  "ball was inbounds": "the ball was out of bounds",
  "backward pass": "the pass went forward",
  touchback: "it was not a touchback",
};

/** A reversed call in plain words, what was ruled before what stands: `first ruled a 41-yard touchdown, reversed on review (the runner did not break the plane); what stands: ...`. Null where no review reversed a call, or a flag canceled the play as well. */
export function toldReversal(description: string, standing: string): string | null {
  const [found, call = "", ruling = "", after = ""] = REVERSAL.exec(description) ?? [];
  if (found === undefined || CANCELED.test(description)) return null;
  const first = firstRuled(call, after);
  const ruled = first === null ? "" : `first ruled ${first}, `;
  const [, challenger] = CHALLENGER.exec(description) ?? [];
  const how = challenger === undefined ? "on review" : `on a challenge by ${challenger}`;
  const reason = FOUND[ruling] ?? passFound(ruling, after) ?? `the ruling "${ruling}" was overturned`;
  return `${ruled}reversed ${how} (${reason}); what stands: ${standing}`;
}

/** What a review of a catch found: that he caught it or did not, or that the ball came out before it was thrown. Null for another ruling. */
function passFound(ruling: string, after: string): string | null {
  if (ruling === "pass completion")
    return /\bINTERCEPTED\b/.test(after) ? "the pass was intercepted" : "the pass was incomplete";
  if (ruling !== "incomplete pass") return null;
  return /\bsacked\b|\bFUMBLES \(Aborted\)/.test(after) ? "it was a fumble" : "the pass was caught";
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
