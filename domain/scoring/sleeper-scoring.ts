import { keyedScoring } from "./keyed-scoring.ts";
import type { Scoring } from "./scoring.ts";
import { sleeperMeasure } from "./sleeper-measures.ts";

/** The scoring of a Sleeper league from its `scoring_settings`. A key of another platform's is none of Sleeper's. */
export function sleeperScoring(name: string, settings: Readonly<Record<string, number>>): Scoring {
  return keyedScoring(name, settings, sleeperMeasure);
}
