import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

/** By how much a team led, negative where it trailed; null where no score belongs to the fact. */
export function marginOf({ score }: Fact, team: string, { index }: Reading, when: "before" | "after"): number | null {
  if (score === null) return null;
  const { away, home } = score[when];
  return team === index.away.code ? away - home : home - away;
}

const SCORE_INSIDE = /(?<![\d-])(\d+)-(\d+) (?:lead|edge|advantage|cushion)\b/;
const SCORE_BEHIND = /^[^\d@#,;]{0,12}(\d+)-(\d+)\b/;

/** "Led 7-3", "carried a 7-3 lead": whether it was ahead when that was the score, before or after what the fact tells; null where no such score is said or known. */
export function leadAtScore(
  { score }: Fact,
  team: string,
  { text, index }: Reading,
  found: RegExpExecArray,
): boolean | null {
  const [, one, two] =
    SCORE_INSIDE.exec(found[0]) ?? SCORE_BEHIND.exec(text.slice(found.index + found[0].length)) ?? [];
  if (score === null || one === undefined || two === undefined) return null;
  const said = [Number(one), Number(two)].toSorted((a, b) => a - b).join("-");
  const then = [score.after, score.before].find(
    ({ away, home }) => [away, home].toSorted((a, b) => a - b).join("-") === said,
  );
  if (then === undefined || then.away === then.home) return null;
  return then.away > then.home === (team === index.away.code);
}

/** "Gave them their first lead": no score of the team put it ahead before. */
export function isFirstLead(id: string, cited: readonly Fact[], index: Reading["index"]): boolean {
  const own = index.byId(id);
  if (cited.some((fact) => fact.kind === "score" && own?.of.includes(fact.id) === false)) return false;
  const leads = index.ofKind("goAhead").filter(({ team }) => team === own?.team);
  return own !== null && leads.every((lead) => index.compareTime(own, lead) <= 0);
}
