import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { yards } from "../../words/yard-words.ts";
import { mentionsMuff } from "../play-text.ts";
import type { Cast } from "./cast.ts";
import { creditOf } from "./credit-of.ts";
import { describedLateral } from "./described-yards.ts";
import { fumbleWords, teamTouchdown } from "./fumble-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { nameAfter } from "./name-after.ts";
import { describedRecovery } from "./described-recovery.ts";

const fairCatch = nameAfter("fair catch by");
/** `88-D.Goedert (didn't try to advance)` */
const fellOnIt = /\b(\d{1,2}-[A-Z][\w'-]{0,3}\.[^\d(]+?) \(didn't try to advance\)/;

/** `38-C.Collier MUFFS catch` */
const muffed = /\d-([A-Z][\w'-]{0,3}\.[^\d(]+?) MUFFS\b/;

/** A kickoff and what became of it. */
export function plainKickoff(play: Play, account: string, cast: Cast): string | null {
  const returner = creditOf(play, "kickReturns") ?? creditOf(play, "kickReturnYards");
  const kicker = creditOf(play, "kickoffs");
  const muffer = mufferOf(play, account, cast, returner);
  const isReturned = returner !== undefined && (muffer === undefined || isBroughtBack(play, account, muffer));
  if (isReturned) return returnWords(play, account, cast, returner, muffer !== undefined);
  if (kicker === undefined || play.team === null) return null;
  const isOnside = /\bonside\b/i.test(account);
  const kick = `${cast.full(kicker)} ${isOnside ? "tried an onside kick" : "kicked off"}`;
  return (
    kick + (muffer === undefined ? fate(play, account, cast, kicker, isOnside) : muffWords(play, account, cast, muffer))
  );
}

/** Who let the kick slip: the returner where the text says so of him, or who is charged with the fumble. */
function mufferOf(play: Play, account: string, cast: Cast, returner: Credit | undefined): Credit | undefined {
  const name = muffed.exec(account)?.[1];
  if (name === undefined) return undefined;
  return [returner, creditOf(play, "fumbles")].find(
    (one) => one !== undefined && cast.named(name, one.team) === cast.full(one),
  );
}

/** Whether he carried the ball after all, and did not just let it slip or fall on it. */
function isBroughtBack(play: Play, account: string, { playerId }: Credit): boolean {
  return (creditOf(play, "kickReturnYards", playerId)?.amount ?? 0) !== 0 || /\bFUMBLES\b/.test(account);
}

function muffWords(play: Play, account: string, cast: Cast, muffer: Credit): string {
  const fumble = fumbleWords(play, account, cast, muffer).replace(/^, fumbled/, "");
  const isOwn = /\bMUFFS catch,(?: touched at [^,]+,)? and recovers\b/.test(account);
  const end = fumble === "" ? (isOwn ? " and recovered" : describedRecovery(play, account, cast)) : fumble;
  const isOut = end === "" && /\bout of bounds\b/i.test(account);
  return `, muffed by ${cast.full(muffer)}${isOut ? " out of bounds" : end}`;
}

function returnWords(play: Play, account: string, cast: Cast, returner: Credit, isMuffed: boolean): string {
  const amount = creditOf(play, "kickReturnYards", returner.playerId)?.amount;
  const isScore = creditOf(play, "kickReturnTouchdowns", returner.playerId) !== undefined;
  const lateral = lateralWords(play, account, cast, "kickReturnYards", returner);
  // Behind a lateral the source has the last man's yards alone.
  const own = lateral === "" ? (amount ?? 0) : (amount ?? describedLateral(account)?.first);
  const far = own === undefined ? "" : farWords(own);
  const what = /\bonside\b/i.test(account) ? "an onside kick" : "the kickoff";
  const end = isScore ? " for a touchdown" : "";
  const back = isMuffed ? `muffed ${what}, recovered and returned it` : `returned ${what}`;
  // The muff itself may be credited as a fumble.
  const fumble = isMuffed && mentionsMuff(account) ? "" : fumbleWords(play, account, cast, returner);
  return `${cast.full(returner)} ${back}${far}${end}${lateral}${fumble}`;
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
  if (/\bdeclared dead\b/i.test(account)) return ", ball declared dead";
  const recovered = describedRecovery(play, account, cast);
  if (recovered !== "") return recovered;
  const faller = fellOnIt.exec(account)?.[1];
  if (faller === undefined) return "";
  return isOnside
    ? `; ${cast.named(faller, other)} recovered for ${cast.team(other)}`
    : `, taken by ${cast.named(faller, other)}`;
}
