import type { FactIndex } from "../../facts/fact-index.ts";
import type { StatedClock } from "../parts/stated-clock.ts";
import type { ToldScore } from "./told-score.ts";
import type { Voice } from "../voice.ts";

/** What won the ball before a score and is told with it: a ball lost alone, or a miss and a fourth down too. */
export type ToldCauses = "all" | "ballLost" | "none";

/** What the sentences about a moment need beside it. */
export interface FlowContext {
  index: FactIndex;
  voice: Voice;
  clock: StatedClock;
  /** Facts that the text has stated already: they are kept short now. */
  known: ReadonlySet<string>;
  /** The score as the reader knows it. */
  told: ToldScore;
  causes: ToldCauses;
  /** What decided the game late: told with its score all the same. */
  deciders: ReadonlySet<string>;
  /** Moments that have a sentence of their own. */
  apart: ReadonlySet<string>;
}
