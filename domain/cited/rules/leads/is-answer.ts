import type { Fact } from "../../../facts/fact.ts";
import { endOf, type Reading } from "../../reading.ts";

/** "Answered with 65 yards in eight plays": the drive right after the other team's, which is told before it, or what ended that one. */
function isNextDrive(fact: Fact, told: readonly Fact[], index: Reading["index"]): boolean {
  const drives = index.ofKind("drive");
  const last = fact.kind === "drive" ? drives[drives.indexOf(fact) - 1] : undefined;
  return (
    last !== undefined &&
    last.team !== fact.team &&
    told.some((one) => one === last || endOf(last, index).includes(one))
  );
}

/** Who tells a score as an answer need not cite the one that it answered. */
export function isAnswer(word: string, { cited, before, index }: Reading): boolean {
  if (
    /^(?:answer|respond|counter|repl)/.test(word) &&
    cited.some((fact) => isNextDrive(fact, [...before, ...cited], index))
  )
    return true;
  const scores = cited.flatMap((fact) => {
    const { kind, id, of } = fact;
    if (kind === "drive") return endOf(fact, index).flatMap((end) => (end.kind === "score" ? [end.id] : []));
    return kind === "score" ? [id] : kind === "run" || kind === "goAhead" || kind === "tying" ? of.slice(0, 1) : [];
  });
  return (
    /^(?:answer|respond|counter|repl|in )/.test(word) &&
    scores.some((id) =>
      index
        .relationsOf(id)
        .some(
          ({ kind, of }) =>
            kind === "answered" && of.at(-1) === id && (scores.length !== 2 || scores.includes(of[0] ?? "")),
        ),
    )
  );
}
