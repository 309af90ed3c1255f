import type { Credit, CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import type { Cast } from "./cast.ts";
import { creditOf, creditsOf } from "./credit-of.ts";
import { describedRecoveryYards } from "./described-yards.ts";
import { returnedIt } from "./returned-it.ts";

/**
 * What became of a loose ball: `, fumbled; {Jer'Zhan }Newton recovered for the Commanders`. `subject` is the one the sentence is about; anybody
 * else who fumbles is named. Of two fumbles on one play the credits stand in their order.
 */
export function fumbleWords(play: Play, account: string, cast: Cast, subject: Credit | null): string {
  return fumblesOf(play)
    .map((fumble, index) => {
      const { fumbler, forcer } = fumble;
      const isOpening = index === 0 && subject?.playerId === fumbler.playerId;
      const opening = isOpening
        ? ", fumbled"
        : `; ${isNamed(play, fumbler) ? cast.short(fumbler) : cast.full(fumbler)} fumbled`;
      const forced = forcer === undefined ? "" : `{, forced by ${cast.plain(forcer)}}`;
      const end = endOfFumble(play, account, cast, fumble);
      return opening + (end.startsWith(";") ? forced + end : end + forced);
    })
    .join("");
}

/** A sack by one who knocked the ball loose: ` and forced a fumble; ...`. Null where it was not so. */
export function stripWords(play: Play, account: string, cast: Cast, sacker: Credit, passer: Credit): string | null {
  const [fumble, another] = fumblesOf(play);
  if (fumble === undefined || another !== undefined) return null;
  if (fumble.forcer?.playerId !== sacker.playerId || fumble.fumbler.playerId !== passer.playerId) return null;
  const end = endOfFumble(play, account, cast, fumble);
  const own = end.startsWith(" and recovered") ? `; ${cast.short(passer)}${end.slice(4)}` : end;
  return ` and forced a fumble${own.startsWith(" out of") ? "," : ""}${own}`;
}

/** What a sentence names somebody for before it comes to his fumble. */
const NAMED_FOR: ReadonlySet<CreditStat> = new Set([
  "rushingAttempts",
  "rushingYards",
  "receptions",
  "receivingYards",
  "sacksTaken",
  "punts",
  "interceptions",
  "kickReturns",
  "puntReturns",
  "fumbleRecoveries",
]);

function isNamed(play: Play, { playerId }: Credit): boolean {
  return play.credits.some((credit) => credit.playerId === playerId && NAMED_FOR.has(credit.stat));
}

interface Fumble {
  fumbler: Credit;
  forcer: Credit | undefined;
  recovery: Credit | undefined;
  isLast: boolean;
}

function fumblesOf(play: Play): Fumble[] {
  const fumblers = creditsOf(play, "fumbles");
  const recoveries = creditsOf(play, "fumbleRecoveries");
  const forcers = creditsOf(play, "forcedFumbles");
  return fumblers.map((fumbler, index) => {
    const isLast = index === fumblers.length - 1;
    return {
      fumbler,
      isLast,
      forcer: forcers.length === fumblers.length ? forcers[index] : undefined,
      // One fumble with two recoveries: the last man had the ball.
      recovery: isLast && recoveries.length > fumblers.length ? recoveries.at(-1) : recoveries[index],
    };
  });
}

function endOfFumble(play: Play, account: string, cast: Cast, { fumbler, forcer, recovery, isLast }: Fumble): string {
  if (recovery === undefined) {
    if (!isLast) return "";
    if (/\btouchback\b/i.test(account)) return " out of the end zone, touchback";
    const out = /\bball out of bounds\b( in End Zone)?/i.exec(account);
    return out === null ? "" : ` out of ${out[1] === undefined ? "bounds" : "the end zone"}`;
  }
  const isScore = creditOf(play, "fumbleReturnTouchdowns", recovery.playerId) !== undefined;
  const back = isLast
    ? returnedIt(play, recovery, "fumbleReturnYards", "fumbleReturnTouchdowns", describedRecoveryYards(account))
    : "";
  // Falling on the ball in the end zone is no return.
  const far = creditOf(play, "fumbleReturnYards", recovery.playerId)?.amount ?? 0;
  const fellOnIt = isLast && isScore && far <= 0;
  if (recovery.playerId === fumbler.playerId) return ` and recovered${fellOnIt ? " for a touchdown" : back}`;
  const who = recovery.playerId === forcer?.playerId ? cast.short(recovery) : cast.full(recovery);
  return `; ${who} recovered for ${fellOnIt ? teamTouchdown(cast.nick(recovery.team)) : `${cast.team(recovery.team)}${back}`}`;
}

/** `an Eagles touchdown` */
export function teamTouchdown(nick: string): string {
  return `${/^[AEIOU]/.test(nick) ? "an" : "a"} ${nick} touchdown`;
}

/** A fumble before the deed itself, in the words before its verb or behind the sentence. */
export interface EarlierFumble {
  before: string;
  behind: string;
}

/**
 * A fumble by the man who then did the deed, or by a teammate who has no part in it. Null where there was none, where it came
 * afterwards, or where it lost the ball.
 */
export function fumbleEarlier(play: Play, doer: Credit, cast: Cast): EarlierFumble | null {
  const [fumbler, another] = creditsOf(play, "fumbles");
  if (fumbler === undefined || another !== undefined || fumbler.team !== doer.team) return null;
  const recovery = creditOf(play, "fumbleRecoveries");
  if (recovery?.team !== fumbler.team) return null;
  const hadBall = play.credits.some(
    ({ playerId, stat }) => playerId === fumbler.playerId && (stat === "receivingYards" || stat === "rushingYards"),
  );
  if (hadBall) return null;
  if (fumbler.playerId !== doer.playerId) return { before: "", behind: `, after a fumble by ${cast.full(fumbler)}` };
  return recovery.playerId === doer.playerId
    ? { before: " fumbled, recovered and", behind: "" }
    : { before: "", behind: ", after a fumble" };
}
