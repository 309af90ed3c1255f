import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import { possessive } from "../../words/possessive.ts";
import { yards } from "../../words/yard-words.ts";
import { kickDistanceFromText, mentionsMuff } from "../play-text.ts";
import type { Cast } from "./cast.ts";
import { blockWords } from "./block-words.ts";
import { creditOf } from "./credit-of.ts";
import { type EarlierFumble, fumbleEarlier, fumbleWords } from "./fumble-words.ts";
import { lateralWords } from "./lateral-words.ts";
import { nameAfter } from "./name-after.ts";

const fairCatch = nameAfter("fair catch by");

/** A punt and what became of it. A return to the end zone is the returner's headline. */
export function plainPunt(play: Play, account: string, cast: Cast): string | null {
  const punter = creditOf(play, "punts");
  if (punter === undefined) return null;
  if (play.isBlocked) return blockWords(play, account, cast, punter, "punt");
  const far = puntYards(play, account, punter);
  const scorer = creditOf(play, "puntReturnTouchdowns");
  const returned = creditOf(play, "puntReturnYards", scorer?.playerId)?.amount;
  if (scorer !== undefined) {
    const length = returned === undefined || returned <= 0 ? "" : ` ${yards(returned)}`;
    const [verb, end] = mentionsMuff(account) ? ["muffed", ", recovered and returned it"] : ["returned", ""];
    const fumble = end === "" ? fumbleWords(play, account, cast, scorer) : "";
    return `${cast.full(scorer)} ${verb} ${possessive(cast.full(punter))} punt${end}${length} for a touchdown${fumble}`;
  }
  const earlier = fumbleEarlier(play, punter, cast);
  const punt = `${cast.full(punter)}${earlier?.before ?? ""} punted${far === 0 ? "" : ` ${yards(far)}`}${earlier?.behind ?? ""}`;
  const muffer = mufferOf(play, account, punter);
  if (muffer !== undefined) return `${punt}, muffed by ${cast.full(muffer)}${muffWords(play, account, cast, muffer)}`;
  const returner = creditOf(play, "puntReturns") ?? creditOf(play, "puntReturnYards");
  if (returner === undefined) return punt + withoutReturn(play, account, cast, punter, earlier);
  return punt + returnWords(play, account, cast, returner);
}

/** Yards of the kick itself: those of the credits go on to where a muffed ball was recovered. */
function puntYards(play: Play, account: string, punter: Credit): number {
  const credited = creditOf(play, "puntYards", punter.playerId)?.amount ?? 0;
  return mentionsMuff(account) ? (kickDistanceFromText(account) ?? credited) : credited;
}

/** Who let the punt slip, and had it again where he was the one who returned it. */
function mufferOf(play: Play, account: string, punter: Credit): Credit | undefined {
  if (!/\bmuff(?:s|ed)\b/i.test(account)) return undefined;
  const fumbler = creditOf(play, "fumbles");
  if (fumbler === undefined || fumbler.team === punter.team) return undefined;
  const isOwn = creditOf(play, "fumbleRecoveries")?.playerId === fumbler.playerId;
  const far = creditOf(play, "puntReturnYards", fumbler.playerId)?.amount ?? 0;
  return far === 0 || (isOwn && mentionsMuff(account)) ? fumbler : undefined;
}

function muffWords(play: Play, account: string, cast: Cast, muffer: Credit): string {
  const far = creditOf(play, "puntReturnYards", muffer.playerId)?.amount ?? 0;
  return far > 0
    ? `, who recovered and returned it ${yards(far)}`
    : fumbleWords(play, account, cast, muffer).replace(/^, fumbled/, "");
}

function returnWords(play: Play, account: string, cast: Cast, returner: Credit): string {
  const amount = creditOf(play, "puntReturnYards", returner.playerId)?.amount ?? 0;
  const far =
    amount === 0 ? "returned for no gain" : amount < 0 ? `returned for a loss of ${-amount}` : `returned ${amount}`;
  const lateral = lateralWords(play, account, cast, "puntReturnYards", returner);
  return `, ${far} by ${cast.full(returner)}${lateral}${fumbleWords(play, account, cast, null)}`;
}

function withoutReturn(play: Play, account: string, cast: Cast, punter: Credit, earlier: EarlierFumble | null): string {
  const fumble = earlier === null ? fumbleWords(play, account, cast, null) : "";
  if (fumble !== "") return fumble;
  const catcher = fairCatch(account);
  if (catcher !== null) return `, fair catch by ${cast.named(catcher.name, cast.otherTeam(punter.team))}`;
  if (/\btouchback\b/i.test(account)) return ", touchback";
  if (/\bdowned\b/i.test(account)) return ", downed";
  if (/\bout of bounds\b/i.test(account)) return ", out of bounds";
  return "";
}
