import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { maskNames } from "../name-mask.ts";
import { idsOf, type Reading } from "../reading.ts";

/** Kinds that are somebody's alone. */
const HIS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "line",
  "fantasy",
  "usage",
  "rank",
  "seasonHigh",
  "projection",
  "threshold",
  "absence",
  "nth",
]);
const HE =
  /^(?:and |but |yes, |no, |overall, |in all, |all told, |on the (?:day|night|ground), )?(?:he|his)\b(?! (?:team|side|club|quarterback|teammates?|opponents?|defense|offense|coach)\b)/;

/** "He also led the game with 10 targets": who is meant is one of those that were named right before, and the figure that is cited is his. */
export function hisOwnFigure(reading: Reading): Finding[] {
  const { text, hits, cited, opensSentence, textBefore, factsBefore, sentenceSoFar, index } = reading;
  if (!HE.test(text) || hits.some(({ players }) => players.length > 0)) return [];
  const told = maskNames(opensSentence ? textBefore : `${textBefore} ${sentenceSoFar}`.trim(), index);
  const named = told.hits.flatMap(({ players }) => players);
  // Of a sentence that is about something else than a person nobody knows who is meant.
  if (named.length > 0 && !/^(?:[^@#]{0,40}, )?@(?!'s)/.test(told.text)) return [];
  const who = named.length > 0 ? named : factsBefore.flatMap(({ roles }) => roles.player ?? []);
  const owned = cited.filter(({ kind, roles }) => HIS.has(kind) && roles.player !== undefined);
  if (who.length === 0 || owned.length === 0) return [];
  if (owned.some(({ roles }) => Object.values(roles).some((id) => who.includes(id)))) return [];
  return [
    {
      word: HE.exec(text)?.[0] ?? "he",
      reason: `${idsOf(reading)} is somebody else's than the one who was named before. Name him, or cite what is his own.`,
    },
  ];
}
