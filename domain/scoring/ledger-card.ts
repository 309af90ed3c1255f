import type { LedgerRow } from "./ledger-rows.ts";

/** How one player, or one defense, came by his points, as a card beside a figure shows it. */
export interface LedgerCard {
  name: string;
  /** The moment of the time machine; null for the game as it is. */
  at: string | null;
  scoringName: string;
  total: number;
  /** Why the total is not the figure of the box score that was pressed; null where it is. */
  difference: string | null;
  rows: LedgerRow[];
}
