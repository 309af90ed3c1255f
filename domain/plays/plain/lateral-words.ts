import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { aYard, yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditsOf } from "./credit-of.ts";
import { describedLateral } from "./described-yards.ts";

/**
 * The ball handed on after a run, a catch or a return. Credits hold the first man and the last: of a chain of laterals only the last
 * one's yards are his.
 */
export function lateralWords(
  play: Play,
  account: string,
  cast: Cast,
  stat: "rushingYards" | "receivingYards" | "kickReturnYards" | "puntReturnYards" | "interceptionReturnYards",
  first: Credit,
): string {
  const last = creditsOf(play, stat).findLast(({ playerId }) => playerId !== first.playerId);
  if (last === undefined) return "";
  const handed = account.match(/\blateral to\b/gi)?.length ?? 1;
  const isScore =
    play.isTouchdown &&
    play.credits.some(({ playerId, stat: own }) => playerId === last.playerId && own.endsWith("Touchdowns"));
  const end = handed > 1 ? (isScore ? " for a touchdown" : inAll(play)) : secondWords(account, first, last, isScore);
  return `, ${handed > 1 ? "laterals" : "lateral"} to ${cast.full(last)}${end}`;
}

/** Behind the line of scrimmage the credits have other yards than the two men ran: then the text has both. */
function secondWords(account: string, first: Credit, last: Credit, isScore: boolean): string {
  const described = describedLateral(account);
  const isOther = described !== null && first.stat === last.stat && described.first !== first.amount;
  const far = isOther ? described.second : last.amount;
  if (!isScore) return farWords(far);
  return isOther ? `${farWords(far)} and a touchdown` : ` for ${aYard(far > 0 ? far : null)} touchdown`;
}

/** Of a chain of laterals only the first and the last man's yards are known. */
function inAll({ yardsGained }: Play): string {
  return yardsGained > 0 ? `, ${yards(yardsGained)} in all` : "";
}

function farWords(amount: number): string {
  if (amount === 0) return " for no gain";
  return amount > 0 ? ` for ${amount} more` : ` for a loss of ${-amount}`;
}
