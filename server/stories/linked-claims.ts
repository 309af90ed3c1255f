import type { Claim } from "../../domain/game/claim.ts";
import { receiptKey } from "../../domain/receipts/receipt-words.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import { clauseAnchor } from "./clause-anchor.ts";
import type { ReceiptBook } from "../../domain/receipts/receipt-book.ts";

/** What proves one or more claims, place by place. */
export interface FactEntry {
  /** By `receiptKey`. */
  proofs: Map<string, Receipt[]>;
}

/** A piece of the text that is to be a link; offsets are the Markdown's. */
export interface LinkedClaim {
  start: number;
  end: number;
  entry: FactEntry;
}

/**
 * Which pieces of a text are links, in order of their place, none over another: of each clause that holds the words that are its anchor,
 * where its receipts can be shown. Clauses with the same proof share an entry.
 */
export function linkedClaims(claims: readonly Claim[], book: ReceiptBook): LinkedClaim[] {
  const entries = new Map<string, FactEntry>();
  let taken = 0;
  return claims
    .filter(({ verdict }) => verdict === "holds")
    .toSorted((a, b) => a.start - b.start)
    .flatMap((claim): LinkedClaim[] => {
      const anchor = clauseAnchor(claim.text);
      const [start, end] = [claim.start + anchor.start, claim.start + anchor.end];
      if (start < taken) return [];
      taken = end;
      const proofs = Map.groupBy(claim.receipts, (receipt) => receiptKey(receipt, book));
      const shown = new Map([...proofs].flatMap(([key, own]) => (key === null ? [] : [[key, own] as const])));
      if (shown.size === 0) return [];
      const key = [...shown.keys()].toSorted().join(" | ");
      const entry = entries.get(key) ?? { proofs: new Map() };
      entries.set(key, entry);
      for (const [place, receipts] of shown) entry.proofs.set(place, [...(entry.proofs.get(place) ?? []), ...receipts]);
      return [{ start, end, entry }];
    });
}
