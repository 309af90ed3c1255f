import type { Fact } from "../../../domain/facts/fact.ts";
import { FactIndex } from "../../../domain/facts/fact-index.ts";

/** The teams and people of a game with these facts alone, over or before its kickoff. */
export function withFacts(
  { away, home, people }: FactIndex,
  facts: readonly Fact[],
  phase: FactIndex["phase"] = "over",
): FactIndex {
  return new FactIndex({ phase, away, home, people, playIds: [], facts });
}
