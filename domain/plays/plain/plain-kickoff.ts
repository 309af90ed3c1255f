import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { yards } from "../../words/yard-words.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { fumbleWords, teamTouchdown } from "./fumble-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { nameAfter } from "./name-after.ts";
import { describedRecovery } from "./described-recovery.ts";

const fairCatch = nameAfter("fair catch by");
/** `88-D.Goedert (didn't try to advance)` */
const fellOnIt = /\d-([A-Z][\w'-]{0,3}\.[^\d(]+?) \(didn't try to advance\)/;

/** A kickoff and what became of it. */
export function plainKickoff(play: Play, account: string, cast: Cast): string | null {
  const returner = creditOf(play, "kickReturns") ?? creditOf(play, "kickReturnYards");
  if (returner !== undefined) return returnWords(play, account, cast, returner);
  const kicker = creditOf(play, "kickoffs");
  if (kicker === undefined || play.team === null) return null;
  const isOnside = /\bonside\b/i.test(account);
  const kick = `${cast.full(kicker)} ${isOnside ? "tried an onside kick" : "kicked off"}`;
  return kick + fate(play, account, cast, kicker, isOnside);
}

function returnWords(play: Play, account: string, cast: Cast, returner: Credit): string {
  const amount = creditOf(play, "kickReturnYards", returner.playerId)?.amount;
  const isScore = creditOf(play, "kickReturnTouchdowns", returner.playerId) !== undefined;
  const lateral = lateralWords(play, account, cast, "kickReturnYards", returner);
  // Behind a lateral the source has the last man's yards alone.
  const far = amount === undefined && lateral !== "" ? "" : farWords(amount ?? 0);
  const what = /\bonside\b/i.test(account) ? "an onside kick" : "the kickoff";
  const end = isScore ? " for a touchdown" : "";
  return `${cast.full(returner)} returned ${what}${far}${end}${lateral}${fumbleWords(play, account, cast, returner)}`;
}

function farWords(amount: number): string {
  if (amount === 0) return " for no gain";
  return amount > 0 ? ` ${yards(amount)}` : ` for a loss of ${-amount}`;
}

function fate(play: Play, account: string, cast: Cast, kicker: Credit, isOnside: boolean): string {
  const touchdown = creditOf(play, "kickRecoveryTouchdowns") ?? creditOf(play, "fumbleReturnTouchdowns");
  const fumble = fumbleWords(play, account, cast, null);
  if (fumble !== "") return fumble;
  const recovery = creditOf(play, "fumbleRecoveries");
  if (touchdown !== undefined) {
    return `; ${cast.full(touchdown)} recovered for ${teamTouchdown(cast.nick(touchdown.team))}`;
  }
  if (recovery !== undefined) return `; ${cast.full(recovery)} recovered for ${cast.team(recovery.team)}`;
  if (/\btouchback\b/i.test(account)) return ", touchback";
  const catcher = fairCatch(account);
  const other = cast.otherTeam(kicker.team);
  if (catcher !== null) return `, fair catch by ${cast.named(catcher.name, other)}`;
  if (/\bshort of landing zone\b/i.test(account)) return " short of the landing zone";
  if (/\bout of bounds\b/i.test(account)) return ", out of bounds";
  const recovered = describedRecovery(account, cast);
  if (recovered !== "") return recovered;
  const faller = fellOnIt.exec(account)?.[1];
  if (faller === undefined) return "";
  return isOnside
    ? `; ${cast.named(faller, other)} recovered for ${cast.team(other)}`
    : `, taken by ${cast.named(faller, other)}`;
}
