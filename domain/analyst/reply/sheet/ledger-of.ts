import { foldLedger, type Ledger } from "../../../scoring/ledger.ts";
import { officialCounts } from "../../../scoring/official-counts.ts";
import type { Scoring } from "../../../scoring/scoring.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import type { GameSheet } from "./game-sheet.ts";
import { isWithin } from "./is-within.ts";
import type { Period } from "../question/when-asked.ts";

/** What a player had by some rules, in the game or in a part of it; null without a play of his. */
export function ledgerOf(
  { snapshot }: GameSheet,
  playerId: string,
  scoring: Scoring,
  period: Period | null,
): Ledger | null {
  const owner = scoredOwners(snapshot).find(({ id }) => id === playerId);
  if (owner === undefined) return null;
  // What official statistics add is of no part of the game.
  if (period !== null)
    return foldLedger(
      owner.plays.filter(({ play }) => isWithin(period, play)),
      owner,
      scoring,
    );
  return foldLedger(owner.plays, owner, scoring, officialCounts(snapshot.differences, playerId));
}
