import type { LedgerRow } from "./ledger-rows.ts";

/** More plays than these are the page's. */
export const MOST_LARGEST = 3;

/** How one player, or one defense, came by his points, as a card beside a figure shows it. */
export interface LedgerCard {
  name: string;
  scoringName: string;
  total: number;
  /** Why the total is not the figure of the box score that was pressed; null where it is. */
  difference: string | null;
  /** The plays that weighed most, the largest first, each with its address on the game's page. */
  largest: (LedgerRow & { path: string })[];
  /** How many plays the page has. */
  plays: number;
}
