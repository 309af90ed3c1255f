import type { FactIndex } from "../../facts/fact-index.ts";
import type { ClockTold } from "../parts/clock-told.ts";
import type { Voice } from "../voice.ts";

/** What the telling of moments needs beside them. */
export interface Telling {
  index: FactIndex;
  voice: Voice;
  clock: ClockTold;
  /** Facts that the text has told already: they come shortly now. */
  known: ReadonlySet<string>;
  /** What won the ball before a score is told with it. */
  withCauses: boolean;
}
