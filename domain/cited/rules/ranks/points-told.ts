import type { Fact } from "../../../facts/fact.ts";
import { maskNames } from "../../name-mask.ts";
import type { Reading } from "../../reading.ts";

/** "The last three of those points": of the ones that a team had at the break that is told before it. */
export function isLastOfThose(fact: Fact, reading: Reading, { 0: said, index: at }: RegExpExecArray): boolean {
  const { text, numbers, factsBefore, index } = reading;
  const [figure] = numbers.filter(({ start }) => start === at + said.length + 1);
  const until = factsBefore.find(({ kind }) => kind === "break")?.at?.elapsed;
  const isSaid = figure !== undefined && /^ of (?:those|these|them|their) points\b/.test(text.slice(figure.end));
  const whose = maskNames(reading.textBefore, index).hits.find((hit) => hit.team !== null)?.team ?? fact.team;
  if (whose !== fact.team) return false;
  if (!isSaid || typeof until !== "number" || fact.kind !== "score" || fact.values.points !== figure.value)
    return false;
  const own = index.ofKind("score").filter(({ team, at: when }) => team === fact.team && (when?.elapsed ?? 0) <= until);
  return own.at(-1) === fact;
}

/** "Had only those six points": they are all that the team scored. */
export function areAllPoints(
  { kind, score }: Fact,
  reading: Reading,
  { 0: said, index: at }: RegExpExecArray,
): boolean {
  const { text, numbers, hits, index } = reading;
  const [figure] = numbers.filter(({ start }) => /^ (?:those|these) $/.test(text.slice(at + said.length, start)));
  const team = hits.find((hit) => hit.team !== null)?.team;
  if (kind !== "result" || score === null || figure === undefined || team === undefined) return false;
  return figure.value === (team === index.away.code ? score.after.away : score.after.home);
}
