import type { Receipt } from "./receipt.ts";

/** `unresolved`: there is no fact of an id that it cites. */
export type Verdict = "holds" | "fails" | "unresolved";

/** A clause of a text, or its headline, with the facts that it tells. */
export interface Claim {
  /** Offsets in the text, `end` exclusive. */
  start: number;
  end: number;
  text: string;
  verdict: Verdict;
  /** What proves it: the receipts of its facts. */
  receipts: Receipt[];
  /** Why it does not hold, in a clear sentence; null where it holds. */
  reason: string | null;
  /** The facts that it tells, with what they held when it was checked; absent in texts of before clauses cited. */
  cites?: CitedValue[];
}

/** A fact that a claim cites, with what it held then: compared after a correction, and nothing else. */
export interface CitedValue {
  id: string;
  /** Empty where there was no such fact. */
  was: string;
}
