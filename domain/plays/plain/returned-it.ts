import type { Credit, CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { yards } from "../../words/yard-words.ts";
import { creditOf } from "./credit-of.ts";

/** ` and returned it 19 yards`, ` and returned it 45 yards for a touchdown`; nothing where he returned it no yards. */
export function returnedIt(play: Play, by: Credit, far: CreditStat, touchdown: CreditStat): string {
  const amount = creditOf(play, far, by.playerId)?.amount ?? 0;
  return broughtWords(" and returned it", amount, creditOf(play, touchdown, by.playerId) !== undefined);
}

/** The same with another verb and yards that are known otherwise. */
export function broughtWords(verb: string, amount: number, isScore: boolean): string {
  if (amount <= 0 && !isScore) return "";
  return `${verb}${amount > 0 ? ` ${yards(amount)}` : ""}${isScore ? " for a touchdown" : ""}`;
}
