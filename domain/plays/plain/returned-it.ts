import type { Credit, CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { yards } from "../../words/yard-words.ts";
import { creditOf } from "./credit-of.ts";

/**
 * ` and returned it 19 yards`, ` and returned it 45 yards for a touchdown`; nothing where he returned it no yards. `described`: by the text,
 * where it says; a figure that the credits do not have is left out.
 */
export function returnedIt(
  play: Play,
  by: Credit,
  far: CreditStat,
  touchdown: CreditStat,
  described: number | null = null,
): string {
  const amount = creditOf(play, far, by.playerId)?.amount ?? 0;
  const isScore = creditOf(play, touchdown, by.playerId) !== undefined;
  if (amount <= 0 && !isScore) return "";
  const isSure = amount > 0 && (described ?? amount) === amount;
  return ` and returned it${isSure ? ` ${yards(amount)}` : ""}${isScore ? " for a touchdown" : ""}`;
}
