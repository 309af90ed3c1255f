import type { Proof } from "../../domain/analyst/chat-event.ts";
import type { Receipt } from "../../domain/game/receipt.ts";
import type { ReceiptBook } from "../../domain/receipts/receipt-book.ts";
import { pageAddress, receiptKey, receiptWords } from "../../domain/receipts/receipt-words.ts";

/** More links than that under one answer are read by nobody. */
export const MOST_PROOFS = 6;

/** Receipts as links into the game's page, one for each place; those without a place of their own are left out. */
export function proofsOf(receipts: readonly Receipt[], book: ReceiptBook): Proof[] {
  const byPlace = Map.groupBy(receipts, (receipt) => receiptKey(receipt, book));
  return [...byPlace]
    .flatMap(([key, some]): Proof[] => {
      const receipt = key === null ? null : receiptWords(some, book);
      if (receipt === null || receipt.href === null) return [];
      const href = receipt.href.startsWith("/") ? receipt.href : `${pageAddress(book)}${receipt.href}`;
      return [{ label: receipt.label, href }];
    })
    .slice(0, MOST_PROOFS);
}
