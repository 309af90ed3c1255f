import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { faultsOf } from "./cited-prose.ts";

/** An answer about a simulated game, with the question where it matters. */
export type Said = readonly [game: number, text: string, question?: string];

const INDEXES = new Map<number, FactIndex>();

/** What is found in it in the last round, one after the other; empty where all of it holds. */
export function faultsIn([game, text, question = ""]: Said): string {
  const index = INDEXES.get(game) ?? indexFacts(simulatedSnapshot(game), null);
  INDEXES.set(game, index);
  return faultsOf(text, index, { kind: "answer", round: "last", question }).join("; ");
}
