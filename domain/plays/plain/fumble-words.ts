import type { Credit, CreditStat } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import type { Cast } from "./cast.ts";
import { creditOf, creditsOf } from "./credit-of.ts";
import { describedRecoveries } from "./described-yards.ts";
import { broughtWords } from "./returned-it.ts";

/**
 * What became of a loose ball: `, fumbled; {Jer'Zhan }Newton recovered for the Commanders`. `subject` is the one the sentence is about; anybody
 * else who fumbles is named. Of two fumbles on one play the credits stand in their order.
 */
export function fumbleWords(play: Play, account: string, cast: Cast, subject: Credit | null): string {
  return fumblesOf(play, account)
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
  const [fumble, another] = fumblesOf(play, account);
  if (fumble === undefined || another !== undefined) return null;
  if (fumble.forcer?.playerId !== sacker.playerId || fumble.fumbler.playerId !== passer.playerId) return null;
  const end = endOfFumble(play, account, cast, fumble);
  const own = end.replace(/^(?: and|,) recovered/, `; ${cast.short(passer)} recovered`);
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
  /** From where he got it, by the description; null where it does not say. */
  described: number | null;
  isLast: boolean;
}

function fumblesOf(play: Play, account: string): Fumble[] {
  const fumblers = creditsOf(play, "fumbles");
  if (fumblers.length === 0) return [];
  const recoveries = creditsOf(play, "fumbleRecoveries");
  const forcers = creditsOf(play, "forcedFumbles");
  const described = describedRecoveries(account);
  const isMatched = described.length === recoveries.length;
  return fumblers.map((fumbler, index) => {
    const isLast = index === fumblers.length - 1;
    // One fumble with two recoveries: the last man had the ball.
    const at = isLast && recoveries.length > fumblers.length ? recoveries.length - 1 : index;
    return {
      fumbler,
      isLast,
      forcer: forcers.length === fumblers.length ? forcers[index] : undefined,
      recovery: recoveries[at],
      described: (isMatched ? described[at] : isLast ? described.at(-1) : null) ?? null,
    };
  });
}

function endOfFumble(play: Play, account: string, cast: Cast, fumble: Fumble): string {
  const { fumbler, forcer, recovery, isLast } = fumble;
  if (recovery === undefined) {
    if (!isLast) return "";
    if (/\btouchback\b/i.test(account)) return " out of the end zone, touchback";
    const out = /\bball out of bounds\b( in End Zone)?/i.exec(account);
    return out === null ? "" : ` out of ${out[1] === undefined ? "bounds" : "the end zone"}`;
  }
  const isScore = creditOf(play, "fumbleReturnTouchdowns", recovery.playerId) !== undefined;
  // Falling on the ball in the end zone is no return.
  const far = creditOf(play, "fumbleReturnYards", recovery.playerId)?.amount ?? 0;
  const fellOnIt = isLast && isScore && far <= 0;
  const back = broughtBack(play, account, fumble, recovery, isScore && isLast);
  if (recovery.playerId === fumbler.playerId) {
    if (fellOnIt) return " and recovered for a touchdown";
    return `${back === "" ? " and" : ","} recovered${back}`;
  }
  const who = recovery.playerId === forcer?.playerId ? cast.short(recovery) : cast.full(recovery);
  return `; ${who} recovered for ${fellOnIt ? teamTouchdown(cast.nick(recovery.team)) : `${cast.team(recovery.team)}${back}`}`;
}

/** How far a loose ball was brought: a teammate ran with it, an opponent returned it. */
function broughtBack(play: Play, account: string, fumble: Fumble, recovery: Credit, isScore: boolean): string {
  const { fumbler, described } = fumble;
  const credited = creditOf(play, "fumbleReturnYards", recovery.playerId)?.amount ?? 0;
  const isOwn = recovery.playerId === fumbler.playerId;
  // His advance is in the yards of his run or catch, which are said already; not behind a bad snap.
  const isSaid = isOwn && !ABORTED.test(account) && hasGained(play, recovery);
  const verb = recovery.team === fumbler.team ? " and ran" : " and returned it";
  return broughtWords(verb, isSaid ? 0 : (described ?? credited), isScore);
}

function hasGained(play: Play, { playerId }: Credit): boolean {
  return play.credits.some(
    (credit) =>
      credit.playerId === playerId &&
      (credit.stat === "rushingYards" || credit.stat === "receivingYards") &&
      credit.amount !== 0,
  );
}

/** A snap that went wrong before there was a play. */
export const ABORTED = /\bFUMBLES \(Aborted\)|\bAborted\./;

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
