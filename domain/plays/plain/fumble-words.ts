import type { Credit } from "../../game/credit.ts";
import type { Play } from "../../game/play.ts";
import type { Cast } from "./cast.ts";
import { creditOf, creditsOf } from "./credit-of.ts";
import { returnedIt } from "./returned-it.ts";

/**
 * What became of a loose ball: `, fumbled; {Jer'Zhan }Newton recovered for Washington`. `subject` is whom the sentence is about; anybody
 * else who fumbles is named. Of two fumbles on one play the credits stand in their order.
 */
export function fumbleWords(play: Play, account: string, cast: Cast, subject: Credit | null): string {
  const fumblers = creditsOf(play, "fumbles");
  const recoveries = creditsOf(play, "fumbleRecoveries");
  const forcers = creditsOf(play, "forcedFumbles");
  return fumblers
    .map((fumbler, index) => {
      const isLast = index === fumblers.length - 1;
      // One fumble with two recoveries: the last man had the ball.
      const recovery = isLast && recoveries.length > fumblers.length ? recoveries.at(-1) : recoveries[index];
      const forcer = forcers.length === fumblers.length ? forcers[index] : undefined;
      const isOpening = index === 0 && subject?.playerId === fumbler.playerId;
      const opening = isOpening ? ", fumbled" : `; ${cast.short(fumbler)} fumbled`;
      const forced = forcer === undefined ? "" : `{, forced by ${cast.plain(forcer)}}`;
      return opening + forced + endOfFumble(play, account, cast, { fumbler, recovery, isLast });
    })
    .join("");
}

interface Fumble {
  fumbler: Credit;
  recovery: Credit | undefined;
  isLast: boolean;
}

function endOfFumble(play: Play, account: string, cast: Cast, { fumbler, recovery, isLast }: Fumble): string {
  if (recovery === undefined) {
    if (!isLast) return "";
    if (/\btouchback\b/i.test(account)) return " out of the end zone, touchback";
    return /\bball out of bounds\b/i.test(account) ? " out of bounds" : "";
  }
  const isScore = creditOf(play, "fumbleReturnTouchdowns", recovery.playerId) !== undefined;
  const back = isLast ? returnedIt(play, recovery, "fumbleReturnYards", "fumbleReturnTouchdowns") : "";
  // Falling on the ball in the end zone is no return.
  const fellOnIt = isLast && isScore && !/\d/.test(back);
  if (recovery.playerId === fumbler.playerId) return ` and recovered${fellOnIt ? " for a touchdown" : back}`;
  const place = cast.place(recovery.team);
  return `; ${cast.full(recovery)} recovered for ${fellOnIt ? `${article(place)} ${place} touchdown` : `${place}${back}`}`;
}

function article(place: string): string {
  return /^[AI]/.test(place) ? "an" : "a";
}

/**
 * A fumble before the deed itself, by the man who then did it or by a teammate who has no part in it: ` after a fumble`. Nothing where the
 * fumble came afterwards or lost the ball.
 */
export function fumbleEarlier(play: Play, doer: Credit, cast: Cast): string {
  const [fumbler, another] = creditsOf(play, "fumbles");
  if (fumbler === undefined || another !== undefined || fumbler.team !== doer.team) return "";
  const recovery = creditOf(play, "fumbleRecoveries");
  if (recovery?.team !== fumbler.team) return "";
  const hadBall = play.credits.some(
    ({ playerId, stat }) => playerId === fumbler.playerId && (stat === "receivingYards" || stat === "rushingYards"),
  );
  if (hadBall) return "";
  return fumbler.playerId === doer.playerId ? " after fumbling" : ` after a fumble by ${cast.full(fumbler)}`;
}
