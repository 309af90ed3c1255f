import type { Fact } from "../../../facts/fact.ts";
import { type Reading, relatedOf } from "../../reading.ts";

/** The facts that the times of a clause are held against: those of who is named in it, where it names who did something. */
export function factsOfNamed({ pool, cited, hits, index }: Reading): readonly Fact[] {
  const people = hits.flatMap(({ players }) => players);
  const doers = (fact: Fact): string[] =>
    [fact, ...relatedOf(fact, index)].flatMap(({ roles }) => Object.values(roles));
  const own = pool.filter((fact) => fact.at !== null && doers(fact).some((id) => people.includes(id)));
  return own.length === 0
    ? pool
    : pool.filter((fact) => own.includes(fact) || (doers(fact).length === 0 && cited.includes(fact)));
}
