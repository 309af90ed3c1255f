import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

/** What a team is said to do, and which facts bear it. */
export interface TeamRule {
  /** `#` is a team. */
  says: RegExp;
  /** True where the fact supports it, false where it contradicts it, null where it has nothing to say. */
  holds: (fact: Fact, team: string, reading: Reading, found: RegExpExecArray) => boolean | null;
  examples: readonly string[];
}

/** Facts of these kinds are the team's that did it. */
export const own =
  (...kinds: readonly Fact["kind"][]) =>
  ({ kind, team }: Fact, who: string): boolean | null =>
    kinds.includes(kind) && team !== null ? team === who : null;

/** Facts of these kinds are the other team's. */
export const theirs =
  (...kinds: readonly Fact["kind"][]) =>
  ({ kind, team }: Fact, who: string): boolean | null =>
    kinds.includes(kind) && team !== null ? team !== who : null;
