import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { Finding } from "../../cited-fault.ts";
import { factWords } from "../../fact-words.ts";
import { deniedJudgments, FIGURES } from "./denied-judgments.ts";
import { flawless, notFlawless } from "../numbers/flawless.ts";
import { silences } from "../clause/silences.ts";
import { untoldDeeds } from "./untold-deeds.ts";
import { idsOf, isBorne, type Reading } from "../../reading.ts";
import { alternatives } from "../../../words/alternatives.ts";

const NOT = /\b(?:not|never|no|none|nobody|nothing|without|failed|fails|failing|unable|nor|neither)\b|n't\b/;
/** What a figure beside it is a judgment of: it denies no deed. */
const JUDGED = new RegExp(
  alternatives`
    \b(?:could|did) not (?:quite |really )?(?:slow (?:down )?|stop |contain |keep (?:up|pace)|run (?:it|the ball)|throw (?:it|the ball)|move the (?:ball|chains)|get (?:going|anything going|much going))
    \bneither \w+ (?:found|did|had|got|managed|enjoyed|could (?:do|find|get)) (?:much|a lot|it easy|many answers|going)(?: \w+)?(?=[,:;]| (?:on|in|with)\b)
  `,
  "g",
);
const MISSED =
  /\b(?:miss\w*|(?<!\b(?:gap|margin|edge|difference|gulf|field|disparity|spread|chasm) (?:is|was|were|looks|looked|remains) )wide(?! receiver|out|open|margin|gap|-)|no good|failed|fails|short|blocked|upright|came up empty|off the)\b/;
/** The same of a kick that need not be called a field goal. */
const SHORT_TRY =
  /\b(?:short|pushed|pulled|hooked|shanked|sliced|left)(?: (?:on|with|from))? (?:an?|one|the|his|another|that) (?:[\w-]+ ){0,3}(?:try|attempt|kick|field goal|boot|shot|one)\b/;
const GOOD =
  /\b(?:made|good|converted|connected|drilled|nailed|hit|banged|delivered|worked|succeeded|came off|cashed in|punched (?:it )?in|walked in|got it(?! (?:back|to)\b))\b/;

/** Whether something came off or not is as the facts have it: nothing is denied that they hold, nothing claimed that failed. */
export function checkOutcomes(reading: Reading): Finding[] {
  const { text, cited, pool, part, index, numbers } = reading;
  if (part.ids.length === 0) return [];
  const faults = [...untoldDeeds(reading), ...notFlawless(reading)];
  const isFigure = numbers.length > 0 && cited.every(({ kind }) => FIGURES.has(kind));
  const judged = [...deniedJudgments(reading), ...silences(reading), ...flawless(reading), ...failedShares(reading)];
  for (const { 0: said, index: at } of judged) reading.borne.push([at, at + said.length]);
  let rest = judged.reduce(
    (left, { 0: said, index: at }) => left.slice(0, at) + "_".repeat(said.length) + left.slice(at + said.length),
    text,
  );
  // "Nothing but two field goals" is "only two".
  rest = rest.replaceAll(/\bnothing (?:but|more than|beyond|besides)(?= (?:\d|two\b|three\b|four\b))/g, (said) =>
    "_".repeat(said.length),
  );
  // A run is points without any of the other team's between.
  if (cited.some(({ kind }) => kind === "run"))
    rest = rest.replaceAll(
      /\b(?:without|with no) (?:an? |any |so much as a )?(?:reply|answer|response|rejoinder)\b/g,
      (said, at: number) => {
        reading.borne.push([at, at + said.length]);
        return "_".repeat(said.length);
      },
    );
  // "Not until the second quarter" is when the first one was.
  if (cited.some(({ kind }) => kind === "first"))
    rest = rest.replace(/^\W*not until\b/, (said) => "_".repeat(said.length));
  rest = rest.replaceAll(/\b(?:I|i|you) (?:\w+ )?(?:not|never)\b/g, (said) => "_".repeat(said.length));
  const not = NOT.exec(isFigure ? rest.replaceAll(JUDGED, "") : rest)?.[0];
  if (isFigure)
    for (const { 0: judged, index: at } of matches(text, JUDGED)) reading.borne.push([at, at + judged.length]);
  const areBoth =
    not === "neither" &&
    !cited.every(({ kind }) => kind === "largestLead") &&
    new Set(cited.map(({ team }) => team)).size === 2;
  if (
    !areBoth &&
    not !== undefined &&
    !isBorne({ 0: not, index: rest.indexOf(not) }, reading) &&
    !/\bnot only\b/.test(text) &&
    !pool.some(
      (fact) =>
        denies(fact) || isNoOther(fact, text) || isKeptFromBall(fact, text) || NOT.test(factWords(fact, index).said),
    )
  )
    faults.push({
      word: not,
      reason: `"${not}" denies something, and ${idsOf(reading)} does not. Say what the fact says.`,
    });
  else if (not !== undefined) {
    const at = rest.indexOf(not);
    reading.borne.push([at, at + not.length]);
  }
  if (cited.length > 0 && cited.every(isFailure) && GOOD.test(text) && !MISSED.test(text) && not === undefined)
    faults.push({ word: GOOD.exec(text)?.[0] ?? "", reason: `In ${idsOf(reading)} it failed. Say that it did.` });
  const short = SHORT_TRY.exec(rest)?.[0];
  const missed = short ?? MISSED.exec(rest)?.[0];
  if (
    missed !== undefined &&
    (short !== undefined || /miss|no good|wide/.test(missed)) &&
    pool.length > 0 &&
    !pool.some(
      (fact) =>
        isFailure(fact) ||
        (fact.kind === "stop" && (short !== undefined || /\b(?:the|their|that|only|lone|one) miss\b/.test(text))) ||
        hasMiss(fact) ||
        fact.marks.includes("belowProjection"),
    )
  )
    faults.push({ word: missed, reason: `Nothing was missed in ${idsOf(reading)}. Say what happened.` });
  return faults;
}

/** "Failed on eight of 12": a figure that its own rule has found right says it. */
function failedShares(reading: Reading): RegExpExecArray[] {
  const { text, numbers, borne } = reading;
  return matches(
    text,
    /\b(?:failed|missed|misfired|came up short)(?: on)? (?:just |only )?(?=\d|[a-z]+ of\b|(?:its|their|the) (?:lone|only|one)\b)/g,
  ).filter(
    (found) =>
      isBorne(found, reading) ||
      numbers.some(
        ({ form, start, end }) =>
          form === "share" &&
          start === found.index + found[0].length &&
          borne.some(([from, to]) => from <= start && end <= to),
      ),
  );
}

/** Time ran out on the drive: the other team had the ball no more. */
export function isKeptFromBall({ kind, marks, at }: Fact, text: string): boolean {
  return (
    kind === "drive" &&
    marks.includes("ranOut") &&
    (at?.quarter === "4" || at?.quarter === "OT") &&
    /\b(?:never|did not|would not|could not) (?:g[eo]t|see|saw|touch(?:ed)?|ha[dv]e?) (?:it|the ball)\b/.test(text)
  );
}

function isFailure({ kind, marks }: Fact): boolean {
  return kind === "miss" || ((kind === "twoPoint" || marks.includes("onsideKick")) && marks.includes("failed"));
}

function hasMiss({ marks, values }: Fact): boolean {
  return (
    marks.includes("extraPointMissed") ||
    marks.includes("twoPointFailed") ||
    marks.includes("missedFieldGoal") ||
    (values.attempts ?? 0) > (values.completions ?? values.attempts ?? 0) ||
    (values.fieldGoalAttempts ?? 0) > (values.fieldGoalsMade ?? 0) ||
    (values.extraPointAttempts ?? 0) > (values.extraPointsMade ?? 0)
  );
}

/** "There was not another turnover": of what was the only one. */
function isNoOther({ kind }: Fact, text: string): boolean {
  return kind === "only" && /\b(?:an|no|any|the )?other\b|\belse\b/.test(text);
}

/** What is nothing, or says that something was not. */
function denies(fact: Fact): boolean {
  const { kind, marks, values } = fact;
  if (
    kind === "rank" ||
    (kind === "drive" && !marks.some((mark) => mark === "touchdown" || mark === "fieldGoal" || mark === "safety")) ||
    // Who went ahead to stay never gave it back.
    (kind === "goAhead" && marks.includes("forGood")) ||
    kind === "seasonHigh" ||
    kind === "neverLed" ||
    kind === "neverTrailed" ||
    kind === "stop" ||
    isFailure(fact) ||
    hasMiss(fact)
  )
    return true;
  if (
    marks.includes("scoreless") ||
    marks.includes("shutout") ||
    marks.includes("failed") ||
    marks.includes("twoPointFailed")
  )
    return true;
  return NONE_OF.some((unit) => values[unit] === 0);
}

/** Units of which a fact with none says that there was none. */
const NONE_OF: readonly Unit[] = [
  "turnovers",
  "penalties",
  "sacks",
  "sacksTaken",
  "interceptionsThrown",
  "passingTouchdowns",
  "rushingTouchdowns",
  "receivingTouchdowns",
  "receptions",
  "made",
  "of",
  "fieldGoalsMade",
  "points",
];
