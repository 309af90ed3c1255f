import type { Finding } from "../cited-fault.ts";
import { idsOf, type Reading } from "../reading.ts";

const TRIED = /\b(?:went for it|tried|attempted|got (?:stuffed|stopped|inside)|reached|failed)\b/;
const DENIED = /\b(?:not|never|no|none|neither|nor|without)\b|n't\b/;
const IS_BACK =
  /\b(?:(?:is|was|were|got) back\b(?! up| to back| to the)|returned (?:to the game|to action|later|in the)|came back in\b|re-?entered)\b/;
const WIPED_OUT =
  /\b(?:wiped out|erased|cancell?ed|undid|overcame|negated) (?:the|a|that|@'s|#'s) (?:\S+ ){0,4}(?:lead|edge|advantage|deficit)\b.*\b(?:had (?:given|put|built|staked)|gave|put)\b/;

/** What a clause adds to what it cites: tries of a team that had none, the way back of somebody who is only said to have been hurt, a lead undone before it was there. */
export function untoldDeeds(reading: Reading): Finding[] {
  const { text, cited, index } = reading;
  const faults: Finding[] = [];
  const tried = TRIED.exec(text)?.[0];
  if (tried !== undefined && !DENIED.test(text) && cited.length > 0 && cited.every(({ values }) => values.of === 0))
    faults.push({ word: tried, reason: `In ${idsOf(reading)} there was not one. Say that there was none.` });
  const back = IS_BACK.exec(text)?.[0];
  const absences = cited.filter(({ kind }) => kind === "absence");
  const isOnlyHurt =
    absences.length > 0 && absences.length === cited.length && absences.every(({ marks }) => marks.includes("left"));
  if (back !== undefined && isOnlyHurt && !DENIED.test(text))
    faults.push({
      word: back,
      reason: `${idsOf(reading)} does not say that he came back. Cite the fact that does, or leave it out.`,
    });
  const undone = WIPED_OUT.exec(text)?.[0];
  const [act, lead, other] = cited.filter(({ at }) => at !== null);
  if (
    undone !== undefined &&
    act !== undefined &&
    lead !== undefined &&
    other === undefined &&
    index.compareTime(act, lead) < 0
  )
    faults.push({
      word: undone,
      reason: `${lead.id} came after ${act.id}: nothing of it could be undone. Tell them in their order.`,
    });
  return faults;
}
