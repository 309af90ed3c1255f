import type { ClaimKind, Verdict } from "../game/claim.ts";
import type { Receipt } from "../game/receipt.ts";

/** What came of looking one claim up. */
export interface Finding {
  kind: ClaimKind;
  verdict: Verdict;
  receipts: Receipt[];
  reason: string | null;
}

export function holds(kind: ClaimKind, receipts: Receipt[] = []): Finding {
  return { kind, verdict: "holds", receipts, reason: null };
}

export function fails(kind: ClaimKind, reason: string, receipts: Receipt[] = []): Finding {
  return { kind, verdict: "fails", receipts, reason };
}

export function unresolved(kind: ClaimKind, reason: string): Finding {
  return { kind, verdict: "unresolved", receipts: [], reason };
}

/** `holds` or `fails` with the same receipts. */
export function decide(kind: ClaimKind, isTrue: boolean, reason: string, receipts: Receipt[] = []): Finding {
  return isTrue ? holds(kind, receipts) : fails(kind, reason, receipts);
}
