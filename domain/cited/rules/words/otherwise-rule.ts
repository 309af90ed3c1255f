import type { Reading } from "../../reading.ts";

/** Words that a clause may say only where what it cites is so. */
export interface OtherwiseRule {
  says: RegExp;
  isSo: (reading: Reading, found: RegExpExecArray) => boolean;
  /** What its writer is told, behind the ids. */
  instead: string;
  examples: readonly string[];
}
