import type { Fact } from "../../../domain/facts/fact.ts";
import { makeFact } from "../../../domain/facts/make-fact.ts";
import type { Phrase } from "../../../domain/facts/phrase.ts";

/** The fact `high`: what this player of Detroit did is the most of his season. */
export function seasonHighOf(owner: string, values: Fact["values"], clause: Phrase): Fact {
  return makeFact({
    id: "high",
    kind: "seasonHigh",
    weight: 42,
    team: "DET",
    marks: ["ofSeason", "most"],
    roles: { player: owner },
    values: { ...values, games: 8 },
    receipts: [],
    clause,
  });
}
