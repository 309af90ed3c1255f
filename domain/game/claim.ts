import type { Receipt } from "./receipt.ts";

export type ClaimKind = "number" | "name" | "team" | "order" | "news";

/** `unresolved`: the words around it do not say what it is about; a strict caller takes that for a failure. */
export type Verdict = "holds" | "fails" | "unresolved";

/** One checkable piece of a text. */
export interface Claim {
  /** Offsets in the text, `end` exclusive. */
  start: number;
  end: number;
  text: string;
  kind: ClaimKind;
  verdict: Verdict;
  /** What proves it; may be empty where a rule of the game alone does. */
  receipts: Receipt[];
  /** Why it does not hold, in a clear sentence for the writer's next attempt; null where it holds. */
  reason: string | null;
  /** The facts that it tells, with what they held when it was checked; absent where a reader found it in the text. */
  cites?: CitedValue[];
}

/** A fact that a claim cites, with what it held then: compared after a correction, and nothing else. */
export interface CitedValue {
  id: string;
  /** Empty where there was no such fact. */
  was: string;
}
